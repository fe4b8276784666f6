/** A semaphore: it runs at most some actions at once, first come first served. */
export interface Semaphore {
  /** Runs the action as soon as a place is free. Rejects with the signal's reason if that fires first. */
  readonly run: <Result>(signal: AbortSignal, action: () => Promise<Result>) => Promise<Result>;
}

export function createSemaphore(count: number): Semaphore {
  let free = count;
  const waiting = new Set<() => void>();

  const wait = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.delete(go);
        reject(signal.reason);
      };
      const go = () => {
        waiting.delete(go);
        signal.removeEventListener('abort', leave);
        resolve();
      };
      waiting.add(go);
      signal.addEventListener('abort', leave);
    });

  return {
    run: async (signal, action) => {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      // An action that ends hands its place on, so the number of free ones stays.
      else await wait(signal);
      try {
        return await action();
      } finally {
        const [next] = waiting;
        if (next) next();
        else free += 1;
      }
    },
  };
}
