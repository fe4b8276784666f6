import { createWritable, type Readable } from '@gantry/base/observable';
import { englishWith, type NotificationMessages, type PartialNotificationMessages } from '../../languages/index.ts';
import type { NotificationCenterOptions } from '../NotificationCenterOptions.ts';

/** The language of a center, and its texts in that language. */
export interface Texts {
  readonly locale: Readable<string>;
  readonly messages: Readable<NotificationMessages>;
  /** Changes the language. Without messages, they are those that the center was created with. */
  readonly setLocale: (locale: string, messages?: PartialNotificationMessages) => void;
}

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
