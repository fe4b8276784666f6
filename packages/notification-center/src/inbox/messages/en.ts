import type { InboxMessages } from './InboxMessages.ts';

/** The texts in English. */
export function english(_locale: string): InboxMessages {
  return {
    older: 'Older',
    allMarked: 'All notifications are marked as read',
    undo: 'Undo',
    tooLate: 'The notifications were already marked as read, so this can no longer be undone.',
  };
}
