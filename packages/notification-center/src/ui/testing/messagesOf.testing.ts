import { messages as kitArabic } from '@gantry/ui-kit/languages/ar';
import { messages as kitEnglish } from '@gantry/ui-kit/languages/en';
import { isPseudoLanguage, pseudoMessages } from '../../../../../scripts/languages/pseudo.ts';
import { messages as arabic } from '../../languages/ar/index.ts';
import source from '../../languages/en.json' with { type: 'json' };
import { messages as english } from '../../languages/en/index.ts';
import { messagesFrom } from '../../messages/index.ts';

interface Provided {
  readonly kit: ReturnType<typeof kitEnglish>;
  readonly center: ReturnType<typeof english>;
}

const provided = new Map<string, Provided>();

/** Provides the messages of a language that is a file. */
export function provideMessagesOf(locale: string, messages: Provided): void {
  provided.set(locale, messages);
}

/** The messages of the kit and of the center for a locale of a test or a story. */
export function messagesOf(locale: string): Provided {
  const found = provided.get(locale);
  if (found !== undefined) return found;
  if (locale.startsWith('ar')) return { kit: kitArabic(locale), center: arabic(locale) };
  const kit = kitEnglish(locale);
  if (isPseudoLanguage(locale)) return { kit, center: messagesFrom(pseudoMessages(source, locale), 'en-US', () => {}) };
  return { kit, center: english(locale) };
}
