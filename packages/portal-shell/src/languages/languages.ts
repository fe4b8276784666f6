interface LanguageDefinition {
  /** Its name in itself. It does not depend on the language of the portal. */
  readonly name: string;
  /** The tag for formats. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** The address of its messages, if the installation adds it as a file. */
  readonly messages?: string;
}

/** The languages of the portal, by their tags: those with a JSON in portal-shell, notification-center and ui-kit, and what {@link addLanguages} adds. */
export const languages: { readonly en: LanguageDefinition; [tag: string]: LanguageDefinition } = {
  en: { name: 'English', locale: 'en-US', direction: 'ltr' },
  // The Arabic of the Emirates uses Western digits, like the numbers in the data (purchase orders, job numbers).
  ar: { name: 'العربية', locale: 'ar-AE', direction: 'rtl' },
};

/** The tag of a language of the portal. */
export type Language = string;

/** The language of the messages in the code. It needs no loading, and stands in for what is missing. */
export const sourceLanguage = 'en';

/** The tags in the order in which a person chooses among them. */
export const languageTags = (): readonly Language[] => Object.keys(languages);

/** What the portal knows of a language. */
export const definitionOf = (language: Language): LanguageDefinition => languages[language] ?? languages.en;

/** Adds the languages of an installation to those of the portal. */
export function addLanguages(added: Readonly<Record<string, LanguageDefinition>>): void {
  for (const [tag, definition] of Object.entries(added)) languages[tag] ??= definition;
}

/** The language of a tag such as `ar-EG` or `en_GB`; null without a tag, or if the portal does not have it. */
export function languageOf(tag: string | null): Language | null {
  if (tag === null) return null;
  const known = (language: string) => (Object.hasOwn(languages, language) ? language : null);
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
