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

/**
 * Ends the push subscription of this browser and deletes its token, so that no messages are shown after sign-out. The push service then refuses
 * messages to that token. A failure is only logged.
 */
export async function forgetPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
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
