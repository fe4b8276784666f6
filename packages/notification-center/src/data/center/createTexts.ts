import { createWritable, type Readable } from '@gantry/ui-kit/observable';
import {
  notificationMessagesFor,
  type NotificationMessages,
  type PartialNotificationMessages,
} from '../../messages/index.ts';
import type { NotificationCenterOptions } from '../NotificationCenter.ts';

/** The language of a center, and its texts in that language. */
export interface Texts {
  readonly locale: Readable<string>;
  readonly messages: Readable<NotificationMessages>;
  /** Changes the language. The texts replaced so far stay unless others are given. */
  readonly setLocale: (locale: string, replaced?: PartialNotificationMessages) => void;
}

/** Creates the texts of one center. */
export function createTexts(options: Pick<NotificationCenterOptions, 'locale' | 'messages'>): Texts {
  let replacedTexts = options.messages;
  const locale = createWritable(options.locale ?? 'en');
  const messages = createWritable(notificationMessagesFor(locale.get(), replacedTexts));
  return {
    locale,
    messages,
    setLocale(next, replaced = replacedTexts) {
      if (next === locale.get() && replaced === replacedTexts) return;
      replacedTexts = replaced;
      locale.set(next);
      messages.set(notificationMessagesFor(next, replaced));
    },
  };
}
