import { isRTL } from 'react-aria-components';

/** The text direction. */
export type Direction = 'ltr' | 'rtl';

/** The language by which Safari turns the page. Its dates are written in another order than those of English. */
export const turnedLocale = 'ug';

/**
 * React Aria derives the direction only from the locale. If the app chose the other direction, this function adds a
 * script of that direction to the locale: `en-US` becomes `en-Arab-US` for right-to-left. Its texts, dates and numbers
 * stay English.
 */
export function localeWithDirection(locale: string, natural: Direction, wanted: Direction): string {
  if (natural === wanted) return locale;
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
  const named = new Intl.Locale(locale, { script: wanted === 'rtl' ? 'Arab' : 'Latn', numberingSystem }).toString();
  // Safari knows the direction of languages alone. React Aria has no texts in Uyghur and takes its English ones, and its numbers are as in English.
  return wanted === 'rtl' && !isRTL(named) ? turnedLocale : named;
}
