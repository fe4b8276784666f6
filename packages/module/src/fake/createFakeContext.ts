import { contractVersion } from '../contractVersion.ts';
import type {
  LeaveGuard,
  ModuleAppearance,
  ModuleContext,
  ModuleInputs,
  ModuleProgram,
  ModuleRoute,
  ModuleToast,
  ModuleUser,
} from '../context/ModuleContext.ts';
import { createFakeRequest, fakeServiceAddresses, interceptFetch, noAnswer } from './fakeServices.ts';
import type { FakeCall, FakeServices } from './fakeServices.ts';

/** Options of `createFakeContext`. */
export interface FakeContextOptions {
  readonly module?: ModuleContext['module'];
  readonly program?: ModuleProgram | null;
  readonly user?: Partial<ModuleUser>;
  readonly appearance?: Partial<ModuleAppearance>;
  readonly route?: Partial<ModuleRoute>;
  readonly inputs?: ModuleInputs;
  /** Answers the calls to the services. Without it, every call is refused with 404. */
  readonly answer?: FakeServices;
}

/** A fake portal around one module. */
export interface FakePortal {
  readonly context: ModuleContext;
  /** The module's element. It is in the body until `close`. */
  readonly container: HTMLElement;
  /** The calls to the services, the first one first. */
  readonly calls: readonly FakeCall[];
  readonly toasts: readonly ModuleToast[];
  /** The addresses that the module went to. */
  readonly addresses: readonly string[];
  /** The tabs at which the module opened the notification panel; null without a tab. */
  readonly panels: readonly (string | null)[];
  /** The reasons of `reportError`. */
  readonly errors: readonly unknown[];
  /** True once the module has reported that the person may not see it. */
  readonly isUnauthorized: () => boolean;
  /** The question of the first leave guard that has one; null if none has. */
  readonly leaveQuestion: () => string | null;
  /** How many listeners and guards the module has added to its context and not removed. */
  readonly listenerCount: () => number;
  /** Changes the address inside the module. */
  readonly setRoute: (route: Partial<ModuleRoute>) => void;
  readonly setAppearance: (appearance: Partial<ModuleAppearance>) => void;
  /** Fires the signal, as leaving the module does. */
  readonly leave: () => void;
  /** Leaves the module and removes its element. */
  readonly close: () => void;
}

/** Listeners of one value. */
function createListeners<Value>(first: Value) {
  let value = first;
  const listeners = new Set<(value: Value) => void>();
  return {
    count: () => listeners.size,
    add: (listener: (value: Value) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (change: Partial<Value>) => {
      value = { ...value, ...change };
      for (const listener of listeners) listener(value);
    },
  };
}

/**
 * Creates the context of a module for its own tests, with services that answer from memory. Each call of `getAccessToken` gives another
 * token. Until `close`, `fetch` to the addresses of the services goes to `answer` too.
 */
export function createFakeContext({
  module = { id: 1000, name: 'Module under test' },
  program = { id: 'NWX', name: 'Northwind Wireless Expansion' },
  user,
  appearance: givenAppearance,
  route: givenRoute,
  inputs = {},
  answer = noAnswer,
}: FakeContextOptions = {}): FakePortal {
  const appearance: ModuleAppearance = { locale: 'en', direction: 'ltr', theme: 'light', ...givenAppearance };
  const route: ModuleRoute = { basePath: '/apps/module', subPath: '', parameters: {}, query: {}, ...givenRoute };
  const container = document.body.appendChild(document.createElement('div'));
  const controller = new AbortController();
  const appearances = createListeners(appearance);
  const routes = createListeners(route);
  const guards = new Set<{ readonly guard: LeaveGuard }>();
  const calls: FakeCall[] = [];
  const toasts: ModuleToast[] = [];
  const addresses: string[] = [];
  const panels: (string | null)[] = [];
  const errors: unknown[] = [];
  let isUnauthorized = false;
  let tokens = 0;

  const take = async (call: FakeCall) => {
    calls.push(call);
    return answer(call);
  };
  const restoreFetch = interceptFetch(take);
  const { signal } = controller;
  const getAccessToken = () => {
    tokens += 1;
    return Promise.resolve(`token-${tokens}`);
  };

  const context: ModuleContext = {
    contract: contractVersion,
    container,
    module,
    program,
    user: {
      id: 'avery',
      userName: 'avery',
      completeName: 'Avery Stone',
      email: 'avery@gantry.test',
      isUserGC: true,
      ...user,
    },
    appearance,
    route,
    inputs,
    services: fakeServiceAddresses,
    request: createFakeRequest(take, { program, signal, getAccessToken }),
    getAccessToken,
    navigate: (to) => void addresses.push(to),
    hrefOf: (path) => path,
    toast: (toast) => void toasts.push(toast),
    openNotificationPanel: (tab) => void panels.push(tab ?? null),
    beforeLeave: (guard) => {
      const entry = { guard };
      guards.add(entry);
      return () => void guards.delete(entry);
    },
    signal,
    onAppearanceChange: appearances.add,
    onRouteChange: routes.add,
    reportUnauthorized: () => {
      isUnauthorized = true;
    },
    reportError: (reason) => void errors.push(reason),
  };

  const leave = () => controller.abort();
  return {
    context,
    container,
    calls,
    toasts,
    addresses,
    panels,
    errors,
    isUnauthorized: () => isUnauthorized,
    leaveQuestion: () => [...guards].map(({ guard }) => guard()).find((question) => question !== null) ?? null,
    listenerCount: () => appearances.count() + routes.count() + guards.size,
    setRoute: routes.set,
    setAppearance: appearances.set,
    leave,
    close: () => {
      leave();
      restoreFetch();
      container.remove();
    },
  };
}
