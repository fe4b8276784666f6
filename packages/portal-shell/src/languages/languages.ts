/** A language of the portal. */
interface LanguageDefinition {
  /** Its name in itself. It does not depend on the language of the portal. */
  readonly name: string;
  /** The tag for formats. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The languages of the portal, by their tags. Each has a folder of messages in portal-shell, notification-center and ui-kit. */
export const languages = {
  en: { name: 'English', locale: 'en-US', direction: 'ltr' },
  // The Arabic of the Emirates uses Western digits, like the numbers in the data (purchase orders, job numbers).
  ar: { name: 'العربية', locale: 'ar-AE', direction: 'rtl' },
} as const satisfies Readonly<Record<string, LanguageDefinition>>;

/** The tag of a language of the portal. */
export type Language = keyof typeof languages;

/** The language of the messages in the code. It needs no loading, and stands in for what is missing. */
export const sourceLanguage = 'en';

/** The tags in the order in which a person chooses among them. */
export const languageTags = Object.keys(languages) as readonly Language[]; // The keys of a constant.

/** The language of a tag such as `ar-EG` or `en_GB`; null if the portal does not have it. */
export function languageOf(tag: string): Language | null {
  const known = (language: string) => languageTags.find((one) => one === language) ?? null;
  const common = known(/^(\w+)(?:[-_]\w+)*$/.exec(tag)?.[1]?.toLowerCase() ?? '');
  if (common !== null) return common;
  try {
    // It knows other codes of a language. The first use in a process takes a phone 40 ms, so it is asked only here.
    return known(new Intl.Locale(tag.replaceAll('_', '-')).language);
  } catch {
    // The tag is malformed.
    return null;
  }
}
