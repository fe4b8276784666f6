/** A semaphore: it runs at most some actions at once, first come first served. */
export type Semaphore = ReturnType<typeof createSemaphore>;

export function createSemaphore(count: number) {
  let free = count;
  const waiting = new Set<() => void>();

  const wait = (signal: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.add(resolve);
    signal.addEventListener('abort', () => {
      waiting.delete(resolve);
      reject(signal.reason);
    });
    return promise;
  };

  return {
    /** Runs the action as soon as a place is free. Rejects with the signal's reason if that fires first. */
    run: async <Result>(signal: AbortSignal, action: () => Promise<Result>): Promise<Result> => {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      // An action that ends hands its place on, so the number of free ones stays.
      else await wait(signal);
      try {
        return await action();
      } finally {
        const [next] = waiting;
        if (next === undefined) free += 1;
        else {
          waiting.delete(next);
          next();
        }
      }
    },
  };
}
