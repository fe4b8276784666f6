/**
 * The servers' time. The clock of a device may be wrong by a day, and a person with such a clock must be able to sign in, so tokens are
 * never judged by it. The difference is learnt from the `Date` header of the portal's own server.
 */
export interface ServerClock {
  /** The servers' time in seconds of the epoch; null until a server has told it. */
  now(this: void): number | null;
  /** Learns the time from a `Date` header that has just arrived. A missing or malformed one changes nothing. */
  learn(this: void, date: string | null): void;
}

/** Makes a clock that knows nothing yet. `deviceNow` is in milliseconds. */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  let offset: number | null = null;
  return {
    now: () => (offset === null ? null : (deviceNow() + offset) / 1000),
    learn: (date) => {
      const time = Date.parse(date ?? '');
      if (!Number.isNaN(time)) offset = time - deviceNow();
    },
  };
}
