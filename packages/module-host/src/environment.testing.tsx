import { createWritable } from '@gantry/base/observable';
import { exampleProfile } from '@gantry/platform-client/auth/exampleProfile.testing';
import type { DraftNotice, DraftShelf } from '@gantry/platform-client/drafts/createDraftShelf';
import type { Drafts } from '@gantry/platform-client/drafts/createDrafts';
import { createLeaveGuards, type LeaveGuards } from './leaveGuards.ts';
import type { HostProps } from './ModuleHost/ModuleHost.tsx';
import type { ModuleEnvironment } from './life/hostedContext.ts';
import { memoryStorage } from '@gantry/platform-client/storage/memoryStorage.testing';

/** The address of the test fixtures. */
export const fixtures = new URL('./fixtures', import.meta.url).href;

/** Drafts that nothing stores. */
export function memoryDrafts(): Drafts {
  const shelf: DraftShelf = Object.assign(memoryStorage(), {
    load: async () => undefined,
    notice: createWritable<DraftNotice>({ trouble: null, other: null }),
    replace: async () => undefined,
    refresh: async () => undefined,
    flush: () => undefined,
  });
  return { of: () => shelf };
}

/** The module environment of a test. */
export function testEnvironment(change: Partial<ModuleEnvironment> = {}): ModuleEnvironment {
  const service = (name: string) => `https://services.example/${name}`;
  return {
    entry: { moduleId: 58, name: 'Workflow', inputs: [], isProgramAgnostic: false },
    session: {
      profile: exampleProfile(),
      getAccessToken: () => Promise.resolve('token'),
    },
    program: { id: 'NWX', name: 'Northwind' },
    appearance: { locale: 'en', formatLocale: 'en-US', timeZones: ['UTC'], direction: 'ltr', theme: 'light' },
    route: { basePath: '/apps/workflow', subPath: '', parameters: {}, query: {} },
    services: {
      application: service('application'),
      userAccess: service('user-access'),
      monolith: fixtures,
      notification: service('notification'),
      base: service('base'),
      storage: service('storage'),
    },
    storage: memoryStorage(),
    uploads: {
      start: () => {
        throw new Error('Nothing is uploaded here.');
      },
      find: async () => null,
    },
    drafts: memoryDrafts(),
    http: { request: () => Promise.reject(new Error('No service is called here.')) },
    outbox: { open: () => Promise.resolve(null) },
    navigate: () => undefined,
    openNotificationPanel: () => undefined,
    ...change,
  };
}

/** The properties of a host in a test. */
export function testHostProps(
  environment: ModuleEnvironment = testEnvironment(),
  guards: LeaveGuards = createLeaveGuards(window),
): HostProps {
  return {
    environment,
    guards,
    renderLoading: () => <p>Loading</p>,
    renderDraftNotice: ({ trouble, other }) => (
      <p>
        {trouble} {other && <button onClick={other.take}>Take the other draft</button>}
      </p>
    ),
    unauthorized: <p>Not Authorized!</p>,
    renderError: ({ reason, retry }) => (
      <div role="alert">
        <p>{String(reason)}</p>
        <button type="button" onClick={retry}>
          Try again
        </button>
      </div>
    ),
  };
}
