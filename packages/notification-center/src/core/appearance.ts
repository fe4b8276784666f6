import type { JobStatus, Notification, NotificationPriority } from './notification.ts';
import { isTodoDone, jobStatusOf } from './status.ts';

/** What the icon of a row stands for. Screens choose the drawing. */
export type NotificationIcon =
  | 'todo'
  | 'done'
  | 'announcement'
  | 'request'
  | 'generic'
  | 'malformed'
  | 'export'
  | 'import'
  | 'waiting'
  | 'running'
  | 'completed'
  | 'failed'
  | 'cancelled';

/** How loudly a row speaks; always shown with an icon and a word beside the colour. */
export type NotificationTone = 'neutral' | 'information' | 'success' | 'warning' | 'danger';

/** The look of a row in words. */
export interface NotificationAppearance {
  readonly icon: NotificationIcon;
  readonly tone: NotificationTone;
}

const jobAppearance: Readonly<Record<JobStatus, NotificationAppearance>> = {
  enqueued: { icon: 'waiting', tone: 'neutral' },
  running: { icon: 'running', tone: 'information' },
  retrying: { icon: 'running', tone: 'information' },
  completed: { icon: 'completed', tone: 'success' },
  failed: { icon: 'failed', tone: 'danger' },
  deleted: { icon: 'cancelled', tone: 'neutral' },
  cancelling: { icon: 'waiting', tone: 'neutral' },
  cancelled: { icon: 'cancelled', tone: 'neutral' },
};

const priorityTones: Readonly<Record<NotificationPriority, NotificationTone>> = {
  info: 'neutral',
  low: 'neutral',
  medium: 'information',
  high: 'warning',
};

/** The icon and tone of a row: a job's by its status, any other item's by its type and priority. */
export function appearanceOf(notification: Notification): NotificationAppearance {
  if (notification.isMalformed) return { icon: 'malformed', tone: 'warning' };
  const status = jobStatusOf(notification);
  if (status !== null) return jobAppearance[status];
  const { priority } = notification.payload;
  return { icon: iconByType(notification), tone: priority === null ? 'neutral' : priorityTones[priority] };
}

function iconByType(notification: Notification): NotificationIcon {
  switch (notification.type) {
    case 'todo':
      return isTodoDone(notification) ? 'done' : 'todo';
    case 'requests':
      return 'request';
    case 'other':
      return 'generic';
    default:
      return notification.type;
  }
}
