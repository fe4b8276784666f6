import { arabic } from './arabic.ts';
import { english, type KitMessages } from './english.ts';

const languages: Readonly<Record<string, (locale: string) => KitMessages>> = { ar: arabic, en: english };

/** Returns the kit's texts for a locale, and English texts for a language that the kit does not have. */
export function kitMessagesFor(locale: string): KitMessages {
  const write = languages[new Intl.Locale(locale).language];
  return write ? write(locale) : english();
}
