/** The server's clock: every moment it gives is later than all it gave before, so that no two changes share one. */
export interface ServerClock {
  /** The next moment, as an ISO 8601 text in UTC with milliseconds. */
  next(): string;
}

/** A clock that follows the system's time and runs ahead by a millisecond whenever it is asked twice within one. */
export function createServerClock(): ServerClock {
  let latest = 0;
  return {
    next() {
      latest = Math.max(Date.now(), latest + 1);
      return new Date(latest).toISOString();
    },
  };
}
