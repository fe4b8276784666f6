import { perKey } from '../languages/formats.ts';
import { digitsOf, plainDigits } from '../languages/digits.ts';

/** How numbers of a format are written with some digits. */
interface Notation {
  readonly decimal: string | undefined;
  readonly group: string | undefined;
  /** Units and currencies in each of their forms, from the longest to the shortest. */
  readonly words: readonly string[];
  /** What is written without a digit, such as two metres in Arabic. */
  readonly wholeWords: ReadonlyMap<string, string>;
}

/** Numbers for which some language has a form of its own. */
const samples = [0, 1, 2, 3, 11, 20, 21, 100, 0.1, 1.1, -1];
const numberParts: ReadonlySet<string> = new Set(['integer', 'fraction', 'decimal', 'group', 'minusSign', 'plusSign']);
const markOf = (mark: string | undefined) => mark?.replace(/\s/u, ' ').replace('\u2019', "'");

const notationOf = perKey((key): Notation => {
  const [locale, options] = JSON.parse(key) as [string, Intl.NumberFormatOptions]; // Written below.
  const own = new Intl.NumberFormat(locale, options);
  // The step of a rounding may forbid decimals.
  const full = { minimumFractionDigits: 1, maximumFractionDigits: 1, roundingIncrement: 1, useGrouping: true } as const;
  const parts = new Intl.NumberFormat(locale, { ...options, ...full }).formatToParts(-12_345.5);
  const find = (wanted: string) => markOf(parts.find(({ type }) => type === wanted)?.value);
  const words = [parts, ...samples.map((sample) => own.formatToParts(sample))].flatMap((all) =>
    all.flatMap(({ type, value }) => (numberParts.has(type) ? [] : [plainDigits(value).trim()])),
  );
  return {
    decimal: find('decimal'),
    group: find('group'),
    words: [...new Set([...words, ...(options.style === 'percent' ? ['%', '\u066A'] : [])])]
      .filter((word) => word !== '' && !/[()]/.test(word))
      .toSorted((one, other) => other.length - one.length),
    wholeWords: new Map(
      samples
        .filter((sample) => sample >= 0)
        .map((sample) => [plainDigits(own.format(sample)), String(sample)] as const)
        .filter(([text]) => !/\d/.test(text)),
    ),
  };
});

/** Whether a mark stands where the marks of groups do: in threes, or as in India. */
const isGrouped = (text: string, mark: string) => {
  const groups = text.split(mark);
  const [first = '', ...others] = groups;
  const last = others.at(-1) ?? '';
  const middle = others.slice(0, -1);
  return (
    groups.every((group) => /^\d+$/.test(group)) &&
    /^[1-9]\d{0,2}$/.test(first) &&
    last.length === 3 &&
    (middle.every(({ length }) => length === 3) || (first.length < 3 && middle.every(({ length }) => length === 2)))
  );
};

/** Tells the whole part from the decimals; null if nobody can. */
function split(body: string, { decimal, group }: Notation): readonly [whole: string, decimals: string] | null {
  const marks = [...new Set(body.replace(/\d/g, ''))];
  const mark = /\D(?=\d*$)/.exec(body)?.[0];
  if (mark === undefined) return [body, ''];
  const [before = '', after = '', ...more] = body.split(mark);
  const whole = body.replace(/\D/g, '');
  const isAlone = marks.length === 1;
  if (more.length > 0 || !/[.,\u060C\u066B]/.test(mark)) return isAlone && isGrouped(body, mark) ? [whole, ''] : null;
  if (!isAlone) {
    const [other = ''] = marks;
    return marks.length === 2 && other !== '\u066B' && isGrouped(before, other)
      ? [before.replace(/\D/g, ''), after]
      : null;
  }
  if (mark === decimal || mark === '\u066B' || !isGrouped(body, mark)) return [before, after];
  return mark === group ? [whole, ''] : null;
}

/**
 * Reads a number as a person writes it in a language: with its digits or Western ones, with marks of groups, a unit or a currency. A mark
 * of groups where no group can be begins the decimals. Returns its plain form, such as `-1280.4`; empty if nothing is typed, and null
 * if it is no number, or one that could be two.
 */
export function readNumber(typed: string, locale: string, options: Intl.NumberFormatOptions = {}): string | null {
  const numberingSystem = digitsOf(typed);
  const notation = notationOf(JSON.stringify([locale, { ...options, numberingSystem }]));
  let text = plainDigits(typed).replace(/\s+/gu, ' ').replaceAll('\u2019', "'").trim();
  if (text === '') return '';
  const word = notation.wholeWords.get(text);
  if (word !== undefined) return word;
  const isInBrackets = options.currencySign === 'accounting' && /^\(.*\)$/.test(text);
  if (isInBrackets) text = text.slice(1, -1);
  const [, before = '', body = '', after = ''] =
    /^(\D*?)([.,\u060C\u066B]?\d(?:[^\p{L}\p{S}%]*\d)?)(\D*)$/u.exec(text) ?? [];
  const withoutWords = (part: string) =>
    notation.words.reduce((rest, one) => rest.replace(one, ''), part).replace(/\s/gu, '');
  const sign = withoutWords(before);
  const parts = /^[\d.,\u060C\u066B\u066C' ]+$/.test(body) ? split(body, notation) : null;
  if (parts === null || !/^[-\u2212+]?$/.test(sign) || !/^[.,\u060C\u066B]?$/.test(withoutWords(after))) return null;
  const whole = parts[0].replace(/^0+(?=\d)/, '') || '0';
  const decimals = parts[1].replace(/0+$/, '');
  const isNegative = isInBrackets !== /[-\u2212]/.test(sign) && /[1-9]/.test(whole + decimals);
  return `${isNegative ? '-' : ''}${whole}${decimals && '.'}${decimals}`;
}
