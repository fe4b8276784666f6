import {
  ServiceError,
  type ModuleRequest,
  type ModuleRequestFunction,
  type ModuleServiceName,
  type ServiceResult,
  type WaitingRequest,
} from '@gantry/module';
import type { LaterOutbox } from '@gantry/platform-client/outbox/Outbox';
import type { HttpClient } from '@gantry/platform-client/services/HttpClient';
import { createWaitingRequest } from './createWaitingRequest.ts';

export interface ModuleRequestOptions {
  readonly http: HttpClient;
  /** False in a program-agnostic module, whose calls do not wait until a program is chosen. */
  readonly isProgramRequired: boolean;
  /** Fires when the module is left. */
  readonly signal: AbortSignal;
  /** Keeps writes that may wait. */
  readonly outbox: Pick<LaterOutbox, 'open'>;
  /** The name of the module. */
  readonly owner: string;
  readonly programId: string | null;
}

type Parse = { readonly parse?: (answer: unknown) => unknown };

/** Creates the function by which a module calls services. It is the portal's HTTP client, with errors as results. */
export function createModuleRequest({
  http,
  isProgramRequired,
  signal: left,
  ...waiting
}: ModuleRequestOptions): ModuleRequestFunction {
  const writeLater = createWaitingRequest(waiting);
  const send = async (
    service: ModuleServiceName,
    path: string,
    {
      method = 'GET',
      answer: responseType = 'json',
      signal,
      parse = (answer) => answer,
      keep = false,
      ...init
    }: ModuleRequest & Parse,
  ): Promise<ServiceResult<unknown>> => {
    let keptAt: number | undefined;
    const onKept = (at: number) => {
      keptAt = at;
    };
    try {
      const answer = await http.request({
        ...init,
        service,
        method,
        path,
        responseType,
        isProgramRequired,
        // A write has no answer that can be read again.
        ...(keep && method === 'GET' && { keep: { owner: waiting.owner, onKept } }),
        signal: signal ? AbortSignal.any([signal, left]) : left,
      });
      try {
        return { ok: true, value: parse(answer), ...(keptAt !== undefined && { keptAt }) };
      } catch (cause) {
        throw new ServiceError({ kind: 'malformed', service, method, path, cause });
      }
    } catch (error) {
      if (error instanceof ServiceError) return { ok: false, error };
      throw error;
    }
  };
  const call = (service: ModuleServiceName, path: string, init: (ModuleRequest | WaitingRequest) & Parse = {}) => {
    if (init.whenOffline === undefined) return send(service, path, init);
    const { whenOffline: _, title: __, target: ___, ...plain } = init;
    return writeLater(service, path, init, () => send(service, path, plain));
  };
  // The value is what `parse` returns. TypeScript cannot infer the overloads from one function.
  return call as ModuleRequestFunction;
}
