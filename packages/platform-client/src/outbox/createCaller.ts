import type { Outcome } from './OutboxRow.ts';

/** The pending promise of a write's caller in this tab. */
export interface Caller {
  readonly ended: Promise<Outcome>;
  readonly end: (outcome: Outcome) => void;
  /** Resolves once the write counts as queued. */
  readonly waiting: Promise<void>;
  readonly wait: () => void;
  /** True once the write counts as queued. */
  readonly isTold: () => boolean;
}

export function createCaller(): Caller {
  let isTold = false;
  const { promise: ended, resolve: end } = Promise.withResolvers<Outcome>();
  const { promise: waiting, resolve } = Promise.withResolvers<void>();
  const wait = () => {
    isTold = true;
    resolve();
  };
  return { ended, end, waiting, wait, isTold: () => isTold };
}
