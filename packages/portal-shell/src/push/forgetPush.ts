import { localStore } from '../storage/browserStorage.ts';
import { registeredDeviceKey } from '../storage/keys.ts';

/** The databases of Firebase. They hold the token of this device and the id of this installation. */
const databases = ['firebase-messaging-database', 'firebase-installations-database'];

/** Resolves once a database is deleted, or once its deletion waits for another tab that still uses it. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('blocked', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error(`${name} was not deleted.`)));
  });
}

/** Firebase and the services have this long. The rest of the sign-out happens in the browser, and must happen. */
const longestAnswerMs = 3000;

/**
 * Ends the push subscription of this browser and deletes its token, so that no messages are shown after sign-out. A failure is only logged.
 *
 * @param endPush tells Firebase and the services. It is called only if they know this device
 */
export async function forgetPush(endPush: () => Promise<void>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    if (localStore.getItem(registeredDeviceKey) !== null) {
      const told = endPush().catch((error: unknown) => console.warn('Firebase did not delete the push token.', error));
      await Promise.race([told, new Promise((resolve) => setTimeout(resolve, longestAnswerMs))]);
    }
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(
      registrations.map(async (registration) => {
        const subscription = await registration.pushManager.getSubscription();
        await subscription?.unsubscribe();
        await registration.unregister();
      }),
    );
    await Promise.all(databases.map(deleteDatabase));
  } catch (error) {
    console.warn('The push subscription was not ended.', error);
  }
}
