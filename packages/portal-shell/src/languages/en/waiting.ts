/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.
import { formatsIn } from '../formatsIn.ts';

const { plural } = formatsIn('en');

/** The messages about changes that wait until they can be sent. */
export const waitingMessages = {
  /** The messages about changes that wait until they can be sent. */
  waiting: {
    tab: 'Waiting to send',
    state: {
      sending: 'Sending',
      waiting: 'Waiting to send',
      heldUp: 'Waits for the change before it',
      refused: 'Not accepted',
    },
    sendNow: 'Send now',
    sendNowOf: (title: string) => `Send now: ${title}`,
    tryAgain: 'Try again',
    tryAgainOf: (title: string) => `Try again: ${title}`,
    cancel: 'Cancel',
    cancelOf: (title: string) => `Cancel: ${title}`,
    drop: 'Drop',
    dropOf: (title: string) => `Drop: ${title}`,
    stillWaits: 'It could not be sent yet. It stays here.',
    notChanged: 'The list could not be changed, because the browser’s storage failed. Try again.',
    reason: {
      forbidden: 'You do not have permission for this any more.',
      changed: 'Somebody else has changed this meanwhile.',
      unreadable: 'The service’s answer could not be read, so this may have been done. Check it before you try again.',
      other: 'The service did not accept this.',
    },
    question: 'Drop this change?',
    questionDetail: (title: string) => `“${title}” is deleted and not sent.`,
    keep: 'Keep it',
    empty: 'Everything is sent',
    emptyDetail: 'What you change without a network waits here.',
    others: 'Changes of another person wait in this browser. They are sent when that person signs in here again.',
    signOut: {
      question: (count: number) => plural(count, { one: 'Sign out and delete # change?', other: 'Sign out and delete # changes?' }),
      detail: 'These changes are not sent yet. They are deleted when you sign out:',
      more: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
      signOut: 'Sign out and delete',
      stay: 'Stay signed in',
    },
  },
};
