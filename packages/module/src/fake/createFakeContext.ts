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
import type { ModuleDraft } from '../context/ModuleDrafts.ts';
import { createFakeRequest, fakeServiceAddresses, interceptFetch, noAnswer } from './fakeServices.ts';
import type { FakeCall, FakeServices, FakeWaiting } from './fakeServices.ts';
import { createFakeUpload } from './fakeUpload.ts';

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
  /** The writes that wait, because `answer` said that the service cannot be reached. */
  readonly waiting: readonly FakeWaiting[];
  /** Asks `answer` again for each write that waits. */
  readonly sendWaiting: () => Promise<void>;
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

/**
 * A part of the context that changes. It calls its listeners as the portal does: an error in one does not stop the others and is
 * uncaught, so that the test fails. The platform's events do that, and this package imports nothing that could.
 *
 * @param added holds each listener until it is removed
 */
function createChangingPart<Value>(first: Value, added: Set<object>) {
  let value = first;
  const changes = new EventTarget();
  return {
    onChange: (listener: (value: Value) => void) => {
      const own = () => listener(value);
      added.add(own);
      changes.addEventListener('change', own);
      return () => {
        added.delete(own);
        changes.removeEventListener('change', own);
      };
    },
    get: () => value,
    set: (change: Partial<Value>) => {
      value = { ...value, ...change };
      changes.dispatchEvent(new Event('change'));
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
  const appearance: ModuleAppearance = {
    locale: 'en',
    formatLocale: 'en-US',
    timeZones: ['UTC'],
    direction: 'ltr',
    theme: 'light',
    ...givenAppearance,
  };
  const route: ModuleRoute = { basePath: '/apps/module', subPath: '', parameters: {}, query: {}, ...givenRoute };
  const container = document.body.appendChild(document.createElement('div'));
  const controller = new AbortController();
  const added = new Set<object>();
  const appearances = createChangingPart(appearance, added);
  const routes = createChangingPart(route, added);
  const guards = new Set<{ readonly guard: LeaveGuard }>();
  const calls: FakeCall[] = [];
  const toasts: ModuleToast[] = [];
  const addresses: string[] = [];
  const panels: (string | null)[] = [];
  const errors: unknown[] = [];
  const stored = new Map<string, string>();
  const drafts = new Map<string, string>();
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

  const { request, waiting, sendWaiting } = createFakeRequest(take, { program, signal, getAccessToken });

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
    request,
    upload: createFakeUpload(take, { program, getAccessToken }),
    getAccessToken,
    navigate: (to) => void addresses.push(to),
    hrefOf: (path) => path,
    toast: (toast) => void toasts.push(toast),
    openNotificationPanel: (tab) => void panels.push(tab ?? null),
    storage: {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, text) => void stored.set(name, text),
      removeItem: (name) => void stored.delete(name),
    },
    drafts: {
      read: (name) => JSON.parse(drafts.get(name) ?? 'null') as ModuleDraft | null, // `write` alone has written it.
      write: (name, values) => void drafts.set(name, JSON.stringify({ values, savedAt: Date.now() })),
      remove: (name) => void drafts.delete(name),
    },
    beforeLeave: (guard) => {
      const entry = { guard };
      guards.add(entry);
      return () => void guards.delete(entry);
    },
    formatTime: (time, style = 'full') => {
      const { formatLocale, timeZones } = appearances.get();
      return new Intl.DateTimeFormat(formatLocale, {
        ...(style === 'full' && { dateStyle: 'medium' }),
        timeStyle: 'short',
        timeZone: timeZones[0],
      }).format(time);
    },
    signal,
    onAppearanceChange: appearances.onChange,
    onRouteChange: routes.onChange,
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
    waiting,
    sendWaiting,
    toasts,
    addresses,
    panels,
    errors,
    isUnauthorized: () => isUnauthorized,
    leaveQuestion: () => [...guards].map(({ guard }) => guard()).find((question) => question !== null) ?? null,
    listenerCount: () => added.size + guards.size,
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
