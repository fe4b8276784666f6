import { ServiceError } from '@gantry/module';
import type { Outcome } from './OutboxRow.ts';

/** Statuses after which the same write may succeed. Every other status from 400 to 499 is the service's last word. */
const passingStatuses: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** Why a write has to wait: no answer came, or one that asks for another try. */
export type Delay = 'unreachable' | 'busy';

/** What a failure means for a write. */
export function endOf(error: unknown): Outcome | Delay {
  // The client refuses an address outside of the service before it sends anything.
  if (!(error instanceof ServiceError)) return { kind: 'refused', isMalformed: false, status: null, message: null };
  const { kind, status, serverMessage: message, fieldErrors, isToldToWait } = error;
  if (kind === 'malformed') return { kind: 'refused', isMalformed: true, status, message };
  if (kind !== 'refused' || status === null) return isToldToWait ? 'busy' : 'unreachable';
  if (isToldToWait || status >= 500 || passingStatuses.has(status)) return 'busy';
  return { kind: 'refused', isMalformed: false, status, message, fieldErrors };
}

/** Whoever made a write in this tab and has not heard of its end. */
export interface Caller {
  readonly ended: Promise<Outcome>;
  readonly end: (outcome: Outcome) => void;
  /** Resolves when the person need not look on any longer. */
  readonly waiting: Promise<void>;
  readonly wait: () => void;
  /** True once the write counts as waiting. */
  readonly isTold: () => boolean;
}

export function createCaller(): Caller {
  let isTold = false;
  let end: Caller['end'] = () => undefined;
  let wait = () => undefined as void;
  const ended = new Promise<Outcome>((resolve) => {
    end = resolve;
  });
  const waiting = new Promise<void>((resolve) => {
    wait = () => {
      isTold = true;
      resolve();
    };
  });
  return { ended, end, waiting, wait, isTold: () => isTold };
}
