/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.

/** The messages of the list of shortcuts. */
export const shortcutListMessages = {
  /** The messages of the list of shortcuts. */
  shortcutList: {
    introduction: 'Turn off a shortcut if it gets in the way of your keyboard, your voice control or your browser.',
    own: 'Shortcuts',
    names: {
      palette: 'Search or jump to anything',
      shortcuts: 'Show this list',
    },
    everywhere: 'Keys that always work',
    moves: {
      tab: 'Go to the next control; with Shift, to the previous one',
      arrows: 'Move through the main menu, menus, lists and results',
      enter: 'Open what is focused',
      space: 'Press a button, open a group of applications',
      esc: 'Close the open panel, menu or dialog',
      f6: 'Go to the messages at the edge of the page',
    },
  },
};
