import type { Notification } from '../../core/notification.ts';

/**
 * The server times by which the service orders and cuts its responses. It uses `lastModifiedDate`, so an item without one says
 * nothing about how far a response reaches.
 */
export function orderTimes(items: readonly Notification[]): readonly number[] {
  return items.flatMap(({ lastModifiedDate, modifiedAt }) =>
    lastModifiedDate === null || modifiedAt === null ? [] : [modifiedAt],
  );
}

/** The newest of these times that is not above `atMost`; null if there is none. */
export function newestTime(items: readonly Notification[], atMost = Number.POSITIVE_INFINITY): number | null {
  const newest = orderTimes(items).reduce((newer, time) => (time > atMost ? newer : Math.max(newer, time)), 0);
  return newest === 0 ? null : newest;
}

/** The oldest of these times; null if there is none. */
export function oldestTime(items: readonly Notification[]): number | null {
  const oldest = orderTimes(items).reduce((older, time) => Math.min(older, time), Number.POSITIVE_INFINITY);
  return oldest === Number.POSITIVE_INFINITY ? null : oldest;
}
