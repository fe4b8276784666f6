import {
  createHttpNotificationClient,
  createLegacyJobService,
  createNotificationCenter,
  createSignalRTransport,
  createWorkflowJobService,
  type NotificationCenter,
} from '@gantry/notification-center';
import { toastQueue } from '@gantry/ui-kit';
import type { Portal } from '../../portal/index.ts';

/** A program switch that the person did not want, as it would have lost their work; the navigation behind it stops. */
class StayedError extends Error {
  override readonly name = 'StayedError';
  constructor() {
    super('The person stayed in the present program.');
  }
}

/** The notification center of the signed-in person, over the services of the portal. */
export function createPortalNotifications(portal: Portal, navigate: (path: string) => void): NotificationCenter {
  const { configuration, leaveGuards, program, services, session } = portal;
  const userId = session.profile.id;
  const center = createNotificationCenter({
    client: createHttpNotificationClient({ request: services.requestTo('notification'), userId }),
    jobs: {
      legacy: createLegacyJobService({ request: services.requestTo('application') }),
      workflow: createWorkflowJobService({ request: services.requestTo('base') }),
    },
    transport: createSignalRTransport({
      url: `${configuration.services.notification}/${configuration.hubName}`,
      accessToken: session.getHubAccessToken,
    }),
    userId,
    programId: program.get()?.id ?? null,
    allowedLinkOrigins: [new URL(configuration.services.storage).origin],
    commitDelaySeconds: configuration.notifications.commitDelaySeconds,
    callbacks: {
      navigate,
      switchProgram: async ({ id, name }) => {
        if (program.get()?.id === id) return;
        if (!(await leaveGuards.mayLeave())) throw new StayedError();
        program.select({ id, name: name ?? id });
      },
      toast: ({ title, tone, action }) => {
        toastQueue.add({ title, tone, action });
      },
      onProblem: ({ id, fields, message }) => {
        console.warn(`Notifications: ${message}`, { id, fields });
      },
    },
  });
  program.subscribe(() => {
    center.setProgram(program.get()?.id ?? null);
  });
  return center;
}
