import type { ServiceResult, WaitingRequest, WaitingResult } from '../context/ModuleRequest.ts';
import type { ModuleServiceName } from '../context/ModuleServices.ts';
import { ServiceError } from '../context/ServiceError.ts';
import type { PortalClient, WriteOutcome } from './PortalClient.ts';
import { resultOf, type Parse } from './resultOf.ts';

export interface WaitingRequestOptions extends Pick<PortalClient, 'outbox'> {
  /** The name of the module, whose targets are its own. */
  readonly owner: string;
  /** The program that the module is open in. */
  readonly programId: () => string | null;
}

type Answered = ServiceResult<unknown>;

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
    init: WaitingRequest & Parse,
    sendAtOnce: () => Promise<Answered>,
  ): Promise<WaitingResult<unknown>> => {
    checkRequest(init);
    const { method, query = {}, body, title, target } = init;
    const call = { service, method, path };

    const later = (outcome: WriteOutcome): Answered | null => {
      if (outcome.kind === 'dropped') return null;
      if (outcome.kind === 'answered') return resultOf(outcome.value, init, call);
      const { isMalformed, status, message, fieldErrors = null } = outcome;
      const kind = isMalformed ? 'malformed' : 'refused';
      const serverMessage = message || null;
      return { ok: false, error: new ServiceError({ ...call, kind, status, fieldErrors, serverMessage }) };
    };

    const written = await (
      await outbox.open()
    )
      ?.write({
        program: programId(),
        ...call,
        query,
        body: body === undefined ? null : JSON.stringify(body),
        contentType: null,
        target: JSON.stringify(target === undefined ? [service, path] : [owner, target]),
        title: title.trim(),
      })
      .catch((error: unknown) => {
        console.warn('A write could not be kept, so it is sent at once.', error);
      });
    if (!written) {
      const result = await sendAtOnce();
      return result.ok ? { ...result, isWaiting: false } : result;
    }
    if (written.isWaiting) return { ok: true, isWaiting: true, sent: written.ended.then(later) };
    const result = later(written.outcome);
    // Taken back while it was on its way.
    if (result === null) return { ok: true, isWaiting: true, sent: Promise.resolve(null) };
    return result.ok ? { ...result, isWaiting: false } : result;
  };
}
