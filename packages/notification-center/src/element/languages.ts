import { heldIn } from '@gantry/base/values';
import { messages as arabic } from '../languages/ar/index.ts';
import { messages as english } from '../languages/en/index.ts';
import type { NotificationMessages } from '../languages/index.ts';

const languages = { en: english, ar: arabic };

/** The tag of a language of the elements. A page does not choose: it loads all of them. */
type Language = keyof typeof languages;

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag);

/** The language of a locale such as `ar-EG`, and the locale of its numbers. Both are English if the elements do not have the language. */
export function languageOf(locale: string): { readonly language: Language; readonly locale: string } {
  const { language } = new Intl.Locale(locale);
  return isLanguage(language) ? { language, locale } : { language: 'en', locale: 'en' };
}

const made = new Map<string, NotificationMessages>();

/** The center's messages for a locale. They are the same object at each call. */
export function messagesIn(locale: string): NotificationMessages {
  const found = languageOf(locale);
  return heldIn(made, locale, () => languages[found.language](found.locale));
}
