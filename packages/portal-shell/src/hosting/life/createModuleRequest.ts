import { ServiceError, type ModuleRequest, type ModuleRequestFunction, type ModuleServiceName } from '@gantry/module';
import type { HttpClient } from '../../services/HttpClient.ts';

export interface ModuleRequestOptions {
  readonly http: HttpClient;
  /** False in a program-agnostic module, whose calls do not wait until a program is chosen. */
  readonly isProgramRequired: boolean;
  /** Fires when the module is left. */
  readonly signal: AbortSignal;
}

/** Creates the function by which a module calls services. It is the portal's HTTP client, with errors as results. */
export function createModuleRequest({
  http,
  isProgramRequired,
  signal: left,
}: ModuleRequestOptions): ModuleRequestFunction {
  const call = async (
    service: ModuleServiceName,
    path: string,
    {
      method = 'GET',
      answer: responseType = 'json',
      signal,
      parse = (answer) => answer,
      ...init
    }: ModuleRequest & { readonly parse?: (answer: unknown) => unknown } = {},
  ) => {
    try {
      const answer = await http.request({
        ...init,
        service,
        method,
        path,
        responseType,
        isProgramRequired,
        signal: signal ? AbortSignal.any([signal, left]) : left,
      });
      try {
        return { ok: true, value: parse(answer) };
      } catch (cause) {
        throw new ServiceError({ kind: 'malformed', service, method, path, cause });
      }
    } catch (error) {
      if (error instanceof ServiceError) return { ok: false, error };
      throw error;
    }
  };
  // The value is what `parse` returns. TypeScript cannot infer the overloads from one function.
  return call as ModuleRequestFunction;
}
