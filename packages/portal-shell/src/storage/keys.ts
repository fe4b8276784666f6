/** What stays in a browser's storages after sign-out, as it names nobody. */

/** How this browser is set up: theme, density, language. */
export const preferencesKey = 'gantry.preferences';

/** The sign-outs that tabs may have missed. */
export const signOutStampsKey = 'gantry.sign_outs';

const lasting = new Set([preferencesKey, signOutStampsKey]);

/** Removes all else that the portal and its modules left of a person in a storage. */
export function clearTraces(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key !== null && !lasting.has(key)) storage.removeItem(key);
}
