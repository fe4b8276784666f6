import { createWritable } from '@gantry/base/observable';
import { englishWith } from '../../languages/index.ts';
import type { NotificationCenter } from '../NotificationCenter.ts';
import type { NotificationCenterOptions } from '../NotificationCenterOptions.ts';

/** The language of a center, and its texts in that language. */
export type Texts = Pick<NotificationCenter, 'locale' | 'messages' | 'setLocale'>;

export function createTexts(options: Pick<NotificationCenterOptions, 'locale' | 'messages'>): Texts {
  let given = options.messages;
  const locale = createWritable(options.locale ?? 'en');
  const messages = createWritable(englishWith(given));
  return {
    locale,
    messages,
    setLocale(nextLocale, next = options.messages) {
      if (nextLocale === locale.get() && next === given) return;
      given = next;
      locale.set(nextLocale);
      messages.set(englishWith(next));
    },
  };
}
