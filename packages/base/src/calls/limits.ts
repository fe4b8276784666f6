/** Without an answer after this long, people are shown what is there: a kept answer, or that their write is queued. In milliseconds. */
export const patienceMs = 4000;
/** Rejects after the time limit, in milliseconds. The work itself goes on. */
export const withinLimit = <Value>(what: string, work: Promise<Value>, longestMs: number): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} took too long.`)), longestMs);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });

/** Whether a moment is at most these days away: a clock that was put back has moments of the future. */
export const isWithinDays = (at: number, days: number, now = Date.now()): boolean =>
  Math.abs(now - at) <= days * 86_400_000;

/** Silence that ends a call, in milliseconds. Its length does not matter: a large file on a slow line takes the time that it needs. */
export const longestSilenceMs = 30_000;
/** The slowest line that a body is sent on. A browser may not report the progress of an upload, so a limit on silence grows with its size. */
export const slowestBytesPerMs = 8;
