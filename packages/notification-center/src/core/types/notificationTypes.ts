import type { JobStatus, Notification, NotificationType } from '../notification.ts';
import { exportActionRules, importActionRules, type ActionRule, type NotificationAction } from './actionRules.ts';
import { isTodoDone, readJobStatus, type NotificationIcon } from './jobStatus.ts';

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

/** One list that holds items of a type. */
export interface TypeInList {
  readonly list: NotificationList;
  /** Holds only to-do items in this state; every item unless given. */
  readonly status?: 'active' | 'done';
}

/** A row of the registry: all in which one type of notification differs from the others, but the target of a click. */
interface NotificationTypeRow {
  /** The lists that hold it. Every type is in the list `all`, which is not named here. */
  readonly lists: readonly TypeInList[];
  readonly icon: (notification: Notification) => NotificationIcon;
  /** The actions that its row offers, and when. */
  readonly actions: Readonly<Partial<Record<NotificationAction, ActionRule>>>;
  /** The kind of job it reports on; null for a type without a job. A job has a status, a bar, and can be marked as unread. */
  readonly job: 'export' | 'import' | null;
  /** Characters of the description that are shown before "more". */
  readonly descriptionLimit: number;
  /** The status of an item that the service sends with `delete` set; its own unless given. */
  readonly statusWhenDeleted?: string;
}

/** What a type without a job has. */
const plain = { actions: {}, job: null, descriptionLimit: 100 } as const;

/**
 * The registry of types, by the word that the service sends. A new type is one row here, one in `ui/NotificationRow/rowsByType.tsx` and its
 * target in `rules/clickTarget.ts`; the compiler asks for the others, and for its texts.
 */
export const notificationTypes: Readonly<Record<NotificationType, NotificationTypeRow>> = {
  todo: {
    lists: [
      { list: 'todoActive', status: 'active' },
      { list: 'todoArchive', status: 'done' },
    ],
    ...plain,
    icon: (notification) => (isTodoDone(notification) ? 'done' : 'todo'),
    descriptionLimit: 130,
    // "A todo that arrives with delete set gets status 'done'."
    statusWhenDeleted: 'done',
  },
  export: {
    lists: [{ list: 'exports' }, { list: 'requests' }],
    icon: () => 'export',
    actions: exportActionRules,
    job: 'export',
    descriptionLimit: 100,
  },
  import: {
    lists: [{ list: 'imports' }, { list: 'requests' }],
    icon: () => 'import',
    actions: importActionRules,
    job: 'import',
    descriptionLimit: 100,
  },
  announcement: {
    lists: [{ list: 'announcements' }],
    ...plain,
    icon: () => 'announcement',
  },
  requests: {
    lists: [{ list: 'requests' }],
    ...plain,
    icon: () => 'request',
  },
  /** Every type that the registry does not name. */
  other: {
    lists: [{ list: 'requests' }],
    ...plain,
    icon: () => 'generic',
  },
};

/** The registry's row for an item. */
export function typeOf(notification: Notification): NotificationTypeRow {
  return notificationTypes[notification.type];
}

/** The status of an export or import, whatever case it was sent in; null for other types and unknown words. */
export function jobStatusOf(notification: Notification): JobStatus | null {
  return typeOf(notification).job === null ? null : readJobStatus(notification);
}

const isTypeName = (word: string): word is NotificationType => Object.hasOwn(notificationTypes, word);

/** The type that the service means by a word; `other` for a word that the registry does not name. */
export function typeNamed(word: string): NotificationType {
  const lower = word.toLowerCase();
  return isTypeName(lower) ? lower : 'other';
}

/** Every type that the center knows. */
// The registry's keys are the types.
export const notificationTypeNames = Object.keys(notificationTypes) as readonly NotificationType[];
