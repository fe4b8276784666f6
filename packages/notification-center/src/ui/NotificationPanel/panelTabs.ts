import type { NotificationList } from '../../core/rules/lists.ts';

/** The list of each tab of the panel. */
export const listOf = {
  all: 'all',
  active: 'todoActive',
  archive: 'todoArchive',
  exports: 'exports',
  imports: 'imports',
  requests: 'requests',
  announcements: 'announcements',
} as const satisfies Record<string, NotificationList>;

/** A tab of the panel: every item, to-do items that are active or archived, exports, imports, all requests or announcements. */
export type NotificationPanelTab = keyof typeof listOf;

/** "It has tabs Active and Archive (to-do items) and Exports and Imports (requests)", then one with everything that the badge counts. */
export const defaultTabs: readonly NotificationPanelTab[] = ['active', 'archive', 'exports', 'imports', 'all'];
