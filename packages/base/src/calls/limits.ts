/** Without an answer after this long, people are shown what is there: a kept answer, or that their write is queued. In milliseconds. */
export const patienceMs = 4000;
/** Silence that ends a call, in milliseconds. Its length does not matter: a large file on a slow line takes the time that it needs. */
export const longestSilenceMs = 30_000;
/** The slowest line that a body is sent on. A browser may not report the progress of an upload, so a limit on silence grows with its size. */
export const slowestBytesPerMs = 8;
