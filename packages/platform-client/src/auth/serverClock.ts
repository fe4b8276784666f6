/**
 * The servers' time. The clock of a device may be wrong by a day, and its user must still be able to sign in, so it does not decide
 * whether a token is valid. The `Date` header of the portal's own server gives the difference.
 */
export interface ServerClock {
  /** The servers' time in seconds of the epoch; null until it is known. */
  readonly now: () => number | null;
  /** Sets the time by a `Date` header and when it arrived, in milliseconds of the device's clock. A missing or malformed one changes nothing. */
  readonly learn: (date: string | null, at: number) => void;
}

/** Creates a clock without a known time. `deviceNow` is in milliseconds. */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  let offset: number | null = null;
  return {
    now: () => (offset === null ? null : (deviceNow() + offset) / 1000),
    learn: (date, at) => {
      const time = Date.parse(date ?? '');
      if (!Number.isNaN(time)) offset = time - at;
    },
  };
}
