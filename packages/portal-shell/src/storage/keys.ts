/** What the portal stores: the keys that several parts use, what ends with a session, and what stays after sign-out. */

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

/**
 * The part of a storage that belongs to a session. Nothing is written once the session is over: an answer that arrives after the sign-out
 * in another tab would leave what the sign-out has removed.
 */
export const storageOfSession = (
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  isOver: () => boolean,
): Pick<Storage, 'getItem' | 'setItem'> => ({
  getItem: (key) => storage.getItem(key),
  setItem: (key, text) => {
    if (!isOver()) storage.setItem(key, text);
  },
});
