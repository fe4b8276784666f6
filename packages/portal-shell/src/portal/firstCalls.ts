import { newestNotificationsRequest } from '@gantry/notification-center';
import { pathOf } from '@gantry/platform-client/addresses/portalBase';
import { isPublicPath } from '@gantry/platform-client/auth/addresses';
import { openCalls, type Calls } from '@gantry/platform-client/calls';
import type { ProgramStore } from '@gantry/platform-client/program/selectedProgram';
import { menuRequest } from '@gantry/platform-client/services/application/application';
import type { Services } from '@gantry/platform-client/services/createServices';

// It loads with the first calls, which need a session.
export { createSession } from '@gantry/platform-client/auth/createSession';

/** The parts of the portal that call services. They exist before the application has loaded. */
export type FirstCalls = Pick<Calls, 'services' | 'program'>;

/**
 * Asks for the menu, the permissions and the newest notifications, long before the code of the center arrives. Nobody has notifications
 * before a program is chosen.
 */
export function askFirst({ askEarly }: Pick<Services, 'askEarly'>, program: Pick<ProgramStore, 'get'>): void {
  askEarly(menuRequest());
  if (program.get() !== null)
    askEarly({ service: 'notification', ...newestNotificationsRequest(), isProgramRequired: false });
}

/** Begins the first calls while the application loads. A public page shows none of their answers, so nothing is asked there. */
export function beginFirstCalls(...parts: Parameters<typeof openCalls>): FirstCalls {
  const calls = openCalls(...parts);
  if (!isPublicPath(pathOf(location.pathname))) askFirst(calls.services, calls.program);
  return calls;
}
