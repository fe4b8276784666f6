interface Entry<Tab> {
  readonly tab: Tab;
  readonly begin: () => void;
}

/**
 * The locks of a simulated browser: one tab at a time has each.
 *
 * @param alive what a dead tab waits for never comes
 */
export function createTabLocks<Tab>(alive: (tab: Tab, work: () => Promise<void>) => Promise<void>) {
  const locks = new Map<string, readonly Entry<Tab>[]>();

  const release = (name: string, entry: Entry<Tab>) => {
    const queue = locks.get(name) ?? [];
    const rest = queue.filter((other) => other !== entry);
    locks.set(name, rest);
    if (queue[0] === entry) rest[0]?.begin();
  };

  return {
    alone: async <Result>(tab: Tab, name: string, action: () => Promise<Result>): Promise<Result> => {
      const queue = locks.get(name) ?? [];
      const { promise: turn, resolve: begin } = Promise.withResolvers<void>();
      const entry: Entry<Tab> = { tab, begin };
      locks.set(name, [...queue, entry]);
      if (queue.length === 0) begin();
      try {
        await alive(tab, () => turn);
        return await action();
      } finally {
        release(name, entry);
      }
    },
    /** A tab that is gone has none. */
    giveUp: (tab: Tab) => {
      for (const [name, queue] of locks) for (const entry of queue) if (entry.tab === tab) release(name, entry);
    },
  };
}
