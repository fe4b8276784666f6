/** The messages of the list of shortcuts. */
export const shortcutListMessages = {
  shortcutList: {
    introduction: 'Turn off a shortcut if it gets in the way of your keyboard, your voice control or your browser.',
    own: 'Shortcuts',
    names: { palette: 'Search or jump to anything', shortcuts: 'Show this list' },
    everywhere: 'Keys that always work',
    moves: [
      { keys: ['Tab'], text: 'Go to the next control; with Shift, to the previous one' },
      { keys: ['↑', '↓'], text: 'Move through the main menu, menus, lists and results' },
      { keys: ['Enter'], text: 'Open what is focused' },
      { keys: ['Space'], text: 'Press a button, open a group of applications' },
      { keys: ['Esc'], text: 'Close the open panel, menu or dialog' },
      { keys: ['F6'], text: 'Go to the messages at the edge of the page' },
    ],
  },
};
