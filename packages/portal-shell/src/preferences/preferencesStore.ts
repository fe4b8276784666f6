import { createWritable, type Readable } from '@gantry/base/observable';
import { preferencesKey } from '@gantry/platform-client/storage/stored';

/** The values of each preference. The first is the default. The script inside the page uses this too, so no library checks them. */
export const choices = {
  theme: ['system', 'light', 'dark'],
  density: ['comfortable', 'compact'],
  direction: [null, 'ltr', 'rtl'],
  isMenuCollapsed: [false, true],
} as const;

/**
 * The preferences of a person in this browser. A language of null follows the profile, then the browser. A direction of null follows the
 * language. `profileLanguage` belongs to the last person who signed in. The pages before sign-in use it.
 */
export type Preferences = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] } & {
  /** Its tag, which the portal may not have: the languages of an installation are known once its configuration is there. */
  readonly language: string | null;
  readonly profileLanguage: string | null;
  /** The version whose news were seen; null before the first visit. */
  readonly versionSeen: string | null;
  /** The zone of times: a name, or `program` for that of the program; null follows the device. */
  readonly timeZone: string | null;
};

/** The stored preferences of this browser. They are the same in every tab. */
export interface PreferencesStore extends Readable<Preferences> {
  /** Changes the named preferences and keeps the others. */
  readonly set: (change: Partial<Preferences>) => void;
}

function parse(kept: string | null): Preferences {
  let stored: unknown = null;
  try {
    stored = JSON.parse(kept ?? 'null');
  } catch {
    // The portal writes only JSON. The next change overwrites this text.
  }
  const given = new Map<string, unknown>(Object.entries(stored ?? {}));
  const pick = <Value>(name: string, [first, ...others]: readonly [Value, ...Value[]]): Value =>
    others.find((value) => value === given.get(name)) ?? first;
  const text = (name: string): string | null => {
    const value = given.get(name);
    return typeof value === 'string' ? value : null;
  };
  return {
    theme: pick('theme', choices.theme),
    density: pick('density', choices.density),
    language: text('language'),
    direction: pick('direction', choices.direction),
    profileLanguage: text('profileLanguage'),
    isMenuCollapsed: pick('isMenuCollapsed', choices.isMenuCollapsed),
    versionSeen: text('versionSeen'),
    timeZone: text('timeZone'),
  };
}

/** The preferences that a storage holds; the defaults for what it lacks. */
export const readPreferences = (storage: Pick<Storage, 'getItem'>): Preferences =>
  parse(storage.getItem(preferencesKey));

/**
 * Keeps the preferences in a storage.
 *
 * @param tabs receives the `storage` events of the other tabs
 */
export function createPreferencesStore(storage: Storage, tabs: Pick<Window, 'addEventListener'>): PreferencesStore {
  const preferences = createWritable(readPreferences(storage));

  tabs.addEventListener('storage', ({ key, newValue }) => {
    // A null key means that the whole storage was cleared.
    if (key === preferencesKey || key === null) preferences.set(parse(newValue));
  });

  return {
    get: preferences.get,
    subscribe: preferences.subscribe,
    set: (part) => {
      preferences.set({ ...preferences.get(), ...part });
      storage.setItem(preferencesKey, JSON.stringify(preferences.get()));
    },
  };
}
