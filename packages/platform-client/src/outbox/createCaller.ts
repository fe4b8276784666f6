import type { Outcome } from './OutboxRow.ts';

/** The result that a caller receives for a write that has not ended. */
type Told = 'onItsWay' | 'waits';

/** The pending promise of a write's caller in this tab. */
export type Caller = ReturnType<typeof createCaller>;

export function createCaller() {
  let isTold = false;
  const { promise: ended, resolve: end } = Promise.withResolvers<Outcome>();
  const { promise: waiting, resolve } = Promise.withResolvers<Told>();
  const wait = (told: Told) => {
    isTold = true;
    resolve(told);
  };
  return {
    ended,
    end,
    /** Resolves once the caller has received that result. */
    waiting,
    wait,
    /** True once the caller has received that result. */
    isTold: () => isTold,
  };
}
