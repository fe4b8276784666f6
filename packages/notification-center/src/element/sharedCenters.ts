import { createNotificationCenter } from '../data/createNotificationCenter.ts';
import { browserStorage } from '../data/center/createToastMemory.ts';
import { loadPage } from '../data/files/openAddress.ts';
import type { NotificationCenter } from '../data/NotificationCenter.ts';
import type { NotificationToast } from '../data/NotificationCenterOptions.ts';
import { createEventSourceTransport } from '../transport/eventSource/createEventSourceTransport.ts';
import { createHttpNotificationClient } from '../transport/http/createHttpNotificationClient.ts';
import { createLegacyJobService } from '../transport/http/createLegacyJobService.ts';
import { createWorkflowJobService } from '../transport/http/createWorkflowJobService.ts';
import { createServiceWaits } from '@gantry/base/calls';
import { heldIn } from '@gantry/base/values';
import { createPollingTransport } from '../transport/polling/createPollingTransport.ts';
import { createSignalRTransport } from '../transport/signalr/createSignalRTransport.ts';
import { createServiceRequest } from './createServiceRequest.ts';
import type { ElementSettings, EmitEvent } from './ElementSettings.ts';

/** A center that several elements of a page show. */
export type SharedCenter = ReturnType<typeof createSharedCenter>;

const centers = new Map<string, SharedCenter>();

/** Returns the center of these settings. Elements of one user and service share it while one of them is in the page. */
export function sharedCenter(settings: ElementSettings): SharedCenter {
  const { service, userId, events, hub, linkOrigins } = settings;
  const key = JSON.stringify([service, userId, events, hub, linkOrigins]);
  return heldIn(centers, key, () => createSharedCenter(settings, () => centers.delete(key)));
}

/** They are of the services, whichever centers there are. */
const waits = createServiceWaits({ storage: browserStorage, name: 'gantry.notifications:waits' });

function createSharedCenter(
  { service, userId, events, hub, linkOrigins, accessToken }: ElementSettings,
  onReleased: () => void,
) {
  const emitters: EmitEvent[] = [];
  // With no element left, nobody prevents the default.
  const emit: EmitEvent = (name, detail) => emitters[0]?.(name, detail) ?? true;
  const onUnauthorized = () => void emit('gantry-unauthorized', null);
  const request = createServiceRequest({ service, accessToken, onUnauthorized, waits });
  const client = createHttpNotificationClient({ request, userId });
  const onWarning = (message: string) => void emit('gantry-problem', { id: null, fields: [], message });

  const transport = () => {
    if (hub !== null)
      return createSignalRTransport({ url: hub, accessToken: accessToken ?? (() => ''), onUnauthorized, onWarning });
    return events === null
      ? createPollingTransport({ client, onWarning })
      : createEventSourceTransport({ url: events, onWarning });
  };
  /** Goes to a path of the app, unless the page prevents it. */
  const navigate = (path: string) => {
    if (emit('gantry-navigate', { path })) loadPage(path);
  };
  async function showToast(toast: NotificationToast) {
    try {
      const toasts = await import('./showToast.tsx');
      toasts.showToast(toast, center.locale.get());
    } catch {
      onWarning(`The code of toasts could not be loaded, so nobody saw: ${toast.title}`);
    }
  }
  const center = createNotificationCenter({
    client,
    jobs: { legacy: createLegacyJobService({ request }), workflow: createWorkflowJobService({ request }) },
    transport: transport(),
    userId,
    allowedLinkOrigins: linkOrigins.split(/\s+/).filter(Boolean),
    appRoot: location.origin,
    callbacks: {
      navigate,
      toast: (toast) => void showToast(toast),
      onProblem: (problem) => void emit('gantry-problem', problem),
    },
  });

  let users = 0;
  const counted: NotificationCenter = {
    ...center,
    start() {
      users += 1;
      if (users === 1) center.start();
    },
    async stop() {
      users -= 1;
      if (users === 0) await center.stop();
    },
  };
  return {
    center: counted,
    navigate,
    /** Lets an element take part: events go to the element that was there first. Returns a function that ends it. */
    join: (own: EmitEvent) => {
      emitters.push(own);
      const stopCounting = center.unreadCount.subscribe(() => {
        if (emitters[0] === own) own('gantry-unread', { count: center.unreadCount.get() });
      });
      return () => {
        stopCounting();
        emitters.splice(emitters.indexOf(own), 1);
        if (emitters.length === 0) onReleased();
      };
    },
  };
}
