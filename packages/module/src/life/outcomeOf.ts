import { ServiceError } from '../context/ServiceError.ts';
import type { WriteOutcome } from './PortalClient.ts';

/** Statuses after which the same write may succeed. Every other status from 400 to 499 is the service's last word. */
const passingStatuses: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** Why a write has to wait: no answer came, or one that asks for another try. */
export type Delay = 'unreachable' | 'busy';

/** What a failure means for a write. */
export function outcomeOf(error: unknown): WriteOutcome | Delay {
  // The client refuses an address outside of the service before it sends anything.
  if (!(error instanceof ServiceError)) return { kind: 'refused', isMalformed: false, status: null, message: null };
  const { kind, status, serverMessage: message, fieldErrors, isToldToWait } = error;
  if (kind === 'malformed') return { kind: 'refused', isMalformed: true, status, message };
  if (kind !== 'refused' || status === null) return isToldToWait ? 'busy' : 'unreachable';
  if (isToldToWait || status >= 500 || passingStatuses.has(status)) return 'busy';
  return { kind: 'refused', isMalformed: false, status, message, fieldErrors };
}
