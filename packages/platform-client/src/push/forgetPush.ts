import { localStore } from '../storage/browserStorage.ts';
import { registeredDeviceKey } from '../storage/stored.ts';
import { deviceOwner } from './registeredDevice.ts';
import { showAppBadge } from './appBadge.ts';
import { ownRegistration } from '../worker/ownRegistration.ts';

/** What Firebase keeps in the browser: the token of this device, and the id of this installation. Other apps may use the same databases. */
const entriesOf = (appId: string) => [
  { database: 'firebase-messaging-database', store: 'firebase-messaging-store', key: appId },
  { database: 'firebase-installations-database', store: 'firebase-installations-store', key: `[DEFAULT]!${appId}` },
];

/** Deletes an entry if it is there. Without the database none is made. */
function deleteEntry({ database, store, key }: ReturnType<typeof entriesOf>[number]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    const fail = () => reject(opening.error ?? new Error(`An entry of ${database} was not deleted.`));
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => (opening.error?.name === 'AbortError' ? resolve() : fail()));
    opening.addEventListener('success', () => {
      const { result } = opening;
      if (result.objectStoreNames.contains(store)) {
        const change = result.transaction(store, 'readwrite');
        change.objectStore(store).delete(key);
        change.addEventListener('complete', () => resolve());
        change.addEventListener('error', fail);
      } else resolve();
      result.close();
    });
  });
}

/** Firebase and the services have this long. The rest of the sign-out happens in the browser, and must happen. */
const longestAnswerMs = 3000;

/**
 * Ends the push subscription of this browser and deletes its token, so that no messages are shown after sign-out, and removes the badge. A failure is only logged.
 *
 * @param appId the app of Firebase; undefined if the configuration has none
 * @param person who signs out; null if nobody is known. What another person has registered stays
 * @param endPush notifies Firebase and the services. It is called only if they know this device
 */
export async function forgetPush(
  appId: string | undefined,
  person: string | null,
  endPush: () => Promise<void>,
): Promise<void> {
  showAppBadge(null);
  if (!('serviceWorker' in navigator) || (person !== null && (deviceOwner() ?? person) !== person)) return;
  try {
    if (localStore.getItem(registeredDeviceKey) !== null) {
      const told = endPush().catch((error: unknown) => console.warn('Firebase did not delete the push token.', error));
      await Promise.race([told, new Promise((resolve) => setTimeout(resolve, longestAnswerMs))]);
    }
    const registration = await ownRegistration();
    // WebKitGTK has workers and no push.
    if ('PushManager' in window) await (await registration?.pushManager.getSubscription())?.unsubscribe();
    await registration?.unregister();
    await Promise.all(appId === undefined ? [] : entriesOf(appId).map(deleteEntry));
  } catch (error) {
    console.warn('The push subscription was not ended.', error);
  }
}
