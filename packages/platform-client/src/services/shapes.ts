/**
 * The shapes in which services send one and the same thing. Serialisers differ: they leave nulls out, write keys in another letter case, and
 * ids as numbers. What was read has one type.
 */
import { inNamedCase, isRecord } from '@gantry/base/values';
import * as v from 'valibot';

/** A null is as good as no key. */
const withoutNulls = (input: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));

/** An object with these entries, in whatever letter case its keys are. Further keys are ignored. */
export const record = <const Entries extends v.ObjectEntries>(entries: Entries) => {
  const inCase = inNamedCase(Object.keys(entries));
  // A menu has many thousands of objects, so one that is as agreed is not copied.
  const prepared = (input: unknown) => {
    if (!isRecord(input)) return input;
    for (const key in input) if (input[key] === null || !(key in entries)) return withoutNulls(inCase(input));
    return input;
  };
  return v.pipe(v.unknown(), v.transform(prepared), v.object(entries));
};

// One check and one change each: a long menu has many thousands of them.
const isId = (input: unknown) => typeof input === 'number' || (typeof input === 'string' && input !== '');

/** An id, which a service may write as a number. */
export const id = v.pipe(v.custom<string | number>(isId, 'an id'), v.transform(String));

/** A whole number, which a service may write as a text. */
export const wholeNumber = v.pipe(
  v.custom<string | number>(
    (input) => Number.isInteger(typeof input === 'string' && input.trim() !== '' ? Number(input) : input),
    'a whole number',
  ),
  v.transform(Number),
);

/** A text that may be null or left out, which is empty then. */
export const optionalText = v.optional(v.string(), '');

/** An id that may be left out or empty, which is null then. */
export const optionalId = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()])), null),
  v.transform((given) => (given === null || given === '' ? null : String(given))),
);

/** The received value may contain personal data, which must not be logged. Only a message of our own has none. */
const reasonOf = (issue: v.BaseIssue<unknown>) =>
  `${v.getDotPath(issue) ?? 'the item'} is to be ${/^(?:custom|check)$/.test(issue.type) ? issue.message : (issue.expected ?? '')}`;

/**
 * A list. Items that cannot be read are left out, and logged in one line. If none of them can be read, the list is not
 * empty but unreadable: no screen may say that there is nothing.
 *
 * @param name the item's name in the log, such as `GetMenuItemsWithGroup: module`
 */
export const listOf = <Item extends v.GenericSchema>(item: Item, name: string) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((inputs): v.InferOutput<Item>[] | null => {
      const read: v.InferOutput<Item>[] = [];
      let reason = '';
      for (const input of inputs) {
        const result = v.safeParse(item, input);
        if (result.success) read.push(result.output);
        else reason ||= reasonOf(result.issues[0]);
      }
      if (reason === '') return read;
      const left = `${String(inputs.length - read.length)} of ${String(inputs.length)}`;
      console.warn(`${name}: ${left} were left out, as they are not of the agreed shape: ${reason}.`);
      return read.length > 0 ? read : null;
    }),
    v.custom<v.InferOutput<Item>[]>(Array.isArray, 'a list of which something can be read'),
  );
