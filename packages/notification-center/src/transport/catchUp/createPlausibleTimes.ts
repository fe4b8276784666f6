import type { Notification } from '../../core/notification.ts';
import type { Environment } from '@gantry/base/environment';
import { orderTimes } from './orderTimes.ts';

const dayMs = 86_400_000;
const enoughItems = 5;

/**
 * Creates a function that gives the newest server time that counts as plausible in a response. A single date in the future, used as a watermark, would make the catch-up miss every change,
 * so a date that is a day ahead of the client's clock is ignored. If most dates of a response are, the client's clock is behind;
 * the difference is remembered.
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
