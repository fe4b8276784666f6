import * as v from 'valibot';
import { choices, type Preferences, type PreferencesStore } from '../preferences/preferencesStore.ts';
import type { SettingsView } from './settingsState.ts';
import type { SettingsSource } from './SettingsSource.ts';

interface SyncedPreference {
  readonly schema: v.GenericSchema;
  /** A device that is touched keeps its own. */
  readonly staysOnTouch?: true;
}

/** One of the values that a preference has. */
const oneOf = (values: readonly unknown[]) => v.custom((input) => values.includes(input));

/** The preferences that follow a person, by their names. Further ones belong to the browser. */
const syncedPreferences = {
  theme: { schema: oneOf(choices.theme) },
  /** A browser whose portal does not have it follows the profile. */
  language: { schema: v.nullable(v.pipe(v.string(), v.maxLength(64))) },
  direction: { schema: oneOf(choices.direction) },
  density: { schema: oneOf(choices.density), staysOnTouch: true },
  /** A browser that does not know it takes that of the device. */
  timeZone: { schema: v.nullable(v.pipe(v.string(), v.maxLength(64))) },
} as const satisfies { readonly [Name in keyof Preferences]?: SyncedPreference };

type SyncedName = keyof typeof syncedPreferences;

/** A setting is never null, which removes it. */
const automatic = 'auto';

/** Creates the source of the preferences. */
export function createPreferenceSettings(preferences: PreferencesStore, isTouched: boolean): SettingsSource {
  const rows = Object.entries<SyncedPreference>(syncedPreferences)
    .filter(([, { staysOnTouch }]) => !(isTouched && staysOnTouch === true))
    // The keys of a constant.
    .map(([name, row]) => ({ name: name as SyncedName, ...row }));
  const read = (name: SyncedName) => preferences.get()[name] ?? automatic;
  /** The value of a setting; undefined if there is none, or one that this version does not know. */
  const valueIn = (view: SettingsView, { name, schema }: (typeof rows)[number]) => {
    const value = view.get(name)?.value;
    return v.is(schema, value === automatic ? null : value) ? value : undefined;
  };

  return {
    changes: (view) =>
      rows.flatMap((row) => {
        const setting = valueIn(view, row);
        const value = read(row.name);
        // A later version of the portal may have set what this one does not know.
        return setting === undefined || setting === value ? [] : [{ key: row.name, value }];
      }),
    apply(view) {
      const change: Record<string, unknown> = {};
      for (const row of rows) {
        const value = valueIn(view, row);
        if (value === undefined || value === read(row.name)) continue;
        change[row.name] = value === automatic ? null : value;
      }
      // The schema of each row has read its value.
      if (Object.keys(change).length > 0) preferences.set(change);
    },
    own: (view) => new Map(rows.flatMap(({ name }) => (view.has(name) ? [] : [[name, read(name)] as const]))),
  };
}
