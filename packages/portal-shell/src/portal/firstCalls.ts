import { createServiceWaits, newestNotificationsRequest } from '@gantry/notification-center';
import { pathOf } from '../addresses/portalBase.ts';
import type { Session } from '../auth/Session.ts';
import { isPublicPath } from '../auth/addresses.ts';
import type { Configuration } from '../config/configuration.ts';
import type { Deployment } from '../deployment/deployment.ts';
import { createProgramStore, type ProgramStore } from '../program/selectedProgram.ts';
import { menuRequest } from '../services/application/application.ts';
import { createServices, type Services } from '../services/createServices.ts';
import { createNetwork } from '../services/offline/network.ts';
import { localStore, sessionStore } from '../storage/browserStorage.ts';
import type { KeptAnswers } from '../storage/keptAnswers.ts';
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

/** Returns what opens the answers that are kept for a person, once. Its code loads when the first answer is there, or missing. */
function answersOf({ offline }: Configuration, session: Session): () => Promise<KeptAnswers> {
  let opened: KeptAnswers | null = null;
  return async () => {
    const { openKeptAnswers } = await import('../storage/keptAnswers.ts');
    opened ??= openKeptAnswers({
      person: session.profile.id,
      days: offline.days,
      isOver: () => session.getHubAccessToken() === null,
    });
    return opened;
  };
}

/** Begins the first calls while the application loads. A public page shows none of their answers, so nothing is asked there. */
export function beginFirstCalls(
  configuration: Configuration,
  session: Session,
  { isSignedOutByProxy, isOffline }: Pick<Deployment, 'isSignedOutByProxy'> & { readonly isOffline: boolean },
): FirstCalls {
  const network = createNetwork(isOffline);
  const kept = configuration.flags.OFFLINE ? answersOf(configuration, session) : null;
  const store = createProgramStore({ session: sessionStore, local: localStore });
  const waits = createServiceWaits({ storage: localStore, name: serviceWaitsKey });
  const services = createServices({
    ...configuration,
    session,
    program: store,
    waits,
    isSignedOutByProxy,
    network,
    kept,
  });
  if (!isPublicPath(pathOf(location.pathname))) askFirst(services, store);
  return { services, store };
}
