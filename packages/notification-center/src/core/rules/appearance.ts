import type { JobStatus, Notification, NotificationPriority } from '../notification.ts';
import type { NotificationIcon } from '../types/NotificationTypeRow.ts';
import { isTodoDone, jobStatusOf } from './status.ts';
import { typeOf } from '../types/typeOf.ts';

export type { NotificationIcon } from '../types/NotificationTypeRow.ts';

/** The colour of a row; an icon and a word always say the same. */
type NotificationTone = 'neutral' | 'information' | 'success' | 'warning' | 'danger';

/** The icon and tone of a row. */
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

/** The icon and tone of a row: a job's by its status, any other item's by its type and priority. The priority of what is done no longer matters. */
export function appearanceOf(notification: Notification): NotificationAppearance {
  if (notification.isMalformed) return { icon: 'malformed', tone: 'warning' };
  const status = jobStatusOf(notification);
  if (status !== null) return jobAppearance[status];
  const { priority } = notification.payload;
  return {
    icon: typeOf(notification).icon(notification),
    tone: priority === null || isTodoDone(notification) ? 'neutral' : priorityTones[priority],
  };
}
