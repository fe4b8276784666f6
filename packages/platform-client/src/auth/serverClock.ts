/**
 * The servers' time. The clock of a device may be wrong by a day, and its user must still be able to sign in, so it does not decide
 * whether a token is valid. The `Date` header of the portal's own server gives the difference.
 */
export type ServerClock = ReturnType<typeof createServerClock>;

/** Creates a clock without a known time. `deviceNow` is in milliseconds. */
export function createServerClock(deviceNow: () => number = Date.now) {
  let offset: number | null = null;
  return {
    /** The servers' time in seconds of the epoch; null until it is known. */
    now: () => (offset === null ? null : (deviceNow() + offset) / 1000),
    /** Sets the time by a `Date` header and when it arrived, in milliseconds of the device's clock. A missing or malformed one changes nothing. */
    learn: (date: string | null, at: number) => {
      const time = Date.parse(date ?? '');
      if (!Number.isNaN(time)) offset = time - at;
    },
  };
}
