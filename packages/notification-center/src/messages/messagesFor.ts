import { arabicMessages } from './ar.ts';
import { englishMessages } from './en.ts';
import type { NotificationMessages, PartialNotificationMessages } from './messages.ts';

/** The texts for a locale such as `en` or `ar-EG` (English where the language is not known), with parts replaced. */
export function messagesFor(locale: string, replaced: PartialNotificationMessages = {}): NotificationMessages {
  const own = /^ar\b/i.test(locale) ? arabicMessages : englishMessages;
  return {
    errors: { ...own.errors, ...replaced.errors },
    jobs: { ...own.jobs, ...replaced.jobs },
    items: { ...own.items, ...replaced.items },
  };
}
