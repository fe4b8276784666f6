import type { ModuleRequest, ModuleRequestFunction, ServiceResult } from '../context/ModuleRequest.ts';
import type { ModuleServiceName } from '../context/ModuleServices.ts';
import { ServiceError } from '../context/ServiceError.ts';
import type { PortalClient } from './PortalClient.ts';
import { resultOf, type Parse } from './resultOf.ts';

interface ModuleRequestOptions extends Pick<PortalClient, 'request'> {
  /** The name of the module, which alone gets what is kept for it. */
  readonly owner: string;
  /** False in a program-agnostic module, whose calls do not wait until a program is chosen. */
  readonly isProgramRequired: boolean;
  /** Fires when the module is left. */
  readonly signal: AbortSignal;
}

/** Creates the function by which a module calls services. It is the portal's HTTP client, with errors as results. */
export function createModuleRequest({
  request,
  isProgramRequired,
  signal: left,
  owner,
}: ModuleRequestOptions): ModuleRequestFunction {
  const send = async (
    service: ModuleServiceName,
    path: string,
    options: ModuleRequest & Parse = {},
  ): Promise<ServiceResult<unknown>> => {
    const { method = 'GET', answer: responseType = 'json', signal, parse: _, keep = false, ...init } = options;
    let keptAt: number | undefined;
    const onKept = (at: number) => {
      keptAt = at;
    };
    try {
      const answer = await request({
        ...init,
        service,
        method,
        path,
        responseType,
        isProgramRequired,
        // A write has no answer that can be read again.
        ...(keep && method === 'GET' && { keep: { owner: owner, onKept } }),
        signal: signal ? AbortSignal.any([signal, left]) : left,
      });
      const result = resultOf(answer, options, { service, method, path });
      return result.ok && keptAt !== undefined ? { ...result, keptAt } : result;
    } catch (error) {
      if (error instanceof ServiceError) return { ok: false, error };
      throw error;
    }
  };
  // The value is what `parse` returns. TypeScript cannot infer the overloads from one function.
  return send as ModuleRequestFunction;
}
