import { createWritable, storedValue, type Readable } from '@gantry/base/observable';
import { preferencesKey } from '@gantry/platform-client/storage/stored';
import * as v from 'valibot';
import { preferencesIn, type Preferences } from './preferences.ts';

type Choice = readonly [choice: Partial<Preferences>, before: Preferences];

/** The stored preferences of this browser. They are the same in every tab. */
export interface PreferencesStore extends Readable<Preferences> {
  /** Changes the named preferences and keeps the others. */
  readonly set: (choice: Partial<Preferences>) => void;
  /** What was set in this tab, each with the preferences before it. */
  readonly choices: Readable<readonly Choice[]>;
}

/**
 * Keeps the preferences in a storage.
 *
 * @param tabs receives the `storage` events of the other tabs
 */
export function createPreferencesStore(storage: Storage, tabs: Pick<Window, 'addEventListener'>): PreferencesStore {
  const schema = v.pipe(v.unknown(), v.transform(preferencesIn));
  const { get, subscribe, set } = storedValue(preferencesKey, schema, preferencesIn(null), storage, tabs);
  const choices = createWritable<readonly Choice[]>([]);
  return {
    get,
    subscribe,
    choices,
    set: (choice) => {
      const before = get();
      set({ ...before, ...choice });
      choices.set([...choices.get(), [choice, before]]);
    },
  };
}
