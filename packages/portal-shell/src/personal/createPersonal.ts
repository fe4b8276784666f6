import { createWritable, type Readable } from '@gantry/base/observable';
import { replaceEqualDeep } from '@tanstack/react-query';
import * as v from 'valibot';
import type { PersonalStorage } from './PersonalStorage.ts';
import { emptyPlaces, placesSchema, type Places } from './places.ts';
import { reportViewsSchema, type ReportViews } from './reportViews.ts';

/** A value that a person arranged. It is the same in every tab. */
export interface PersonalValue<Value> extends Readable<Value> {
  /** Stores the result of a change of the latest value, which another tab may have written. */
  readonly change: (change: (current: Value) => Value) => void;
}

/** Everything that a person arranges for themselves. */
export interface Personal {
  /** The favourites and the recent places in a program. */
  readonly places: (programId: string) => PersonalValue<Places>;
  /** How each report of a program was left. */
  readonly reportViews: (programId: string) => PersonalValue<ReportViews>;
  /** The ids of the keyboard shortcuts that the person turned off. */
  readonly shortcutsOff: PersonalValue<readonly string[]>;
  /** A value of a part that loads later. Each call makes another, so the part makes it once. */
  readonly valueOf: <Value>(
    name: string,
    schema: v.GenericSchema<unknown, Value>,
    initial: Value,
  ) => PersonalValue<Value>;
}

function parse<Value>(schema: v.GenericSchema<unknown, Value>, text: string | null, initial: Value): Value {
  if (text === null) return initial;
  try {
    return v.parse(v.fallback(schema, initial), JSON.parse(text));
  } catch {
    // The portal writes only JSON. The next change overwrites this text.
    return initial;
  }
}

/** Reads and writes the arrangements of one person. A text that is not valid counts as none. */
export function createPersonal(storage: PersonalStorage): Personal {
  function valueOf<Value>(name: string, schema: v.GenericSchema<unknown, Value>, initial: Value): PersonalValue<Value> {
    const read = () => parse(schema, storage.read(name), initial);
    const value = createWritable(read());
    // What a change leaves as it was stays the same object, so that nothing made from it is made again.
    const refresh = () => value.set(replaceEqualDeep(value.get(), read()));
    storage.subscribe((changed) => {
      if (changed === name) refresh();
    });
    return {
      get: value.get,
      subscribe: value.subscribe,
      change: (change) => {
        storage.write(name, JSON.stringify(change(read())));
        refresh();
      },
    };
  }

  function valuesByProgram<Value>(kind: string, schema: v.GenericSchema<unknown, Value>, initial: Value) {
    const known = new Map<string, PersonalValue<Value>>();
    return (programId: string) => {
      const value = known.get(programId) ?? valueOf(`${kind}/${programId}`, schema, initial);
      known.set(programId, value);
      return value;
    };
  }

  return {
    places: valuesByProgram('places', placesSchema, emptyPlaces),
    reportViews: valuesByProgram<ReportViews>('reports', reportViewsSchema, []),
    valueOf,
    shortcutsOff: valueOf<readonly string[]>('shortcuts-off', v.array(v.string()), []),
  };
}
