/** Lets only some go on at a time. Those that wait go on in the order in which they came. */
export interface Turns {
  /** Runs the action when it is its turn. Rejects with the signal's reason if that fires first. */
  readonly take: <Result>(signal: AbortSignal, action: () => Promise<Result>) => Promise<Result>;
}

export function createTurns(count: number): Turns {
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
    take: async (signal, action) => {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      // Whoever ends hands the turn on, so the number of free ones stays.
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
