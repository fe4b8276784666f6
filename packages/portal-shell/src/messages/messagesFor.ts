import { arabic } from './arabic.ts';
import { english, type ShellMessages } from './english.ts';

/** The languages the portal speaks. */
export type Language = 'en' | 'ar';

const writers: Readonly<Record<Language, (locale?: string) => ShellMessages>> = { en: english, ar: arabic };

/**
 * The tag each language is formatted with. The Emirates' Arabic writes Western digits, as the numbers in the data beside the texts
 * (purchase orders, job numbers) are written.
 */
export const languageTags: Readonly<Record<Language, string>> = { en: 'en-US', ar: 'ar-AE' };

/** The shell's texts in a language. */
export function messagesFor(language: Language): ShellMessages {
  return writers[language](languageTags[language]);
}

/** Each language by the name its own speakers give it, which stays the same whatever the portal speaks. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية' };
