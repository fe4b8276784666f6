import type { Notification, NotificationType } from '../notification.ts';
import { isTodoDone } from '../types/jobStatus.ts';
import {
  notificationLists,
  notificationTypeNames,
  notificationTypes,
  type NotificationList,
  type TypeInList,
} from '../types/notificationTypes.ts';

export { notificationLists, type NotificationList } from '../types/notificationTypes.ts';

/** A pair of the filter request: `status` is `active` or `done` for to-do items and empty otherwise. */
export interface TypeStatus {
  readonly type: string;
  readonly status: string;
}

/** What one list holds, and how the service is asked for it. */
export interface ListRule {
  /** Empty means every type: the browser leaves out what does not belong. */
  readonly typeStatus: readonly TypeStatus[];
  readonly includes: (notification: Notification) => boolean;
}

/** What each list holds, and how the service is asked for it; derived from the registry of types. */
export const listRules = Object.fromEntries(
  notificationLists.map((list) => [list, ruleOf(list)]),
  // The names hold every list once.
) as Readonly<Record<NotificationList, ListRule>>;

function ruleOf(list: NotificationList): ListRule {
  if (list === 'all') return { typeStatus: [], includes: () => true };
  const members = new Map<NotificationType, TypeInList>();
  for (const type of notificationTypeNames) {
    for (const entry of notificationTypes[type].lists) if (entry.list === list) members.set(type, entry);
  }
  // The filter cannot name the types behind `other`, so the request asks for every type.
  const typeStatus = members.has('other') ? [] : [...members].map(([type, { status = '' }]) => ({ type, status }));
  return {
    typeStatus,
    includes(notification) {
      const entry = members.get(notification.type);
      if (entry === undefined) return false;
      return entry.status === undefined || (entry.status === 'done') === isTodoDone(notification);
    },
  };
}

/** The lists that hold an item. */
export function listsOf(notification: Notification): readonly NotificationList[] {
  return notificationLists.filter((list) => listRules[list].includes(notification));
}
