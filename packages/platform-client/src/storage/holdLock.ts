/** A lock that nobody holds is given at once. After this long without an answer, in milliseconds, a page goes on without it. */
export const lockPatienceMs = 5000;

/**
 * Holds a shared lock until the signal fires, or as long as the page lives. Resolves once it is held, or is waited for no longer: a browser may
 * lack or refuse locks, or not answer.
 */
export const holdLock = (name: string, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const hold = () => {
      resolve();
      return new Promise<void>((end) => signal?.addEventListener('abort', () => end()));
    };
    // The request ends with the signal, if the lock is not held yet.
    const request = async () => navigator.locks.request(name, { mode: 'shared', ...(signal && { signal }) }, hold);
    request().catch(() => resolve());
    setTimeout(resolve, lockPatienceMs);
  });
