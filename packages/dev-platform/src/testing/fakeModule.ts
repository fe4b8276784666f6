import type { LeaveGuard, ModuleContext, ModuleRoute } from '@gantry/portal-shell/contracts';
import { vi } from 'vitest';

/** A call of a module to its service. */
export interface ServiceCall {
  readonly method: string;
  readonly path: string;
  readonly program: string | null;
  readonly body: unknown;
}

/** The answer of a service: its JSON, or the status and sentence of a refusal. */
export type Answer = { readonly json: unknown } | { readonly status: number; readonly message: string };

/** Plays the portal for a module under test, and records the module's calls. */
export function fakeModule(
  route: Partial<ModuleRoute>,
  {
    inputs = {},
    answer,
  }: { readonly inputs?: ModuleContext['inputs']; readonly answer: (call: ServiceCall) => Answer },
) {
  const calls: ServiceCall[] = [];
  const guards = new Set<LeaveGuard>();
  const routeListeners = new Set<(route: ModuleRoute) => void>();
  const controller = new AbortController();
  const container = document.body.appendChild(document.createElement('div'));
  const service = 'https://platform.example/service';

  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const sent = new Headers(headers);
    const text = typeof body === 'string' ? (JSON.parse(body) as unknown) : body;
    const call = { method, path: url.replace(service, ''), program: sent.get('program'), body: text ?? null };
    calls.push(call);
    if (sent.get('authorization') !== 'Bearer a-token') return Response.json({ message: 'No token.' }, { status: 401 });
    const given = answer(call);
    return 'json' in given
      ? Response.json(given.json)
      : Response.json({ message: given.message }, { status: given.status });
  });

  const context: ModuleContext = {
    container,
    module: { id: 21, name: 'Schedule' },
    program: { id: 'NWX', name: 'Northwind Wireless Expansion' },
    user: { id: 'avery', userName: 'avery', completeName: 'Avery Stone', email: null, isUserGC: true },
    appearance: { locale: 'en', direction: 'ltr', theme: 'light' },
    route: { basePath: '/apps/projectManagement', subPath: '', parameters: {}, query: {}, ...route },
    inputs,
    services: {
      application: service,
      userAccess: service,
      monolith: service,
      notification: service,
      base: service,
      storage: service,
    },
    getAccessToken: () => Promise.resolve('a-token'),
    navigate: vi.fn<ModuleContext['navigate']>(),
    toast: vi.fn<ModuleContext['toast']>(),
    openNotificationPanel: vi.fn<ModuleContext['openNotificationPanel']>(),
    beforeLeave(guard) {
      guards.add(guard);
      return () => guards.delete(guard);
    },
    signal: controller.signal,
    onAppearanceChange: () => () => undefined,
    onRouteChange(listener) {
      routeListeners.add(listener);
      return () => routeListeners.delete(listener);
    },
    reportUnauthorized: vi.fn<ModuleContext['reportUnauthorized']>(),
    reportError: vi.fn<ModuleContext['reportError']>((reason) => console.error(reason)),
  };

  return {
    context,
    container,
    calls,
    /** The question of the first guard that has one; null if no guard has a question. */
    leaveQuestion: () => [...guards].map((guard) => guard()).find((question) => question !== null) ?? null,
    /** Changes the address inside the module. */
    go(subPath: string) {
      for (const listener of routeListeners) listener({ ...context.route, subPath });
    },
    /** Leaves the module. */
    leave() {
      controller.abort();
      container.remove();
      vi.unstubAllGlobals();
    },
  };
}

export type FakeModule = ReturnType<typeof fakeModule>;
