/** Firebase messaging. It is imported only if push is enabled and allowed. */
import { initializeApp } from 'firebase/app';
import { getMessaging, getToken, onMessage } from 'firebase/messaging';
import type { Configuration } from '../config/configuration.ts';

type PushSettings = NonNullable<Configuration['push']>;

/**
 * Gets the token of this device and listens to the messages that arrive while the portal is in the foreground.
 *
 * @returns the token, and a function that stops listening
 */
export async function connectMessaging(
  settings: PushSettings,
  registration: ServiceWorkerRegistration,
  onPayload: (payload: unknown) => void,
): Promise<{ readonly token: string; readonly stop: () => void }> {
  const messaging = getMessaging(initializeApp(settings.firebase));
  const token = await getToken(messaging, { vapidKey: settings.vapidKey, serviceWorkerRegistration: registration });
  return { token, stop: onMessage(messaging, onPayload) };
}
