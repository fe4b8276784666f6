import type { Notification } from '../../core/notification.ts';
import type { Environment } from '../environment.ts';
import { orderTimes } from './orderTimes.ts';

/** Tells the dates that can be from those that a wrong clock at the service put into the future. */
export interface PlausibleTimes {
  /** The newest server time that an answer's items may have and still be believed. */
  readonly latest: (items: readonly Notification[]) => number;
}

const dayMs = 86_400_000;
const enoughItems = 5;

/**
 * Makes the judge of one service's dates. A single date in the future, taken as "complete up to here", would make the catch-up
 * deaf, so what is a day ahead of the client's clock is not believed. Where that is most of what the service says, it is the
 * client's clock that is behind, and by how much is remembered.
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
