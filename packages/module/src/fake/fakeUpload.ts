import type { ModuleContext } from '../context/ModuleContext.ts';
import type { ServiceResult } from '../context/ModuleRequest.ts';
import type { ModuleUpload, ModuleUploadFunction, UploadHandle, UploadProgress } from '../context/ModuleUpload.ts';
import { ServiceError, type ServiceErrorDetails } from '../context/ServiceError.ts';
import type { FakeAnswer, FakeCall } from './fakeServices.ts';

const tooLarge = 413;

/**
 * Creates the `upload` of a fake context. The file is one call with a form, whatever its size, and is sent once nothing holds it: it begins in a
 * task of its own, so that a test can pause or cancel it first.
 */
export function createFakeUpload(
  take: (call: FakeCall) => Promise<FakeAnswer>,
  { program, getAccessToken }: Pick<ModuleContext, 'program' | 'getAccessToken'>,
): ModuleUploadFunction {
  let count = 0;
  const upload = (
    file: File,
    {
      service,
      path,
      fields = {},
      signal,
      parse = (value) => value,
    }: ModuleUpload & { readonly parse?: (answer: unknown) => unknown },
  ): UploadHandle<unknown> => {
    count += 1;
    const key = `upload-${count}`;
    let progress: UploadProgress = { phase: 'waiting', sentBytes: 0, totalBytes: file.size };
    const changes = new EventTarget();
    const change = (phase: UploadProgress['phase'], sentBytes = progress.sentBytes) => {
      if (progress.phase === 'ended') return;
      progress = { ...progress, phase, sentBytes };
      changes.dispatchEvent(new Event('change'));
    };
    const fail = (kind: ServiceErrorDetails['kind'], more: object = {}): ServiceResult<unknown> => ({
      ok: false,
      error: new ServiceError({ kind, service, method: 'POST', path, ...more }),
    });
    const cancelled = new Promise<ServiceResult<unknown>>((resolve) => {
      changes.addEventListener('cancel', () => resolve(fail('cancelled')));
    });
    const untilResumed = () =>
      new Promise<void>((resolve) => {
        changes.addEventListener('resume', () => resolve(), { once: true });
      });

    const send = async (): Promise<ServiceResult<unknown>> => {
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      while (progress.phase === 'paused') await untilResumed();
      if (progress.phase === 'ended') return fail('cancelled');
      change('sending');
      const body = new FormData();
      body.set('file', file);
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const token = await getAccessToken();
      const answer = await take({
        service,
        method: 'POST',
        path,
        query: {},
        program: program?.id ?? null,
        body,
        token,
      });
      if ('isUnreachable' in answer) return fail('unreachable');
      change('sent', file.size);
      if ('status' in answer) {
        const more = { status: answer.status, serverMessage: answer.message ?? null };
        return fail(answer.status === tooLarge ? 'tooLarge' : 'refused', more);
      }
      try {
        return { ok: true, value: parse('json' in answer ? answer.json : answer.file) };
      } catch (cause) {
        return fail('malformed', { cause });
      }
    };
    const result = Promise.race([send(), cancelled]).finally(() => change('ended'));
    const cancel = () => {
      changes.dispatchEvent(new Event('cancel'));
      change('ended');
    };
    signal?.addEventListener('abort', cancel);
    return {
      key,
      progress: () => progress,
      onProgress: (listener) => {
        const own = () => listener(progress);
        changes.addEventListener('change', own);
        return () => changes.removeEventListener('change', own);
      },
      cancel,
      pause: () => change('paused'),
      resume: () => {
        change('waiting');
        changes.dispatchEvent(new Event('resume'));
      },
      result,
    };
  };
  // The value is what `parse` returns. TypeScript cannot infer the overloads from one function.
  return upload as ModuleUploadFunction;
}
