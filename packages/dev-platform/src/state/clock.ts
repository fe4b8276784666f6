/** The server's clock. Each moment is later than all earlier ones, so that no two changes have the same date. */
export interface ServerClock {
  /** The next moment, as an ISO 8601 text in UTC with milliseconds. */
  next(): string;
}

/** Creates a clock that follows the system's time. A second call within a millisecond returns the next millisecond. */
export function createServerClock(): ServerClock {
  let latest = 0;
  return {
    next() {
      latest = Math.max(Date.now(), latest + 1);
      return new Date(latest).toISOString();
    },
  };
}
