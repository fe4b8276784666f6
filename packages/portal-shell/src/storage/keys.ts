/** The keys that several parts of the portal use, and those that stay in a browser's storages after sign-out. */

/** The preferences of this browser: theme, density, language. They identify nobody and stay. */
export const preferencesKey = 'gantry.preferences';

/** The stamps of sign-outs that tabs may have missed. They stay. */
export const signOutStampsKey = 'gantry.sign_outs';

/** The name of this tab's person, for the greeting before the session is read. It is removed at sign-out. */
export const shownNameKey = 'gantry.shown_name';

/** What this browser registered for push, and for whom. It is removed at sign-out. */
export const registeredDeviceKey = 'gantry.push_device';

/** The address of the fonts that this browser has loaded. It stays, as its cache does. */
export const fontsKey = 'gantry.fonts';

const lasting = new Set([preferencesKey, signOutStampsKey, fontsKey]);

/** Removes everything else that the portal and its modules stored. */
export function clearTraces(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key !== null && !lasting.has(key)) storage.removeItem(key);
}
