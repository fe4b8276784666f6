import { storedValue, type Writable } from '@gantry/base/observable';
import { heldIn } from '@gantry/base/values';
import * as v from 'valibot';
import { personalKey } from '../storage/stored.ts';
import { createPlaces } from './places.ts';
import { settingsStateSchema, unknownSettings, type Settings } from './settingsState.ts';

/** Everything that a person arranges for themselves. It is the same in every tab. */
export type Personal = ReturnType<typeof createPersonal>;

interface PersonalOptions {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Receives the `storage` events of the other tabs. */
  readonly tabs: Pick<Window, 'addEventListener'>;
  readonly personId: string;
  readonly now?: () => number;
}

/** Keeps what one person arranges in the browser's storage. Sign-out removes it. */
export function createPersonal({ storage, tabs, personId, now = Date.now }: PersonalOptions) {
  const known = new Map<string, unknown>();
  const once = <Value>(name: string, create: () => Value): Value => heldIn(known, name, create) as Value; // A name has one kind of value.
  /** A value of a part that loads later. */
  const valueOf = <Value>(name: string, schema: v.GenericSchema<unknown, Value>, initial: Value): Writable<Value> =>
    once(name, () => storedValue(personalKey(personId, name), schema, initial, storage, tabs));
  const settings: Settings = { ...valueOf('settings', settingsStateSchema, unknownSettings), now };
  return {
    /** What follows the person to their other devices. */
    settings,
    /** The favourites and the recent places in a program, as settings. */
    places: (programId: string) => once(`places/${programId}`, () => createPlaces(settings, programId)),
    /** The ids of the keyboard shortcuts that the person turned off. */
    shortcutsOff: valueOf<readonly string[]>('shortcuts-off', v.array(v.string()), []),
    valueOf,
  };
}
