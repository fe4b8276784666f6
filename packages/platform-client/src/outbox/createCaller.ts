import type { Outcome } from './OutboxRow.ts';

/** The result that a caller receives for a write that has not ended. */
type Told = 'onItsWay' | 'waits';

/** The pending promise of a write's caller in this tab. */
export interface Caller {
  readonly ended: Promise<Outcome>;
  readonly end: (outcome: Outcome) => void;
  /** Resolves once the caller has received that result. */
  readonly waiting: Promise<Told>;
  readonly wait: (told: Told) => void;
  /** True once the caller has received that result. */
  readonly isTold: () => boolean;
}

export function createCaller(): Caller {
  let isTold = false;
  const { promise: ended, resolve: end } = Promise.withResolvers<Outcome>();
  const { promise: waiting, resolve } = Promise.withResolvers<Told>();
  const wait = (told: Told) => {
    isTold = true;
    resolve(told);
  };
  return { ended, end, waiting, wait, isTold: () => isTold };
}
