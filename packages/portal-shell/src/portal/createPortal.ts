import { createCatalog } from '../catalog/catalog.ts';
import { tabOverrides } from '../catalog/tabOverrides.ts';
import { createLeaveGuards } from '@gantry/module-host/leaveGuards';
import type { StartMessages } from '../languages/index.ts';
import { createPersonal } from '@gantry/platform-client/settings/createPersonal';
import type { ProgramStore } from '@gantry/platform-client/program/selectedProgram';
import { localStore, sessionStore } from '@gantry/platform-client/storage/browserStorage';
import { storageOfSession } from '@gantry/platform-client/storage/stored';
import { createLaterOutbox } from '@gantry/platform-client/writes';
import { loadAccess, watchAccess } from './access.ts';
import type { FirstCalls } from './firstCalls.ts';
import { createKeptAccess } from './keptAccess.ts';
import type { Portal } from './Portal.ts';
import { createProgramSwitch } from './programSwitch.ts';
import { createQueryClient } from './queryClient.ts';

/** The other parts of the portal, the program store and the messages. */
type ProgramParts = Omit<Portal, 'program' | 'switchProgram' | 'catalog'> & {
  readonly store: ProgramStore;
  /** Returns the messages in the present language. */
  readonly getMessages: () => StartMessages;
};

/**
 * Creates the one function that changes the program. When permissions arrive, the stored program is compared with them.
 */
export function guardProgram({
  store,
  getMessages,
  ...parts
}: ProgramParts): Pick<Portal, 'program' | 'switchProgram'> {
  const { leaveGuards, queryClient } = parts;
  watchAccess(parts, ({ permissions }) => store.confirm(permissions.programs));
  const loadPermittedPrograms = async () => (await loadAccess(parts)).permissions.programs;
  return {
    program: store,
    switchProgram: createProgramSwitch({ store, leaveGuards, queryClient, loadPermittedPrograms, getMessages }),
  };
}

type PortalOptions = Pick<ProgramParts, 'configuration' | 'session' | 'deployment' | 'getMessages'> & FirstCalls;

/** Creates the portal, once for each load of the page. */
export async function createPortal({
  configuration,
  session,
  deployment,
  services,
  program: store,
  getMessages,
}: PortalOptions): Promise<Portal> {
  const { overrides, modules } = await tabOverrides(configuration.modules, {
    isAllowed: configuration.moduleOverrides,
    storage: sessionStore,
    address: location.href,
    replaceAddress: (address) => history.replaceState(history.state, '', address),
    reload: () => location.reload(),
  });
  const personId = session.profile.id;
  const storage = storageOfSession(localStore, () => session.getHubAccessToken() === null);
  const parts = {
    configuration,
    overrides,
    session,
    deployment,
    services,
    outbox: createLaterOutbox({ configuration, session, services }),
    storage,
    leaveGuards: createLeaveGuards(window),
    queryClient: createQueryClient(),
    personal: createPersonal({ storage, tabs: window, personId }),
    keptAccess: createKeptAccess({ storage, personId, configuration }),
  };
  const catalog = createCatalog({ catalog: configuration.catalog, modules });
  return { ...parts, ...guardProgram({ ...parts, store, getMessages }), catalog };
}
