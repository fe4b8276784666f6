import { messages as english, type NotificationMessages } from './en/index.ts';

export type { NotificationMessages };

/** A part of the messages. Missing ones are taken from the English ones in the code. */
export type PartialNotificationMessages = {
  readonly [Group in keyof NotificationMessages]?: Partial<NotificationMessages[Group]>;
};

/** The English messages, with others instead of some or of all. */
export function englishWith(replaced: PartialNotificationMessages = {}): NotificationMessages {
  const own = english();
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
