import { createServiceWaits } from '@gantry/base/calls';
import { newestNotificationsRequest } from '@gantry/notification-center';
import { createWritable } from '@gantry/base/observable';
import { pathOf } from '../addresses/portalBase.ts';
import type { Session } from '../auth/Session.ts';
import type { UserStore } from '../auth/userStore.ts';
import { isPublicPath } from '../auth/addresses.ts';
import type { Configuration } from '../config/configuration.ts';
import type { Deployment } from '../deployment/deployment.ts';
import { createProgramStore, type ProgramStore } from '../program/selectedProgram.ts';
import { menuRequest } from '../services/application/application.ts';
import { createServices, type Services } from '../services/createServices.ts';
import type { NetworkState } from '../services/offline/network.ts';
import type * as OfflinePart from '../services/offline/openOffline.ts';
import { localStore, sessionStore } from '../storage/browserStorage.ts';
import { serviceWaitsKey } from '../storage/stored.ts';

// It loads with the first calls, which need a session.
export { createSession } from '../auth/createSession.ts';

/** The parts of the portal that call services. They exist before the application has loaded. */
export interface FirstCalls {
  readonly services: Services;
  readonly store: ProgramStore;
}

/**
 * Asks for the menu, the permissions and the newest notifications, long before the code of the center arrives. Nobody has notifications
 * before a program is chosen.
 */
export function askFirst({ askEarly }: Pick<Services, 'askEarly'>, program: Pick<ProgramStore, 'get'>): void {
  askEarly(menuRequest());
  if (program.get() !== null)
    askEarly({ service: 'notification', ...newestNotificationsRequest(), isProgramRequired: false });
}

interface FirstCallsOptions extends Pick<Deployment, 'isSignedOutByProxy'> {
  /** True if the portal's server was not reached. */
  readonly isOffline: boolean;
  /** Loads what goes on without a network. */
  readonly importOffline: () => Promise<typeof OfflinePart>;
  readonly users: UserStore;
}

/** Begins the first calls while the application loads. A public page shows none of their answers, so nothing is asked there. */
export function beginFirstCalls(
  configuration: Configuration,
  session: Session,
  { isSignedOutByProxy, isOffline, importOffline, users }: FirstCallsOptions,
): FirstCalls {
  const network = createWritable<NetworkState>({ isLost: isOffline, shown: [], renewals: 0 });
  const store = createProgramStore({ session: sessionStore, local: localStore });
  const openOffline = async () => {
    try {
      const part = await importOffline();
      const { days } = configuration.offline;
      return part.openOffline({ session, users, program: store, days, state: network });
    } catch (error) {
      console.warn('Nothing is kept for a time without a network, because a part of the portal is missing.', error);
      return null;
    }
  };
  const waits = createServiceWaits({ storage: localStore, name: serviceWaitsKey });
  const services = createServices({
    ...configuration,
    session,
    program: store,
    waits,
    isSignedOutByProxy,
    network,
    offline: configuration.flags.OFFLINE ? openOffline() : null,
  });
  if (!isPublicPath(pathOf(location.pathname))) askFirst(services, store);
  return { services, store };
}
