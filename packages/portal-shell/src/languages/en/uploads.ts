/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.

/** The messages of the rows of files that are being sent. */
export const uploadsMessages = {
  /** The messages of the rows of files that are being sent. */
  uploads: {
    waiting: {
      turn: 'Waits for other files',
      network: 'Waits for the network',
      otherTab: 'Another tab sends it',
    },
    /** The share is formatted, such as 40%. */
    sending: (share: string) => `Uploading ${share}`,
    paused: (share: string) => `Paused at ${share}`,
    sent: 'Sent. The service reads it',
    failed: 'Not sent',
    /** Both are sizes, such as 3.2 MB, isolated if they need it. */
    amount: (sent: string, total: string) => `${sent} of ${total}`,
    /** @param title names the file or the import */
    commandOf: (command: string, title: string) => `${command}: \u2068${title}\u2069`,
    commands: {
      pause: 'Pause',
      resume: 'Resume',
      cancel: 'Cancel',
      retry: 'Try again',
      remove: 'Remove',
    },
    errors: {
      tooLarge: 'The file is too large for the service.',
      refused: (status: string) => `The service refused the file (status ${status}).`,
      unreachable: 'There was no connection. Try again when there is one.',
      timeout: 'Nothing could be sent for 60 seconds. Try again on a better connection.',
      malformed: 'The service gave an answer that cannot be used. The file may have arrived.',
      signedOut: 'The session has ended. Sign in again, then try again.',
      unreadable: 'The file was changed or moved after it was chosen. Choose it again.',
    },
  },
};
