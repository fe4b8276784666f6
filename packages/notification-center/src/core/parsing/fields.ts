import * as v from 'valibot';
import { parseServerTime } from './serverTime.ts';
import { cutText } from '../utilities/truncateAtWord.ts';

/** What a field may hold on the wire. Each schema reads one field; the reader around it deals with absence and failure. */

// One check and not a union of two, as every field of every item comes by here.
const anyText = v.pipe(
  v.custom<string | number>(
    (value) => typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value)),
  ),
  v.transform((value) => String(value).trim()),
);

/** A text for people: cut where it is longer than anyone would read. */
function text(longest: number) {
  return v.pipe(
    anyText,
    v.transform((value) => cutText(value, longest)),
  );
}

/** A line of text, such as a title. */
export const line = text(500);

// Bounded, as what comes is not ours.
const mostShared = 1000;
const shared = new Map<string, string>();

/** A line that comes with many items, such as a program's name: one copy serves them all. */
export const sharedLine = v.pipe(
  line,
  v.transform((value) => {
    const found = shared.get(value);
    if (found === undefined && shared.size < mostShared) shared.set(value, value);
    return found ?? value;
  }),
);

/** A text of several lines, such as a description or an error. */
export const prose = text(10_000);

/** A short word, such as a status. */
export const word = text(100);

/** Something that names a thing or leads to it: of no use when cut, so a longer one is refused. */
export const identifier = v.pipe(anyText, v.maxLength(2000));

/** True or false, and nothing that merely looks like it. */
export const flag = v.boolean();

/** 0–100, also as digits in a text; what lies outside is clamped. */
export const percentage = v.pipe(
  anyText,
  v.regex(/^-?\d+(\.\d+)?\s*%?$/),
  v.transform((value) => Math.min(100, Math.max(0, Number.parseFloat(value)))),
);

/** A whole number, such as that of a line. */
export const wholeNumber = v.pipe(v.number(), v.integer());

/** A date as {@link parseServerTime} reads it. */
export const serverTime = v.pipe(
  v.string(),
  v.transform(parseServerTime),
  v.check((time) => time !== null),
);

/** One of some words, in any case. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  return v.pipe(
    v.string(),
    v.transform((value) => value.toLowerCase()),
    v.picklist(words),
  );
}

/** A css colour that can do nothing but colour. */
export const color = v.pipe(
  anyText,
  // Bounded in each part: what is checked may be a megabyte, and a pattern that could be matched in many ways would try them all.
  v.regex(/^(?:[a-z]{1,30}|#[\da-f]{3,8}|(?:rgb|hsl|oklch)a?\([\d\s.,%/+-]{0,40}(?:deg[\d\s.,%/+-]{0,40})?\))$/i),
);

/** Whether results exist, in whichever form they are sent. */
export const results = v.pipe(
  v.unknown(),
  v.transform((value) => {
    if (typeof value === 'string') return !['', 'null', 'false', '[]', '{}'].includes(cutText(value.trim(), 20));
    if (Array.isArray(value)) return value.length > 0;
    if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
    return Boolean(value);
  }),
);

/** An object with fields to read. */
export const record = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  v.transform((value) => value as Readonly<Record<string, unknown>>),
);
