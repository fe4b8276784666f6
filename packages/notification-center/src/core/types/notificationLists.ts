/** The lists of the panel, the full page and the home page. */
export const notificationLists = [
  'todoActive',
  'todoArchive',
  'exports',
  'imports',
  'announcements',
  'requests',
  'all',
] as const;

/** The name of a list. `requests` is the home page's column: exports, imports and every type that has no list of its own. */
export type NotificationList = (typeof notificationLists)[number];
