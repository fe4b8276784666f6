import type { Notification } from '../../core/notification.ts';
import type { Environment } from '@gantry/base/environment';
import { orderTimes } from './orderTimes.ts';

/** Detects dates that a wrong clock of the service put into the future. */
export interface PlausibleTimes {
  /** The newest server time that counts as plausible in a response. */
  readonly latest: (items: readonly Notification[]) => number;
}

const dayMs = 86_400_000;
const enoughItems = 5;

/**
 * Checks the dates of one service. A single date in the future, used as a watermark, would make the catch-up miss every change,
 * so a date that is a day ahead of the client's clock is ignored. If most dates of a response are, the client's clock is behind;
 * the difference is remembered.
 */
export function createPlausibleTimes({ now }: Pick<Environment, 'now'>): PlausibleTimes {
  let behind = 0;
  return {
    latest(items) {
      const times = orderTimes(items);
      const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
      if (median !== undefined && times.length >= enoughItems && median > now() + behind + dayMs)
        behind = median - now();
      return now() + behind + dayMs;
    },
  };
}
