import { useEffect, useRef } from 'react';
import { countAbove } from '../../core/feed/countAbove.ts';
import { useNotificationCenter, useNotificationMessages } from '../../data/index.ts';
import type { NotificationFilter } from './useFilteredIds.ts';

/** Returns the ids above the earlier ones; all ids if `before` is empty. */
function arrivalsIn(ids: readonly string[], before: readonly string[]): readonly string[] {
  return before.length === 0 ? ids : ids.slice(0, countAbove(ids, before));
}

/**
 * Announces to screen readers, at most every few seconds, how many items arrived at the top of a list.
 * @param ids all items of the list, waiting ones included, newest first; null while it loads. Another list needs another `key`.
 * @param filter hidden items are not counted.
 */
export function useArrivalAnnouncements(ids: readonly string[] | null, filter: NotificationFilter | undefined): void {
  const { feed, reaches, screens } = useNotificationCenter();
  const { sayArrived } = screens.announcer;
  const messages = useNotificationMessages();
  const known = useRef<readonly string[] | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = ids;
    if (ids === null || before === null) return;
    const arrived = arrivalsIn(ids, before).filter((id) => {
      const item = feed.getItem(id);
      return item !== undefined && reaches('toast', item) && (filter === undefined || filter(item));
    });
    if (arrived.length > 0) sayArrived(arrived, messages.items.arrived);
  }, [ids, filter, feed, reaches, sayArrived, messages]);
}
