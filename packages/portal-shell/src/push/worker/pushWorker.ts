/**
 * The script of push in the service worker. It shows messages that arrive while no tab of the portal is in the foreground. It is a separate
 * file, because Firebase is large, and reads its settings from the worker's address, so that the build does not depend on an environment.
 */
import { initializeApp } from 'firebase/app';
import { getMessaging, onBackgroundMessage } from 'firebase/messaging/sw';
import { notificationOptions, notificationTarget, parsePushMessage } from '../pushMessage.ts';
import { openTarget, type WindowClients } from './openTarget.ts';

/** The part of a worker's global scope that is used here. TypeScript's library for workers conflicts with that for pages. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly clients: WindowClients;
  addEventListener(
    type: 'notificationclick',
    listener: (event: {
      readonly notification: Notification;
      stopImmediatePropagation(): void;
      waitUntil(work: Promise<unknown>): void;
    }) => void,
  ): void;
}

// This file runs only in the service worker.
const worker = globalThis as unknown as WorkerScope;
/** The worker is beside the page. */
const root = new URL('.', worker.location.href).href.slice(0, -1);

worker.addEventListener('notificationclick', (event) => {
  // Firebase would handle the click too. It supports fewer links, and checks them less.
  event.stopImmediatePropagation();
  event.notification.close();
  event.waitUntil(openTarget(worker.clients, notificationTarget(event.notification.data, root), root, navigator.locks));
});

// These calls make Firebase listen to push events. They must happen in the first run of the script.
const messaging = getMessaging(initializeApp(Object.fromEntries(new URL(worker.location.href).searchParams)));
// oxlint-disable-next-line typescript/no-misused-promises -- Firebase waits for the promise, which keeps the worker awake; its types do not say so.
onBackgroundMessage(messaging, async (payload) => {
  // Firebase itself shows a message with a `notification` part.
  if (payload.notification !== undefined) return;
  const message = parsePushMessage(payload, root);
  if (message === null) return;
  await worker.registration.showNotification(message.title, notificationOptions(message));
});
