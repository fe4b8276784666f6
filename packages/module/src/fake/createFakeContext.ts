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
import { createModuleContext } from '../life/createModuleContext.ts';
import type { ModuleDraft } from '../context/ModuleDrafts.ts';
import type { TextStorage } from '../life/PortalClient.ts';
import { createFakeClient, type FakeWaiting } from './createFakeClient.ts';
import { fakeServiceAddresses, interceptFetch, noAnswer } from './fakeServices.ts';
import type { FakeCall, FakeServices } from './fakeServices.ts';

/** Options of `createFakeContext`. */
export interface FakeContextOptions {
  readonly module?: ModuleContext['module'];
  readonly program?: ModuleProgram | null;
  readonly user?: Partial<ModuleUser>;
  readonly appearance?: Partial<ModuleAppearance>;
  readonly route?: Partial<ModuleRoute>;
  readonly inputs?: ModuleInputs;
  /** The drafts that the module finds, by their names: one with a `refusal` is of a form that a person opens again. */
  readonly drafts?: Readonly<Record<string, ModuleDraft>>;
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
  /** The writes that are not sent yet, because `answer` said that the service cannot be reached or is down, or has not answered yet. */
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
  /** Changes the address inside the module. */
  readonly setRoute: (route: Partial<ModuleRoute>) => void;
  readonly setAppearance: (appearance: Partial<ModuleAppearance>) => void;
  /** Fires the signal, as leaving the module does. */
  readonly leave: () => void;
  /** Leaves the module and removes its element. */
  readonly close: () => void;
}

/** A storage that lasts as long as the fake portal. */
function createTexts(): TextStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
}

/**
 * Creates the context of a module for its own tests: the portal's own one, over services that answer from memory. Each call of
 * `getAccessToken` gives another token. Until `close`, `fetch` to the addresses of the services goes to `answer` too.
 */
export function createFakeContext({
  module = { id: 1000, name: 'Module under test' },
  program = { id: 'NWX', name: 'Northwind Wireless Expansion' },
  user,
  appearance: givenAppearance,
  route: givenRoute,
  inputs = {},
  drafts = {},
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
  const guards = new Set<{ readonly guard: LeaveGuard }>();
  const toasts: ModuleToast[] = [];
  const addresses: string[] = [];
  const panels: (string | null)[] = [];
  const errors: unknown[] = [];
  let isUnauthorized = false;

  const { request, outbox, getAccessToken, take, uploads, ...sent } = createFakeClient(answer, program);
  const restoreFetch = interceptFetch(take);
  const {
    context,
    setAppearance,
    setRoute,
    close,
    drafts: held,
  } = createModuleContext(
    {
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
      services: fakeServiceAddresses,
      request,
      outbox,
      getAccessToken,
      navigate: (to) => void addresses.push(to),
      hrefOf: (path) => path,
      toast: (toast) => void toasts.push(toast),
      openNotificationPanel: (tab) => void panels.push(tab ?? null),
      formatTime: (time, { formatLocale, timeZones }, style) =>
        new Intl.DateTimeFormat(formatLocale, {
          ...(style === 'full' && { dateStyle: 'medium' }),
          timeStyle: 'short',
          timeZone: timeZones[0],
        }).format(time),
    },
    {
      container,
      module,
      route,
      inputs,
      storage: createTexts(),
      draftStorage: createTexts(),
      ...uploads,
      beforeLeave: (guard) => {
        const entry = { guard };
        guards.add(entry);
        return () => void guards.delete(entry);
      },
      reportUnauthorized: () => {
        isUnauthorized = true;
      },
      reportError: (reason) => void errors.push(reason),
    },
  );

  for (const [name, draft] of Object.entries(drafts)) held.put(name, draft);

  return {
    context,
    container,
    ...sent,
    toasts,
    addresses,
    panels,
    errors,
    isUnauthorized: () => isUnauthorized,
    leaveQuestion: () => [...guards].map(({ guard }) => guard()).find((question) => question !== null) ?? null,
    setRoute,
    setAppearance,
    leave: close,
    close: () => {
      close();
      restoreFetch();
      container.remove();
    },
  };
}
