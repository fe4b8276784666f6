import { messages as kitArabic } from '@gantry/ui-kit/languages/ar';
import { messages as kitEnglish } from '@gantry/ui-kit/languages/en';
import { messages as arabic } from '../../languages/ar/index.ts';
import { messages as english } from '../../languages/en/index.ts';

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
export const messagesOf = (locale: string): Provided =>
  provided.get(locale) ??
  (locale.startsWith('ar')
    ? { kit: kitArabic(locale), center: arabic(locale) }
    : { kit: kitEnglish(locale), center: english(locale) });
