/** The keys that stay in a browser's storages after sign-out, because they identify nobody. */

/** The preferences of this browser: theme, density, language. */
export const preferencesKey = 'gantry.preferences';

/** The stamps of sign-outs that tabs may have missed. */
export const signOutStampsKey = 'gantry.sign_outs';

const lasting = new Set([preferencesKey, signOutStampsKey]);

/** Removes everything else that the portal and its modules stored. */
export function clearTraces(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key !== null && !lasting.has(key)) storage.removeItem(key);
}
