import { exampleProfile } from '@gantry/platform-client/auth/exampleProfile.testing';
import { createServiceWaits } from '@gantry/base/calls';
import { createWritable } from '@gantry/base/observable';
import { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Profile } from '@gantry/platform-client/auth/claims.schemas';
import type { SessionStatus } from '@gantry/platform-client/auth/Session';
import { createCatalog } from '../../catalog/catalog.ts';
import type { ModuleOverrides, OverrideState } from '../../catalog/overrideState.ts';
import { configurationSchema, type ConfigurationInput } from '../../config/configuration.ts';
import { exampleConfiguration } from '../../config/exampleConfiguration.testing.tsx';
import type { Deployment, DeploymentState } from '@gantry/platform-client/deployment/deployment';
import { createLeaveGuards } from '@gantry/module-host/leaveGuards';
import { createKeptAccess, guardProgram, type Portal } from '../../portal/index.ts';
import { createPersonal } from '@gantry/platform-client/settings/createPersonal';
import { createProgramStore, type Program } from '@gantry/platform-client/program/selectedProgram';
import { sampleDashboards } from '../../screens/testing/sampleData.testing.tsx';
import { messagesFor } from '../../languages/index.ts';
import type { MenuItemsResponse } from '@gantry/platform-client/services/application/application.schemas';
import type { ApplicationService } from '@gantry/platform-client/services/application/application';
import type { MonolithService } from '@gantry/platform-client/services/monolith/monolith';
import { memoryStorage } from '@gantry/platform-client/storage/memoryStorage.testing';
import { harbor, sampleMenu } from './sampleMenu.testing.tsx';

/** The options of a fake portal. */
export interface FakePortalOptions {
  /** The last answer of the service, from an earlier visit; null for none. */
  readonly kept?: MenuItemsResponse | null;
  readonly getMenuItems?: () => Promise<MenuItemsResponse>;
  readonly getDashboards?: ApplicationService['getDashboards'];
  readonly monolith?: Partial<MonolithService>;
  /** The program this tab works in; null for none. */
  readonly program?: Program | null;
  readonly profile?: Partial<Profile>;
  readonly configuration?: Partial<ConfigurationInput>;
  readonly sessionStatus?: SessionStatus;
  readonly deployment?: Partial<DeploymentState>;
  readonly outbox?: Portal['outbox'];
}

const nothing = () => Promise.resolve();
const good: SessionStatus = { kind: 'good' };

/** A deployment that stays in one state. */
export function fakeDeployment(state: Partial<DeploymentState> = {}): Deployment {
  const held: DeploymentState = { newBuild: null, lostPart: null, isSignedOut: false, ...state };
  const recover = () => Promise.resolve('missing' as const);
  return {
    build: null,
    get: () => held,
    subscribe: () => () => undefined,
    check: nothing,
    isSignedOutByProxy: () => Promise.resolve(false),
    recover,
    recoverForeignPart: recover,
    reload: nothing,
    askBefore: () => undefined,
  };
}

/** The overrides of a tab, which do not change. */
export function fakeOverrides(state: Partial<OverrideState> = {}): ModuleOverrides {
  const held: OverrideState = { asked: [], active: [], failed: [], ...state };
  return {
    get: () => held,
    subscribe: () => () => undefined,
    answer: () => undefined,
    remove: () => undefined,
    fail: () => undefined,
  };
}

/** A portal whose services answer from memory. */
export function createFakePortal({
  getMenuItems = () => Promise.resolve(sampleMenu()),
  getDashboards = () => Promise.resolve(sampleDashboards),
  program: selected = harbor,
  profile,
  configuration: overrides,
  monolith,
  sessionStatus = good,
  deployment,
  kept = null,
  outbox = { rows: createWritable([]), unread: createWritable(0), open: () => Promise.resolve(null) },
}: FakePortalOptions = {}): Portal {
  const configuration = v.parse(configurationSchema, { ...exampleConfiguration, ...overrides });
  const local = memoryStorage();
  if (selected !== null) {
    local.setItem('program', selected.id);
    local.setItem('program_name', selected.name);
  }
  const keptAccess = createKeptAccess({ storage: local, personId: 'avery', configuration });
  if (kept !== null) keptAccess.keep(kept);
  const store = createProgramStore({ session: memoryStorage(), local });
  const parts: Omit<Portal, 'program' | 'switchProgram' | 'catalog'> = {
    configuration,
    session: {
      profile: exampleProfile({ id: 'avery', userId: 'avery', email: 'avery.stone@gantry.example', ...profile }),
      getAccessToken: () => Promise.resolve('token'),
      replaceAccessToken: () => Promise.resolve('token'),
      getHubAccessToken: () => 'token',
      endAt: () => undefined,
      status: () => sessionStatus,
      subscribe: () => () => undefined,
      signInAgain: () => Promise.resolve('signedIn'),
      signInByRedirect: () => undefined,
      keepPageWhile: () => undefined,
    },
    deployment: fakeDeployment(deployment),
    outbox,
    overrides: fakeOverrides(),
    personal: createPersonal({ storage: local, tabs: window, personId: 'avery' }),
    keptAccess,
    storage: local,
    leaveGuards: createLeaveGuards(window),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    services: {
      waits: createServiceWaits({ storage: null, name: 'waits' }),
      network: createWritable({ isLost: false, shown: [], renewals: 0 }),
      offline: null,
      application: {
        getMenuItems,
        getDashboards,
      },
      userAccess: {
        getProfilePicture: () => Promise.resolve(null),
        updateProfilePicture: () => Promise.resolve(null),
        deleteProfilePicture: nothing,
      },
      monolith: {
        searchPurchaseOrder: () =>
          Promise.resolve({ found: false, PONumber: null, projectName: null, projectId: null }),
        getReportEmbedding: () => new Promise(() => {}),
        getView: () => Promise.resolve('<h1>A view</h1>'),
        getViewVersion: () => Promise.resolve(null),
        ...monolith,
      },
      request: () => Promise.reject(new Error('Nothing is asked of this service here.')),
      askEarly: () => null,
      requestTo: () => () => Promise.reject(new Error('Nothing is asked of this service here.')),
    },
  };
  const program = guardProgram({ ...parts, store, getMessages: () => messagesFor('en') });
  return { ...parts, ...program, catalog: createCatalog(configuration) };
}
