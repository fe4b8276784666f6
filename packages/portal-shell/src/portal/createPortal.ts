import type { Session } from '../auth/Session.ts';
import { createCatalog, type Catalog } from '../catalog/catalog.ts';
import type { Configuration } from '../config/configuration.ts';
import { takeRequestedProgram } from '../program/requestedProgram.ts';
import { createLeaveGuards, type LeaveGuards } from '../hosting/leaveGuards.ts';
import { createSelectedProgram, type SelectedProgram } from '../program/selectedProgram.ts';
import { createServices, type Services } from '../services/createServices.ts';

/** What the screens of a signed-in person are made from. */
export interface Portal {
  readonly configuration: Configuration;
  readonly session: Session;
  readonly services: Services;
  readonly program: SelectedProgram;
  readonly catalog: Catalog;
  /** Asked before the route or the program changes, and before sign-out. */
  readonly leaveGuards: LeaveGuards;
}

/** Puts the parts of the portal together, once for each load of the page, before the router reads the address. */
export function createPortal(configuration: Configuration, session: Session): Portal {
  const { requestedId, address } = takeRequestedProgram(location.href);
  if (address !== location.href) history.replaceState(history.state, '', address);
  const program = createSelectedProgram({ session: sessionStorage, local: localStorage, requestedId });
  return {
    configuration,
    session,
    program,
    services: createServices({ services: configuration.services, session, program }),
    catalog: createCatalog(configuration),
    leaveGuards: createLeaveGuards(window),
  };
}
