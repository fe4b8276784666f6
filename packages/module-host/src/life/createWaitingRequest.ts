import {
  ServiceError,
  type ModuleServiceName,
  type ServiceErrorDetails,
  type ServiceResult,
  type WaitingRequest,
} from '@gantry/module';
import type { LaterOutbox } from '@gantry/platform-client/outbox/Outbox';
import type { Outcome } from '@gantry/platform-client/outbox/OutboxRow';

interface WaitingRequestOptions {
  readonly outbox: Pick<LaterOutbox, 'open'>;
  /** The name of the module, whose targets are its own. */
  readonly owner: string;
  /** The program that the module is open in. */
  readonly programId: string | null;
}

type Answered = ServiceResult<unknown>;

/** The result of a write that may wait, for a module. */
type WaitingAnswer =
  | { readonly ok: true; readonly isWaiting: false; readonly value: unknown }
  | { readonly ok: true; readonly isWaiting: true; readonly sent: Promise<Answered | null> }
  | { readonly ok: false; readonly error: ServiceError };

/** A mistake in a call of a view, which no compiler has seen. */
function checkRequest({ title, body }: WaitingRequest): void {
  if (typeof title !== 'string' || title.trim() === '') {
    throw new TypeError('A write that may wait has no title, so nobody could tell what waits. Give it one.');
  }
  if (body instanceof FormData || body instanceof Blob) {
    throw new TypeError('A file cannot wait in the list of writes. Send it without whenOffline.');
  }
}

/** Creates the function by which a module makes writes that may wait. */
export function createWaitingRequest({ outbox, owner, programId }: WaitingRequestOptions) {
  /** @param sendAtOnce makes the call without keeping it */
  return async (
    service: ModuleServiceName,
    path: string,
    init: WaitingRequest & { readonly parse?: (answer: unknown) => unknown },
    sendAtOnce: () => Promise<Answered>,
  ): Promise<WaitingAnswer> => {
    checkRequest(init);
    const { method, query = {}, body, title, target, parse = (answer) => answer } = init;

    const resultOf = (outcome: Exclude<Outcome, { kind: 'dropped' }>): Answered => {
      const fail = (details: Pick<ServiceErrorDetails, 'kind' | 'status' | 'fieldErrors' | 'cause'>, message = '') => ({
        ok: false as const,
        error: new ServiceError({ ...details, service, method, path, serverMessage: message || null }),
      });
      if (outcome.kind === 'refused') {
        const { isMalformed, status, message, fieldErrors = null } = outcome;
        return fail({ kind: isMalformed ? 'malformed' : 'refused', status, fieldErrors }, message ?? '');
      }
      try {
        return { ok: true, value: parse(outcome.value) };
      } catch (cause) {
        return fail({ kind: 'malformed', cause });
      }
    };

    const written = await (
      await outbox.open()
    )
      ?.write({
        program: programId,
        service,
        method,
        path,
        query,
        body: body === undefined ? null : JSON.stringify(body),
        contentType: null,
        target: JSON.stringify(target === undefined ? [service, path] : [owner, target]),
        title: title.trim().slice(0, 300),
      })
      .catch((error: unknown) => {
        console.warn('A write could not be kept, so it is sent at once.', error);
      });
    if (!written) {
      const result = await sendAtOnce();
      return result.ok ? { ...result, isWaiting: false } : result;
    }
    const later = (outcome: Outcome) => (outcome.kind === 'dropped' ? null : resultOf(outcome));
    if (written.isWaiting) return { ok: true, isWaiting: true, sent: written.ended.then(later) };
    const result = later(written.outcome);
    // Taken back while it was on its way.
    if (result === null) return { ok: true, isWaiting: true, sent: Promise.resolve(null) };
    return result.ok ? { ...result, isWaiting: false } : result;
  };
}
