import type { Notification } from '../notification.ts';
import type { ActionRule, NotificationAction } from './actionRules.ts';
import type { NotificationIcon } from './jobStatus.ts';
import type { NotificationList } from './notificationLists.ts';

/** One list that holds items of a type. */
export interface TypeInList {
  readonly list: NotificationList;
  /** Holds only to-do items in this state; every item unless given. */
  readonly status?: 'active' | 'done';
}

/** A row of the registry: all in which one type of notification differs from the others, but the target of a click. */
export interface NotificationTypeRow {
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
