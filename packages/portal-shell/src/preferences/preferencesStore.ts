import { createWritable, storedValue } from '@gantry/base/observable';
import { preferencesKey } from '@gantry/platform-client/storage/stored';
import * as v from 'valibot';
import { preferencesIn, type Preferences } from './preferences.ts';

type Choice = readonly [choice: Partial<Preferences>, before: Preferences];

/** The stored preferences of this browser. They are the same in every tab. */
export type PreferencesStore = ReturnType<typeof createPreferencesStore>;

/**
 * Keeps the preferences in a storage.
 *
 * @param tabs receives the `storage` events of the other tabs
 */
export function createPreferencesStore(storage: Storage, tabs: Pick<Window, 'addEventListener'>) {
  const schema = v.pipe(v.unknown(), v.transform(preferencesIn));
  const { get, subscribe, set } = storedValue(preferencesKey, schema, preferencesIn(null), storage, tabs);
  const choices = createWritable<readonly Choice[]>([]);
  return {
    get,
    subscribe,
    /** What was set in this tab, each with the preferences before it. */
    choices,
    /** Changes the named preferences and keeps the others. */
    set: (choice: Partial<Preferences>) => {
      const before = get();
      set({ ...before, ...choice });
      choices.set([...choices.get(), [choice, before]]);
    },
  };
}
