import type { Environment } from '@gantry/base/environment';
import type { Notification } from '../../core/notification.ts';

/**
 * The server times by which the service orders and cuts its responses. It uses `lastModifiedDate`, so an item without one says
 * nothing about how far a response reaches.
 */
function orderTimes(items: readonly Notification[]): readonly number[] {
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

const dayMs = 86_400_000;
const enoughItems = 5;

/**
 * Creates a function that gives the newest server time that counts as plausible in a response. A single date in the future, used as a watermark,
 * would make the catch-up miss every change, so a date that is a day ahead of the client's clock is ignored. If most dates of a response are,
 * the client's clock is behind; the difference is remembered.
 */
export function createPlausibleTimes({ now }: Pick<Environment, 'now'>) {
  let behind = 0;
  return (items: readonly Notification[]): number => {
    const times = orderTimes(items);
    const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
    if (median !== undefined && times.length >= enoughItems && median > now() + behind + dayMs) behind = median - now();
    return now() + behind + dayMs;
  };
}
