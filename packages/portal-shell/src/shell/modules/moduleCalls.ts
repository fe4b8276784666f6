import { createPreloads, type Preloads } from '../../hosting/preload/createPreloads.ts';
import type { Portal } from '../../portal/index.ts';
import type { HttpClient, HttpRequest } from '../../services/HttpClient.ts';
import type { MonolithService } from '../../services/monolith/monolith.ts';

type View = Parameters<MonolithService['getView']>[0];

/** The calls for embedded modules. Each may take an answer that was asked for in advance. */
export interface ModuleCalls {
  readonly http: HttpClient;
  readonly monolith: Pick<MonolithService, 'getView' | 'getViewVersion'>;
  readonly requests: Preloads<HttpRequest, unknown>;
  readonly views: Preloads<View, string>;
}

const known = new WeakMap<Portal['services'], ModuleCalls>();

/** The calls of the portal's modules. Every part of the page gets the same ones. */
export function moduleCallsOf({ services, program }: Pick<Portal, 'services' | 'program'>): ModuleCalls {
  const made = known.get(services) ?? createModuleCalls(services, program);
  known.set(services, made);
  return made;
}

function createModuleCalls(services: Portal['services'], program: Portal['program']): ModuleCalls {
  // The answer of one program is not for another.
  const keyOf = (...parts: readonly unknown[]) => JSON.stringify([program.get()?.id, ...parts]);
  const requests = createPreloads<HttpRequest, unknown>({
    call: (request, signal) => services.request({ ...request, ...(signal && { signal }) }),
    keyOf: ({ service, path, query = {}, responseType = 'json' }) => keyOf(service, path, query, responseType),
  });
  const views = createPreloads<View, string>({
    call: services.monolith.getView,
    keyOf: ({ path, query }) => keyOf(path, query),
  });
  return {
    requests,
    views,
    http: {
      request: (request) =>
        request.method === 'GET' ? requests.ask(request, request.signal) : services.request(request),
    },
    monolith: { getView: views.ask, getViewVersion: services.monolith.getViewVersion },
  };
}
