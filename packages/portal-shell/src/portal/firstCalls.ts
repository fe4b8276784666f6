import { createServiceWaits } from '@gantry/base/calls';
import { newestNotificationsRequest } from '@gantry/notification-center';
import { createWritable } from '@gantry/base/observable';
import { pathOf } from '@gantry/platform-client/addresses/portalBase';
import type { Session } from '@gantry/platform-client/auth/Session';
import type { UserStore } from '@gantry/platform-client/auth/userStore';
import { isPublicPath } from '@gantry/platform-client/auth/addresses';
import type { Configuration } from '../config/configuration.ts';
import type { Deployment } from '../deployment/deployment.ts';
import { createProgramStore, type ProgramStore } from '@gantry/platform-client/program/selectedProgram';
import { menuRequest } from '@gantry/platform-client/services/application/application';
import { createServices, type Services } from '@gantry/platform-client/services/createServices';
import type { NetworkState } from '@gantry/platform-client/services/offline/network';
import type * as OfflinePart from '@gantry/platform-client/services/offline/openOffline';
import { localStore, sessionStore } from '@gantry/platform-client/storage/browserStorage';
import { serviceWaitsKey } from '@gantry/platform-client/storage/stored';

// It loads with the first calls, which need a session.
export { createSession } from '@gantry/platform-client/auth/createSession';

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
