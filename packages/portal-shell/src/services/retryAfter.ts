/** `Retry-After` on 429 and 503 (RFC 9110 §10.2.3), in seconds or as a date, by which a service asks to retry later. */

/** The longest wait for one call. If a service asks for more, the portal shows the error. */
export const longestRetryAfterMs = 20_000;
/** The spread of the retries. Clients that were refused together must not return together. */
const spreadMs = 2000;

/**
 * Returns the wait before the call is repeated.
 *
 * @param now the time of the answer in milliseconds, by the server's `Date` header if there is one
 * @param random from 0 to 1; spreads the clients over two seconds after the requested moment
 * @returns null if the answer asks for no wait, or its wait is malformed
 */
export function retryAfterMs(status: number, header: unknown, now: number, random: number): number | null {
  if (status !== 429 && status !== 503) return null;
  if (typeof header !== 'string') return null;
  const text = header.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(/^[A-Z][a-z]{2}, /.test(text) ? text : '') - now;
  return Number.isNaN(wait) ? null : Math.max(0, wait) + random * spreadMs;
}

/** Resolves after a time, or rejects with the signal's reason as soon as it fires. */
export function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
