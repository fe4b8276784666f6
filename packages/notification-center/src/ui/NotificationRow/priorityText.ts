import type { Notification } from '../../core/notification.ts';
import type { NotificationMessages } from '../../messages/index.ts';

/** The word for an item's priority; undefined if it has none. */
export function priorityText({ payload }: Notification, { priorities }: NotificationMessages): string | undefined {
  return payload.priority === null ? undefined : priorities[payload.priority];
}
