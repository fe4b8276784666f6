import type { Notification } from './notification.ts';
import { isTodoDone } from './status.ts';

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

/** A pair of the filter request: `status` is `active` or `done` for to-do items and empty otherwise. */
export interface TypeStatus {
  readonly type: string;
  readonly status: string;
}

interface ListRule {
  /** What the service is asked for. Empty means every type; what does not belong is then left out in the browser. */
  readonly typeStatus: readonly TypeStatus[];
  readonly includes: (notification: Notification) => boolean;
}

/** What each list holds, and how the service is asked for it. */
export const listRules: Readonly<Record<NotificationList, ListRule>> = {
  todoActive: {
    typeStatus: [{ type: 'todo', status: 'active' }],
    includes: (notification) => notification.type === 'todo' && !isTodoDone(notification),
  },
  todoArchive: {
    typeStatus: [{ type: 'todo', status: 'done' }],
    includes: (notification) => notification.type === 'todo' && isTodoDone(notification),
  },
  exports: {
    typeStatus: [{ type: 'export', status: '' }],
    includes: (notification) => notification.type === 'export',
  },
  imports: {
    typeStatus: [{ type: 'import', status: '' }],
    includes: (notification) => notification.type === 'import',
  },
  announcements: {
    typeStatus: [{ type: 'announcement', status: '' }],
    includes: (notification) => notification.type === 'announcement',
  },
  // The filter cannot name types that are not known yet, so every type is asked for.
  requests: {
    typeStatus: [],
    includes: (notification) => notification.type !== 'todo' && notification.type !== 'announcement',
  },
  all: { typeStatus: [], includes: () => true },
};
