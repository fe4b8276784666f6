import { messages as kitArabic } from '@gantry/ui-kit/languages/ar';
import { messages as kitEnglish } from '@gantry/ui-kit/languages/en';
import { messages as arabic } from '../../languages/ar/index.ts';
import { messages as english } from '../../languages/en/index.ts';

/** The messages of the kit and of the center for a locale of a test or a story. */
export const messagesOf = (locale: string) =>
  locale.startsWith('ar')
    ? { kit: kitArabic(locale), center: arabic(locale) }
    : { kit: kitEnglish(locale), center: english(locale) };
