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

/** The notification center's first call: the newest notifications of every type. Its code arrives long after this one. */
const newestNotifications = {
  method: 'POST',
  path: '/api/Notifications/GetFilteredNotifications',
  body: { pageSize: 50, typeStatus: [], toDate: null },
} as const;

/** Asks for the newest notifications now. The first call that is the same gets the answer, unless the person has changed the program. */
export function withNewestAsked(
  { requestTo }: Pick<Services, 'requestTo'>,
  program: Pick<ProgramStore, 'get'>,
): Services['requestTo'] {
  const asked = program.get()?.id;
  const send = requestTo('notification');
  const takeNewest = askedEarly((signal) => send({ ...newestNotifications, ...(signal && { signal }) }));
  const isNewest = ({ path, body }: Parameters<typeof send>[0]) =>
    path === newestNotifications.path && JSON.stringify(body) === JSON.stringify(newestNotifications.body);
  return (service) =>
    service === 'notification'
      ? (call) => (isNewest(call) && program.get()?.id === asked ? takeNewest(call.signal) : send(call))
      : requestTo(service);
}

/**
 * Asks for the menu, the permissions and the newest notifications while the application loads. Whoever calls first gets the answer, or the
 * error. A public page shows none of them, so nothing is asked there, and nobody has notifications before a program is chosen.
 */
export function beginFirstCalls(configuration: Configuration, session: Session): FirstCalls {
  const store = createProgramStore({ session: sessionStore, local: localStore });
  const services = createServices({ ...configuration, session, program: store });
  if (isPublicPath(pathOf(location.pathname))) return { services, store };
  const { application } = services;
  const firstCalls = {
    services: {
      ...services,
      application: { ...application, getMenuItems: askedEarly(application.getMenuItems) },
      requestTo: store.get() === null ? services.requestTo : withNewestAsked(services, store),
    },
    store,
  };
  // The browser lists its locales for the first format of a page, which takes 10 ms. Home formats numbers; now it waits for the network.
  setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf([]));
  return firstCalls;
}
