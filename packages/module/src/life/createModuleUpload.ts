import type { ModuleProgram } from '../context/ModuleContext.ts';
import type { ModuleUpload, ModuleUploadFunction, UploadHandle } from '../context/ModuleUpload.ts';
import type { StartUpload } from './PortalClient.ts';
import { resultOf, type Parse } from './resultOf.ts';

/** Creates the function by which a module sends files. Leaving the module ends no upload, as its row stays. */
export function createModuleUpload(start: StartUpload, program: () => ModuleProgram | null): ModuleUploadFunction {
  const upload = (file: File, { signal, ...options }: ModuleUpload & Parse): UploadHandle<unknown> => {
    const { parse: _, ...request } = options;
    const { service, path } = request;
    const started = start(file, { ...request, program: program() });
    const parsed = started.result.then((result) =>
      result.ok ? resultOf(result.value, options, { service, method: 'POST', path }) : result,
    );
    if (signal?.aborted === true) started.cancel();
    else signal?.addEventListener('abort', started.cancel);
    return { ...started, result: parsed };
  };
  // The value is what `parse` returns. TypeScript cannot infer the overloads from one function.
  return upload as ModuleUploadFunction;
}
