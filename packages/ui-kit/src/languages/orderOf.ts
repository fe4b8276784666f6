import { perLocale } from './formats.ts';

/** Returns the order of texts in a locale, for `toSorted`. Numbers in them count by value. */
export const orderOf: (locale: string) => (one: string, other: string) => number = /*#__PURE__*/ perLocale(
  (locale) => new Intl.Collator(locale, { numeric: true }).compare,
);
