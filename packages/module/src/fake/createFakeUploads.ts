import type { ServiceResult } from '../context/ModuleRequest.ts';
import type { UploadHandle, UploadProgress } from '../context/ModuleUpload.ts';
import { ServiceError } from '../context/ServiceError.ts';
import { createChangingPart } from '../life/createChangingPart.ts';
import type { FindUpload, PortalClient, StartUpload } from '../life/PortalClient.ts';

const tooLarge = 413;

/**
 * Starts an upload of a fake portal. The file is one call with a form, whatever its size, and is sent once nothing holds it: it begins in a
 * task of its own, so that a test can pause or cancel it first.
 */
function startFakeUpload(
  request: PortalClient['request'],
  file: File,
  { service, path, fields = {} }: Parameters<StartUpload>[1],
): UploadHandle<unknown> {
  const call = { service, method: 'POST', path } as const;
  const cancelled = new AbortController();
  const state = createChangingPart<UploadProgress>(
    { phase: 'waiting', sentBytes: 0, totalBytes: file.size },
    { name: file.name, what: 'progress', signal: cancelled.signal },
  );
  const change = (next: Partial<UploadProgress>) => {
    if (state.get().phase !== 'ended') state.set(next);
  };
  const changed = () => new Promise<unknown>((resolve) => void state.onChange(resolve));
  const failed = (error: ServiceError) => ({ ok: false, error }) as const;

  const send = async (): Promise<ServiceResult<unknown>> => {
    await new Promise((resolve) => void setTimeout(resolve));
    while (state.get().phase === 'paused') await changed();
    change({ phase: 'sending' });
    const body = new FormData();
    body.set('file', file);
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    try {
      const value = await request({ ...call, body, signal: cancelled.signal });
      change({ phase: 'sent', sentBytes: file.size });
      return { ok: true, value };
    } catch (error) {
      if (cancelled.signal.aborted) return failed(new ServiceError({ ...call, kind: 'cancelled' }));
      if (!(error instanceof ServiceError)) throw error;
      const { status, serverMessage } = error;
      return failed(
        status === tooLarge ? new ServiceError({ ...call, kind: 'tooLarge', status, serverMessage }) : error,
      );
    }
  };
  return {
    key: crypto.randomUUID(),
    progress: state.get,
    onProgress: state.onChange,
    result: send().finally(() => change({ phase: 'ended' })),
    cancel: () => {
      change({ phase: 'ended' });
      cancelled.abort();
    },
    pause: () => change({ phase: 'paused' }),
    resume: () => change({ phase: 'waiting' }),
  };
}

/** Starts the uploads of a fake portal, and finds them by their keys. */
export function createFakeUploads(request: PortalClient['request']): {
  readonly startUpload: StartUpload;
  readonly findUpload: FindUpload;
} {
  const started = new Map<string, UploadHandle<unknown>>();
  return {
    startUpload: (file, options) => {
      const upload = startFakeUpload(request, file, options);
      started.set(upload.key, upload);
      return upload;
    },
    findUpload: async (key) => started.get(key) ?? null,
  };
}
