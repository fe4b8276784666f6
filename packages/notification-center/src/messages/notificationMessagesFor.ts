import { arabic } from './ar.ts';
import { english } from './en.ts';
import type { NotificationMessages, PartialNotificationMessages } from './messages.ts';

/** The texts for a locale such as `en` or `ar-EG` (English where the language is not known), with parts replaced. */
export function notificationMessagesFor(
  locale: string,
  replaced: PartialNotificationMessages = {},
): NotificationMessages {
  const own = /^ar\b/i.test(locale) ? arabic(locale) : english(/^en\b/i.test(locale) ? locale : 'en');
  return {
    errors: { ...own.errors, ...replaced.errors },
    jobs: { ...own.jobs, ...replaced.jobs },
    items: { ...own.items, ...replaced.items },
    undo: { ...own.undo, ...replaced.undo },
    settings: { ...own.settings, ...replaced.settings },
    types: { ...own.types, ...replaced.types },
    statuses: { ...own.statuses, ...replaced.statuses },
    priorities: { ...own.priorities, ...replaced.priorities },
    lists: { ...own.lists, ...replaced.lists },
    empty: { ...own.empty, ...replaced.empty },
    panel: { ...own.panel, ...replaced.panel },
    page: { ...own.page, ...replaced.page },
    bell: { ...own.bell, ...replaced.bell },
    connection: { ...own.connection, ...replaced.connection },
    results: { ...own.results, ...replaced.results },
    outcomes: { ...own.outcomes, ...replaced.outcomes },
  };
}
