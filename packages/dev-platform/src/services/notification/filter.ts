import type { FilterRequest } from '@gantry/notification-center';
import { notificationStatus, notificationType } from '../../state/index.ts';
import type { Notification } from '../../state/index.ts';

/** One page of notifications, newest first. */
export interface NotificationPage {
  readonly notifications: readonly Notification[];
  /** The number of pages of this size up to `toDate`, including this one. 0 if nothing matches. */
  readonly totalPages: number;
}

/** The time of a notification's last change in milliseconds. Without a date, it counts as older than all others. */
export const modifiedAt = ({ lastModifiedDate }: Notification): number => Date.parse(lastModifiedDate) || 0;

/** Returns the requested page of a user's notifications, which must be sorted newest first. */
export function filterNotifications(
  notifications: readonly Notification[],
  { pageSize, typeStatus, toDate }: FilterRequest,
): NotificationPage {
  const latest = toDate === null ? Infinity : Date.parse(toDate);
  const wanted = typeStatus.map(({ type, status }) => ({
    type: type.toLowerCase(),
    status: status.toLowerCase(),
  }));
  const matching = notifications.filter(
    (notification) =>
      modifiedAt(notification) <= latest &&
      (wanted.length === 0 || wanted.some(({ type, status }) => matches(notification, type, status))),
  );
  return { notifications: matching.slice(0, pageSize), totalPages: Math.ceil(matching.length / pageSize) };
}

function matches(notification: Notification, type: string, status: string): boolean {
  return notificationType(notification) === type && (status === '' || statusOf(notification) === status);
}

/** A to-do item is done or active. A deleted one is done. Every other type has the status of its payload. */
function statusOf(notification: Notification): string {
  const status = notificationStatus(notification);
  if (notificationType(notification) !== 'todo') return status;
  return notification.delete || status === 'done' ? 'done' : 'active';
}
