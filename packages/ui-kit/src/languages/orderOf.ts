import { lazy, perKey } from './formats.ts';

/**
 * The order of two texts in English, if a letter or the end of one text decides it: the end is before all, and letters are behind all. Null
 * otherwise. It is the order of `Intl.Collator`, which loads the tables of a language before the first screen of an app.
 */
function englishOrder(one: string, other: string): number | null {
  if (/[^ -~]/.test(one + other)) return null;
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  let at = 0;
  while (at < first.length && first[at] === second[at]) at += 1;
  const [sign = '', otherSign = ''] = [first[at], second[at]];
  const both = sign + otherSign;
  // A digit may belong to a number.
  const isDecided = !/\d/.test(both) && (both.length === 1 || /[a-z]/.test(both));
  const rank = (of: string) => (of === '' || /[a-z]/.test(of) ? of : ' ');
  return isDecided ? (rank(sign) < rank(otherSign) ? -1 : 1) : null;
}

/** Returns the order of texts in a locale, for `toSorted`. Numbers in them count by value. */
export const orderOf: (locale: string) => (one: string, other: string) => number = /*#__PURE__*/ perKey((locale) => {
  const collator = lazy(() => new Intl.Collator(locale, { numeric: true }));
  const isEnglish = /^en\b/.test(locale);
  return (one, other) => (isEnglish ? englishOrder(one, other) : null) ?? collator().compare(one, other);
});
