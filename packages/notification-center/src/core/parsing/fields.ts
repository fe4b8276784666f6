import { isRecord } from '@gantry/base/values';
import * as v from 'valibot';
import { parseServerTime } from './serverTime.ts';
import { cutText } from '../utilities/shortenAtWord.ts';

/** The schemas of single fields. `readField` handles absence and failure. */

// Every field of every item passes these schemas, so each is one check and at most one change: no union, no pipe in a pipe.
const isTextOrNumber = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value));

const textOrNumber = v.custom<string | number>(isTextOrNumber);

const trimmed = (value: string | number) => String(value).trim();

const anyText = v.pipe(textOrNumber, v.transform(trimmed));

/** A text for people, cut if it is longer than anyone would read. */
function text(longest: number, keep: (value: string) => string = (value) => value) {
  return v.pipe(
    textOrNumber,
    v.transform((value) => keep(cutText(trimmed(value), longest))),
  );
}

const longestLine = 500;

/** A line of text, such as a title. */
export const line = text(longestLine);

// Bounded, because the input is untrusted.
const mostShared = 1000;
const shared = new Map<string, string>();

/** A line that many items share, such as a program's name: all of them keep one copy. */
export const sharedLine = text(longestLine, (value) => {
  const found = shared.get(value);
  if (found === undefined && shared.size < mostShared) shared.set(value, value);
  return found ?? value;
});

/** A text of several lines, such as a description or an error. */
export const prose = text(10_000);

/** A short word, such as a status. */
export const word = text(100);

const longestIdentifier = 2000;

/** An id or a link. It is useless when cut, so a longer one is refused. */
export const identifier = v.pipe(
  v.custom<string | number>((value) => isTextOrNumber(value) && trimmed(value).length <= longestIdentifier),
  v.transform(trimmed),
);

/** A boolean; no other type is converted. */
export const flag = v.boolean();

/** 0–100, also as digits in a text; values outside are clamped. */
export const percentage = v.pipe(
  anyText,
  v.regex(/^-?\d+(\.\d+)?\s*%?$/),
  v.transform((value) => Math.min(100, Math.max(0, Number.parseFloat(value)))),
);

/** A whole number, such as that of a line. */
export const wholeNumber = v.custom<number>(Number.isInteger);

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

/** A CSS colour that cannot carry anything else. */
export const color = v.pipe(
  anyText,
  // Bounded in each part: the input may be a megabyte, and an ambiguous pattern would backtrack over all of it.
  v.regex(/^(?:[a-z]{1,30}|#[\da-f]{3,8}|(?:rgb|hsl|oklch)a?\([\d\s.,%/+-]{0,40}(?:deg[\d\s.,%/+-]{0,40})?\))$/i),
);

/** Whether results exist, in any form that a service sends. */
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
export const record = v.custom<Readonly<Record<string, unknown>>>(isRecord);
