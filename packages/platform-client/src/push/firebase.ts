/** Firebase messaging. It is imported only if push is enabled and allowed. */
import { initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken } from 'firebase/messaging';
import type { PushSettings } from '../PlatformOptions.ts';
import { ownRegistration } from '../worker/ownRegistration.ts';

const messagingOf = (settings: PushSettings) => getMessaging(initializeApp(settings.firebase));

/** Gets the token of this device. It waits for ever if the push service of the browser's vendor cannot be reached. */
export function getDeviceToken(settings: PushSettings, registration: ServiceWorkerRegistration): Promise<string> {
  return getToken(messagingOf(settings), { vapidKey: settings.vapidKey, serviceWorkerRegistration: registration });
}

/** Deletes the token of this device at Firebase, if notifications are still allowed. Otherwise the browser has ended it. */
export async function deleteDeviceToken(settings: PushSettings): Promise<void> {
  const registration = await ownRegistration();
  // Without the permission Firebase would ask for it.
  if (registration === undefined || Notification.permission !== 'granted') return;
  // Firebase deletes the token of the worker that it last got one for. The token is stored, so this asks nobody.
  await getDeviceToken(settings, registration);
  await deleteToken(messagingOf(settings));
}
