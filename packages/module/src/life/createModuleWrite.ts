import type { ModuleRequestFunction, ServiceResult } from '../context/ModuleRequest.ts';
import type { ModuleServiceName } from '../context/ModuleServices.ts';
import type { ModuleWrite, ModuleWriteFunction, WriteResult } from '../context/ModuleWrite.ts';
import { ServiceError } from '../context/ServiceError.ts';
import type { HeldDrafts, KeptDraft } from './createModuleDrafts.ts';
import type { PortalClient, PortalWrite, WriteOutcome } from './PortalClient.ts';
import { resultOf, type Parse } from './resultOf.ts';

/** The module whose writes they are. */
export interface WritingPage {
  readonly drafts: HeldDrafts;
  readonly origin: () => NonNullable<PortalWrite['origin']>;
}

interface ModuleWriteOptions extends Pick<PortalClient, 'outbox'> {
  /** Makes the call without keeping it. */
  readonly request: ModuleRequestFunction;
  /** The name of the module, whose targets are its own. */
  readonly owner: string;
  /** The program that the module is open in. */
  readonly programId: () => string | null;
  /** An extension and an app have none. */
  readonly page?: WritingPage;
}

type Answered = ServiceResult<unknown>;

/** A mistake in a call of a view, which no compiler has seen. */
function checkWrite({ title, body }: ModuleWrite): void {
  if (typeof title !== 'string' || title.trim() === '') {
    throw new TypeError('A write has no title, so nobody could tell what is not sent yet. Give it one.');
  }
  if (body instanceof FormData || body instanceof Blob) {
    throw new TypeError('A write has a body of JSON. Send a file by context.upload.');
  }
}

const stateOf = (result: Answered): WriteResult<unknown> =>
  result.ok ? { state: 'sent', value: result.value } : { state: 'failed', error: result.error };

/** Moves a draft into a write, and back after a refusal in view of the person. */
function takeDraft(drafts: HeldDrafts | undefined, form: string | undefined, draft: KeptDraft | null) {
  let takenAt: number | null = null;
  return {
    take: () => {
      if (drafts === undefined || form === undefined || draft === null) return;
      takenAt = Date.now();
      drafts.remove(form);
    },
    giveBack: ({ serverMessage: message, fieldErrors }: ServiceError) => {
      if (drafts === undefined || form === undefined || draft === null || takenAt === null) return;
      const typed = drafts.read(form);
      const isNewer = typed !== null && typed.savedAt >= takenAt;
      drafts.put(form, { ...draft, ...(isNewer && typed), refusal: { message, fieldErrors } });
    },
  };
}

/** Creates the function by which a module writes. */
export function createModuleWrite({
  outbox,
  request,
  owner,
  programId,
  page,
}: ModuleWriteOptions): ModuleWriteFunction {
  const write = async (
    service: ModuleServiceName,
    path: string,
    init: ModuleWrite & Parse,
  ): Promise<WriteResult<unknown>> => {
    checkWrite(init);
    const { method, query = {}, body, title, target, form, after = [], parse = (answer) => answer } = init;
    const call = { service, method, path };

    const later = (outcome: WriteOutcome): Answered | null => {
      if (outcome.kind === 'dropped') return null;
      if (outcome.kind === 'answered') return resultOf(outcome.value, init, call);
      const { isMalformed, status, message, fieldErrors = null } = outcome;
      const kind = isMalformed ? 'malformed' : 'refused';
      const serverMessage = message || null;
      return { ok: false, error: new ServiceError({ ...call, kind, status, fieldErrors, serverMessage }) };
    };

    const draft = (form !== undefined && page?.drafts.kept(form)) || null;
    const taken = takeDraft(page?.drafts, form, draft);
    const queue = await outbox.open();
    const written = await queue
      ?.write(
        {
          program: programId(),
          ...call,
          query,
          body: body === undefined ? null : JSON.stringify(body),
          contentType: null,
          target: JSON.stringify(target === undefined ? [service, path] : [owner, target]),
          title: title.trim(),
          after: after.map(({ key, name = null }) => ({ key, name })),
          ...(page && { origin: page.origin() }),
          ...(form !== undefined &&
            draft && { form: { name: form, values: draft.values, savedAt: draft.savedAt }, replaces: draft.write }),
        },
        taken.take,
      )
      .catch((error: unknown) => {
        console.warn('A write could not be kept, so it is sent at once.', error);
      });
    if (!written) {
      for (const { result } of after) {
        const sent = await result;
        if (sent?.ok === false) return stateOf(sent);
      }
      const result = await request(service, path, { method, query, body, parse });
      if (result.ok) taken.take();
      return stateOf(result);
    }
    const key = written.id;
    if (written.state !== 'ended') return { state: written.state, key, sent: written.ended.then(later) };
    const result = later(written.outcome);
    // Taken back while it was on its way.
    if (result === null) return { state: 'waits', key, sent: Promise.resolve(null) };
    if (!result.ok) taken.giveBack(result.error);
    return stateOf(result);
  };
  // The value is what `parse` returns. TypeScript cannot infer the overloads from one function.
  return write as ModuleWriteFunction;
}
