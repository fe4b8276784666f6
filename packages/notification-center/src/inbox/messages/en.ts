import type { InboxMessages } from './InboxMessages.ts';

/** The texts in English. */
export function english(): InboxMessages {
  return {
    older: 'Older',
    allMarked: 'All notifications are marked as read',
    undo: 'Undo',
    tooLate: 'The change was already sent, so it can no longer be undone.',
    muteType: 'Mute this type',
    unmuteType: 'Unmute this type',
    settings: 'Notification settings',
    mayInterrupt: 'Types that may interrupt',
    mayInterruptHint: 'A type that is off shows no toast and plays no sound. Its notifications stay in the lists.',
    otherType: 'Other',
    sound: 'Sound',
    notStored: 'The notification settings could not be saved.',
  };
}
