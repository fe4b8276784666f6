import { arabic } from './arabic.ts';
import { english, type ShellMessages } from './english.ts';

/** The languages of the portal. */
export type Language = 'en' | 'ar';

const writers: Readonly<Record<Language, (locale?: string) => ShellMessages>> = { en: english, ar: arabic };

/**
 * The tag for formatting in each language. The Arabic of the Emirates uses Western digits, like the numbers in the data (purchase orders,
 * job numbers).
 */
export const languageTags: Readonly<Record<Language, string>> = { en: 'en-US', ar: 'ar-AE' };

/** The shell's texts in a language. */
export function messagesFor(language: Language): ShellMessages {
  return writers[language](languageTags[language]);
}

/** The name of each language in that language. It does not depend on the language of the portal. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية' };
