import { formatsOf } from '@gantry/ui-kit/messages';
import type { InboxMessages } from './InboxMessages.ts';

/** The texts in English. */
export function english(locale: string): InboxMessages {
  const { plural } = formatsOf(locale);
  const moment = new Intl.DateTimeFormat(locale, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
  return {
    older: 'Older',
    allMarked: 'All notifications are marked as read',
    undo: 'Undo',
    tooLate: 'The change was already sent, so it can no longer be undone.',
    remove: 'Remove',
    clearList: 'Clear this list',
    removed: (count) => plural(count, { one: '# notification removed', other: '# notifications removed' }),
    notRemoved: 'The notifications could not be removed.',
    remindMe: {
      inAnHour: 'Remind me in an hour',
      tomorrow: 'Remind me tomorrow morning',
      nextWeek: 'Remind me next week',
    },
    snoozed: (until) => `The notification comes back on ${moment.format(until)}`,
    notSnoozed: 'The reminder could not be set.',
    muteType: 'Mute this type',
    unmuteType: 'Unmute this type',
    settings: 'Notification settings',
    mayInterrupt: 'Types that may interrupt',
    mayInterruptHint: 'A type that is off shows no toast and plays no sound. Its notifications stay in the lists.',
    otherType: 'Other',
    sound: 'Sound',
    notStored: 'The notification settings could not be saved.',
    finished(kind, completed, failed) {
      const nounOf = (count: number) => plural(count, { one: `# ${kind}`, other: `# ${kind}s` });
      if (completed === 0) return `${nounOf(failed)} failed`;
      return failed === 0
        ? `${nounOf(completed)} finished`
        : `${nounOf(completed)} finished, ${plural(failed, { other: '# failed' })}`;
    },
  };
}
