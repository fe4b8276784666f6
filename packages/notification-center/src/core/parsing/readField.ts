import * as v from 'valibot';

/** An object that came from outside: any field may be missing or of any type. */
export type Source = Readonly<Record<string, unknown>>;

/** Reads one field; null if it is absent or unusable. The name of an unusable one is added to `problems`. */
export function readField<Output>(
  source: Source,
  name: string,
  schema: v.GenericSchema<unknown, Output>,
  problems: string[] = [],
): Output | null {
  const value = source[name];
  if (value === undefined || value === null) return null;
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  problems.push(name);
  return null;
}
