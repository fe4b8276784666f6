/** The panels that the top bar opens, of which one at most is open. */
export const panelIds = {
  menu: 'menu',
  programs: 'programs',
  notifications: 'notifications',
  help: 'help',
  account: 'account',
} as const;
