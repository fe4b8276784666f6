import * as v from 'valibot';

/** The shape of a stored value. */
export type StoredSchema<Value> = v.GenericSchema<unknown, Value>;

export const parseStored = <Value>(schema: StoredSchema<Value>, text: string): Value =>
  v.parse(schema, JSON.parse(text));

/** Reads the JSON under a key of a storage; null if there is none, it does not fit, or the storage is denied. */
export function readStored<Value>(
  storage: Pick<Storage, 'getItem'>,
  key: string,
  schema: StoredSchema<Value>,
): Value | null {
  try {
    return parseStored(schema, storage.getItem(key) ?? '');
  } catch {
    // The next write replaces what does not fit.
    return null;
  }
}
