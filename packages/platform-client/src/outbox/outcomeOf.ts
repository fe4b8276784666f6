import { ServiceError } from '@gantry/module';
import type { Outcome } from './OutboxRow.ts';

/** Statuses after which the same write may succeed. Every other status from 400 to 499 is the service's last word. */
const passingStatuses: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** Why a write has to wait: no answer came, or one that asks for another try. */
export type Delay = 'unreachable' | 'busy';

/** What a failure means for a write. */
export function outcomeOf(error: unknown): Outcome | Delay {
  // The client refuses an address outside of the service before it sends anything.
  if (!(error instanceof ServiceError)) return { kind: 'refused', isMalformed: false, status: null, message: null };
  const { kind, status, serverMessage: message, fieldErrors, isToldToWait } = error;
  if (kind === 'malformed') return { kind: 'refused', isMalformed: true, status, message };
  if (kind !== 'refused' || status === null) return isToldToWait ? 'busy' : 'unreachable';
  if (isToldToWait || status >= 500 || passingStatuses.has(status)) return 'busy';
  return { kind: 'refused', isMalformed: false, status, message, fieldErrors };
}

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
