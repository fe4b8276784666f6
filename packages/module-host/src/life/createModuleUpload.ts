import {
  ServiceError,
  type ModuleUpload,
  type ModuleUploadFunction,
  type UploadHandle,
  type UploadProgress,
} from '@gantry/module';
import type { Uploads } from '@gantry/platform-client/uploads/createUploads';
import type { Upload } from '@gantry/platform-client/uploads/Upload';

/** Creates the function by which a module sends files. Leaving the module ends no upload, as its row stays. */
export function createModuleUpload(
  { start }: Pick<Uploads, 'start'>,
  program: Upload['program'],
): ModuleUploadFunction {
  const upload = (
    file: File,
    {
      signal,
      parse = (answer) => answer,
      ...request
    }: ModuleUpload & { readonly parse?: (answer: unknown) => unknown },
  ): UploadHandle<unknown> => {
    const started = start(file, { ...request, program });
    const progress = (): UploadProgress => {
      const { phase, sentBytes } = started.state.get();
      return { phase: phase === 'failed' ? 'ended' : phase, sentBytes, totalBytes: started.totalBytes() };
    };
    const parsed = async () => {
      const result = await started.result;
      if (!result.ok) return result;
      try {
        return { ok: true, value: parse(result.value) } as const;
      } catch (cause) {
        const { service, path } = request;
        const error = new ServiceError({ kind: 'malformed', service, method: 'POST', path, cause });
        return { ok: false, error } as const;
      }
    };
    if (signal?.aborted === true) started.cancel();
    else signal?.addEventListener('abort', started.cancel);
    return {
      key: started.key,
      progress,
      onProgress: (listener) => started.state.subscribe(() => listener(progress())),
      cancel: started.cancel,
      pause: started.pause,
      resume: started.resume,
      result: parsed(),
    };
  };
  // The value is what `parse` returns. TypeScript cannot infer the overloads from one function.
  return upload as ModuleUploadFunction;
}
