/** The way text runs. */
export type Direction = 'ltr' | 'rtl';

/**
 * React Aria takes the direction from the locale alone. Where a person chose the other direction, the locale is given a
 * script that runs that way: `en-US` set right-to-left becomes `en-Arab-US`, whose texts, dates and numbers stay English.
 */
export function localeWithDirection(locale: string, natural: Direction, wanted: Direction): string {
  if (natural === wanted) return locale;
  return new Intl.Locale(locale, { script: wanted === 'rtl' ? 'Arab' : 'Latn' }).toString();
}
