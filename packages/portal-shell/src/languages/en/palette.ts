/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.

/** The messages of the command palette. */
export const paletteMessages = {
  /** The messages of the command palette. */
  palette: {
    placeholder: 'Search or jump to…',
    /** Favourites and recent places have the names that Home gives them. */
    sections: {
      pages: 'Applications',
      programs: 'Programs',
      dashboards: 'Dashboards',
      notifications: 'Notifications',
      elsewhere: 'In other programs',
      actions: 'Actions',
    },
    noMatch: (text: string) => `Nothing matches “${text}”.`,
    purchaseOrders: 'Purchase orders',
    findPurchaseOrder: (text: string) => `Find purchase order “${text}”`,
    inProgram: (module: string, program: string) => `${module} in ${program}`,
    markAllAsRead: 'Mark all notifications as read',
    exportAgain: (title: string) => `Export again: ${title}`,
    themes: {
      system: 'Follow the theme of the system',
      light: 'Use the light theme',
      dark: 'Use the dark theme',
    },
    densities: {
      comfortable: 'Use comfortable density',
      compact: 'Use compact density',
    },
    switchLanguage: (language: string) => `Switch to ${language}`,
    hints: {
      move: 'to move',
      open: 'to open',
      close: 'to close',
    },
  },
};
