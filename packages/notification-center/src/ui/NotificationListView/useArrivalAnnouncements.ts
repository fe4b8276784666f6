import { useEffect, useRef } from 'react';
import { countAbove } from '../../core/feed/countAbove.ts';
import { useNotificationCenter, useNotificationMessages } from '../../data/index.ts';
import { announcerOf } from '../announcer/announcer.ts';

/** How many came in above those that were there; all of them where none was. */
function countArrivals(ids: readonly string[], before: readonly string[]): number {
  return before.length === 0 ? ids.length : countAbove(ids, before);
}

/**
 * Has screen readers told how many items came in above those that were there, now and then, however many come.
 * @param ids all items of the list, waiting ones included, newest first; null while it loads. Another list needs another `key`.
 */
export function useArrivalAnnouncements(ids: readonly string[] | null): void {
  const center = useNotificationCenter();
  const messages = useNotificationMessages();
  const known = useRef<readonly string[] | null>(null);
  const count = useRef(0);

  useEffect(() => {
    const before = known.current;
    known.current = ids;
    const arrived = ids === null || before === null ? 0 : countArrivals(ids, before);
    if (arrived === 0) return;
    count.current += arrived;
    announcerOf(center).say('arrivals', () => {
      const text = messages.items.arrived(count.current);
      count.current = 0;
      return text;
    });
  }, [ids, center, messages]);
}
