import type { Notification, NotificationPriority } from '../notification.ts';
import { isTodoDone, jobStatuses, type NotificationIcon, type NotificationTone } from '../types/jobStatus.ts';
import { jobStatusOf, typeOf } from '../types/notificationTypes.ts';

const priorityTones: Readonly<Record<NotificationPriority, NotificationTone>> = {
  info: 'neutral',
  low: 'neutral',
  medium: 'information',
  high: 'warning',
};

/** The icon and tone of a row: a job's by its status, any other item's by its type and priority. The priority of what is done no longer matters. */
export function appearanceOf(notification: Notification): { icon: NotificationIcon; tone: NotificationTone } {
  if (notification.isMalformed) return { icon: 'malformed', tone: 'warning' };
  const status = jobStatusOf(notification);
  const ofType = typeOf(notification).icon(notification);
  if (status !== null) {
    const { icon = ofType, tone } = jobStatuses[status];
    return { icon, tone };
  }
  const { priority } = notification.payload;
  return { icon: ofType, tone: priority === null || isTodoDone(notification) ? 'neutral' : priorityTones[priority] };
}
