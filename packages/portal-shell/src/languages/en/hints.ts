/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.

/** The messages of the hints. */
export const hintsMessages = {
  /** The messages of the hints. */
  hints: {
    label: 'Hints for a start',
    position: (number: string, count: string) => `${number} of ${count}`,
    /** On a phone, and if the person turned the shortcut off. */
    palette: 'The search of everything finds any application, program or notification.',
    paletteByKeys: (keys: string) => `${keys} finds any application, program or notification from anywhere.`,
    openPalette: 'Try it',
    pins: 'Pin the applications that you use most. They stand first here and in the menu.',
    openApps: 'Choose some',
    notifications: 'Exports and imports go on while you work elsewhere. The notifications show how far they are.',
    openNotifications: 'Show them',
    dismiss: 'Got it',
    dismissAll: 'Dismiss all hints',
  },
};
