import { exportActionRules, importActionRules } from './actionRules.ts';
import { exportTarget, importTarget, routeTarget, todoTarget } from './clickTargets.ts';
import { isTodoDone } from './jobStatus.ts';
import type { NotificationTypeRow } from './NotificationTypeRow.ts';

/**
 * The registry of types, by the word that the service sends. A new type is one row here and one in
 * `ui/NotificationRow/rowsByType.tsx`; the compiler asks for its texts.
 */
export const notificationTypes = {
  todo: {
    lists: [
      { list: 'todoActive', status: 'active' },
      { list: 'todoArchive', status: 'done' },
    ],
    icon: (notification) => (isTodoDone(notification) ? 'done' : 'todo'),
    clickTarget: todoTarget,
    actions: {},
    job: null,
    descriptionLimit: 130,
    // "A todo that arrives with delete set gets status 'done'."
    statusWhenDeleted: 'done',
  },
  export: {
    lists: [{ list: 'exports' }, { list: 'requests' }],
    icon: () => 'export',
    clickTarget: exportTarget,
    actions: exportActionRules,
    job: 'export',
    descriptionLimit: 100,
  },
  import: {
    lists: [{ list: 'imports' }, { list: 'requests' }],
    icon: () => 'import',
    clickTarget: importTarget,
    actions: importActionRules,
    job: 'import',
    descriptionLimit: 100,
  },
  announcement: {
    lists: [{ list: 'announcements' }],
    icon: () => 'announcement',
    clickTarget: routeTarget,
    actions: {},
    job: null,
    descriptionLimit: 100,
  },
  requests: {
    lists: [{ list: 'requests' }],
    icon: () => 'request',
    clickTarget: routeTarget,
    actions: {},
    job: null,
    descriptionLimit: 100,
  },
  /** Every type that the registry does not name. */
  other: {
    lists: [{ list: 'requests' }],
    icon: () => 'generic',
    clickTarget: routeTarget,
    actions: {},
    job: null,
    descriptionLimit: 100,
  },
} as const satisfies Readonly<Record<string, NotificationTypeRow>>;
