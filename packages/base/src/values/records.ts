/** Whether a value is an object with fields, and no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a text is in JSON; a text that is none is itself. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Creates a function that gives the keys of an object the letter case of these names. Serialisers differ: one service writes
 * `lastModifiedDate`, the next one `LastModifiedDate`. A key that is there in the right case wins. The input is not changed.
 */
export function inNamedCase(
  names: readonly string[],
): (input: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>> {
  const nameOf = new Map(names.map((name) => [name.toLowerCase(), name]));
  return (input) => {
    let renamed: Record<string, unknown> | null = null;
    for (const key of Object.keys(input)) {
      const name = nameOf.get(key.toLowerCase());
      if (name !== undefined && !(name in input)) (renamed ??= { ...input })[name] = input[key];
    }
    return renamed ?? input;
  };
}
