import { useEffect, useRef } from 'react';
import { useNotificationCenter, useNotificationMessages } from '../../data/index.ts';
import { announcerOf } from '../announcer/announcer.ts';

/** How many of `ids` stand above all that were there before. */
function countArrivals(ids: readonly string[], before: ReadonlySet<string>): number {
  if (before.size === 0) return ids.length;
  return Math.max(
    0,
    ids.findIndex((id) => before.has(id)),
  );
}

/**
 * Has screen readers told how many items came in above those that were there, now and then, however many come.
 * @param ids all items of the list, waiting ones included, newest first; null while it loads. Another list needs another `key`.
 */
export function useArrivalAnnouncements(ids: readonly string[] | null): void {
  const center = useNotificationCenter();
  const messages = useNotificationMessages();
  const known = useRef<ReadonlySet<string> | null>(null);
  const count = useRef(0);

  useEffect(() => {
    const before = known.current;
    known.current = ids === null ? null : new Set(ids);
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
