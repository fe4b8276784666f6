import { arabic } from './arabic.ts';
import { english, type KitMessages } from './english.ts';

const languages: Readonly<Record<string, (locale: string) => KitMessages>> = { ar: arabic, en: english };

/** The kit's texts for a locale; English texts for a language the kit does not know. */
export function kitMessagesFor(locale: string): KitMessages {
  const write = languages[new Intl.Locale(locale).language];
  return write ? write(locale) : english();
}
