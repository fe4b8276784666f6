const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/**
 * Resolves when it is worth trying again after so many failures in a row: after a time that grows, and at once when the browser says that there is
 * a network, or the page is seen again. Rejects with the signal's reason.
 */
export function whenToTryAgain(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = new AbortController();
    const { signal: ended } = end;
    const go = () => {
      end.abort();
      resolve();
    };
    const timer = setTimeout(go, Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs));
    ended.addEventListener('abort', () => clearTimeout(timer));
    addEventListener('online', go, { signal: ended });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') go();
      },
      { signal: ended },
    );
    signal.addEventListener(
      'abort',
      () => {
        end.abort();
        reject(signal.reason);
      },
      { signal: ended },
    );
  });
}
