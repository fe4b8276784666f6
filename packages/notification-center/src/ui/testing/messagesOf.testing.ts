import { messages as kitArabic } from '@gantry/ui-kit/languages/ar';
import { messages as kitEnglish } from '@gantry/ui-kit/languages/en';
import { isPseudoLanguage, pseudoMessages } from '../../../../../scripts/languages/pseudo.ts';
import { messages as arabic } from '../../languages/ar/index.ts';
import source from '../../languages/en.json' with { type: 'json' };
import { messages as english } from '../../languages/en/index.ts';
import { messagesFrom } from '../../messages/index.ts';

/** The messages of the kit and of the center for a locale of a test or a story. */
export function messagesOf(locale: string) {
  if (locale.startsWith('ar')) return { kit: kitArabic(locale), center: arabic(locale) };
  const kit = kitEnglish(locale);
  if (isPseudoLanguage(locale)) return { kit, center: messagesFrom(pseudoMessages(source, locale), 'en-US', () => {}) };
  return { kit, center: english(locale) };
}
