import { pathOf } from '../addresses/portalBase.ts';
import type { Session } from '../auth/Session.ts';
import { isPublicPath } from '../auth/addresses.ts';
import type { Configuration } from '../config/configuration.ts';
import { createProgramStore, type ProgramStore } from '../program/selectedProgram.ts';
import { askedEarly } from '../services/askedEarly.ts';
import { createServices, type Services } from '../services/createServices.ts';
import { localStore, sessionStore } from '../storage/browserStorage.ts';

/** The parts of the portal that call services. They exist before the application has loaded. */
export interface FirstCalls {
  readonly services: Services;
  readonly store: ProgramStore;
}

/**
 * Asks for the menu and the permissions while the application loads. The application gets the answer, or the error, with its first call.
 * A public page shows no menu, so nothing is asked there.
 */
export function beginFirstCalls(configuration: Configuration, session: Session): FirstCalls {
  const store = createProgramStore({ session: sessionStore, local: localStore });
  const services = createServices({ ...configuration, session, program: store });
  if (isPublicPath(pathOf(location.pathname))) return { services, store };
  const { application } = services;
  return {
    services: { ...services, application: { ...application, getMenuItems: askedEarly(application.getMenuItems) } },
    store,
  };
}
