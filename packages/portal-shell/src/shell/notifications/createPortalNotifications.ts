import {
  createHttpNotificationClient,
  createLegacyJobService,
  createNotificationCenter,
  createSignalRTransport,
  createWorkflowJobService,
  type NotificationCenter,
  type NotificationCenterCallbacks,
} from '@gantry/notification-center';
import { toastQueue } from '@gantry/ui-kit';
import type { Portal } from '../../portal/index.ts';

/** The notification center of the signed-in person, over the services of the portal. */
export function createPortalNotifications(
  portal: Portal,
  ways: Pick<NotificationCenterCallbacks, 'navigate' | 'switchProgram'>,
): NotificationCenter {
  const { configuration, program, services, session } = portal;
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
      ...ways,
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
