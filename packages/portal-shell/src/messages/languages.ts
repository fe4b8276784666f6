import type { KitMessages } from '@gantry/ui-kit/messages';
import type { ShellMessages } from './english.ts';

/** The languages of the portal. */
export type Language = 'en' | 'ar';

/** The texts of the portal in one language. */
export interface LanguageTexts {
  /**
   * The tag for formatting. The Arabic of the Emirates uses Western digits, like the numbers in the data (purchase orders, job numbers).
   */
  readonly locale: 'en-US' | 'ar-AE';
  readonly shell: ShellMessages;
  readonly kit: KitMessages;
}

/** The name of each language in that language. It does not depend on the language of the portal. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية' };
