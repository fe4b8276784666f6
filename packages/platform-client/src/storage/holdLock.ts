/**
 * Holds a shared lock until the signal fires, or as long as the page lives. Resolves once it is held, or never will be: a browser may lack
 * or refuse locks.
 */
export const holdLock = (name: string, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (!('locks' in navigator)) {
      resolve();
      return;
    }
    const hold = () => {
      resolve();
      return new Promise<void>((end) => signal?.addEventListener('abort', () => end()));
    };
    // The request ends with the signal, if the lock is not held yet.
    navigator.locks.request(name, { mode: 'shared', ...(signal && { signal }) }, hold).catch(() => resolve());
  });
