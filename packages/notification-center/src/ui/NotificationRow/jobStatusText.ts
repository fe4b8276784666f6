import type { Notification } from '../../core/notification.ts';
import { jobStatusOf } from '../../core/rules/status.ts';
import type { JobCommand } from '../../data/index.ts';
import type { NotificationMessages } from '../../messages/index.ts';

/** The status line of a job: the command in flight, otherwise its status. An unknown status is shown as it was sent. */
export function jobStatusText(
  notification: Notification,
  pending: JobCommand | null,
  messages: NotificationMessages,
): string | undefined {
  if (pending !== null) return messages.jobs.sendingCommand;
  const status = jobStatusOf(notification);
  return status === null ? (notification.payload.status ?? undefined) : messages.statuses[status];
}
