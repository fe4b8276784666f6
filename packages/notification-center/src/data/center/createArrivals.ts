import type { Environment } from '../../transport/environment.ts';

/** Hub events on their way into the feed. */
export interface Arrivals<Item> {
  readonly push: (items: readonly Item[]) => void;
  /** Keeps what arrives until `release`, but never for longer than people would notice. */
  readonly hold: () => void;
  readonly release: () => void;
  /** Forgets what is kept. */
  readonly drop: () => void;
}

const longestHoldMs = 2000;

/**
 * Makes the way in. While a connection is being caught up with, its events wait: first what was missed, then what is new.
 */
export function createArrivals<Item>(
  environment: Environment,
  deliver: (items: readonly Item[]) => void,
): Arrivals<Item> {
  let held: (readonly Item[])[] | null = null;
  let cancelTimer = () => {};

  function release() {
    cancelTimer();
    const waiting = held ?? [];
    held = null;
    for (const items of waiting) deliver(items);
  }

  return {
    push(items) {
      if (held === null) deliver(items);
      else held.push(items);
    },
    hold() {
      cancelTimer();
      held ??= [];
      cancelTimer = environment.setTimer(release, longestHoldMs);
    },
    release,
    drop() {
      cancelTimer();
      held = null;
    },
  };
}
