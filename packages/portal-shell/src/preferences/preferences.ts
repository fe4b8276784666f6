import { preferencesKey } from '@gantry/platform-client/storage/stored';

/** The values of each preference. The first is the default. The script inside the page reads them too, without a library. */
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

/** Reads each preference on its own, so that a wrong one costs no other. */
export function preferencesIn(stored: unknown): Preferences {
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
export function readPreferences(storage: Pick<Storage, 'getItem'>): Preferences {
  let stored: unknown = null;
  try {
    stored = JSON.parse(storage.getItem(preferencesKey) ?? 'null');
  } catch {
    // The portal writes only JSON. The next change overwrites this text.
  }
  return preferencesIn(stored);
}
