import { notificationOptions, notificationTarget, parsePushMessage } from './pushMessage.ts';
import type { WorkEvent } from './keepPage.ts';
import { openTarget, tabsOf, type WindowClients } from './openTarget.ts';

/** The part of a worker's global scope that push uses. TypeScript's library for workers conflicts with that for pages. */
export interface PushScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'scope' | 'showNotification'>;
  readonly clients: WindowClients;
  addEventListener(
    type: 'push',
    listener: (event: WorkEvent & { readonly data: { json(): unknown } | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: WorkEvent & { readonly notification: Pick<Notification, 'close' | 'data'> }) => void,
  ): void;
}

function read(data: { json(): unknown } | null): unknown {
  try {
    return data?.json();
  } catch {
    // It is shown without its words.
    return null;
  }
}

/**
 * Shows each push message, and opens the target of a clicked one. Safari ends the subscription of a worker that shows nothing, whatever tab is open
 * and whatever the message says. A person who sees the portal hears no sound, unless somebody calls.
 */
export function receivePush(worker: PushScope): void {
  const root = worker.registration.scope.slice(0, -1);
  async function show(payload: unknown) {
    const message = parsePushMessage(payload, root);
    const tabs = await tabsOf(worker.clients, root);
    const isSeen = tabs.some(({ visibilityState }) => visibilityState === 'visible');
    await worker.registration.showNotification(message.title, {
      ...notificationOptions(message),
      ...(isSeen && !message.isVideoCall && { silent: true }),
    });
  }
  worker.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openTarget(worker.clients, notificationTarget(event.notification.data), root, navigator.locks));
  });
}
