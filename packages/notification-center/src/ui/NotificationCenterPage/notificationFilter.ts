import type { JobStatus, Notification } from '../../core/notification.ts';
import { jobStatusOf } from '../../core/rules/status.ts';
import type { NotificationFilter } from '../NotificationListView/index.ts';

/** What the status filter tells apart. */
export type StatusFamily = 'inProgress' | 'completed' | 'failed' | 'cancelled';

const families: Readonly<Record<JobStatus, StatusFamily>> = {
  enqueued: 'inProgress',
  running: 'inProgress',
  retrying: 'inProgress',
  cancelling: 'inProgress',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
  deleted: 'cancelled',
};

/** What a list is narrowed by. */
export interface FilterChoice {
  readonly text: string;
  /** Null means any. */
  readonly status: StatusFamily | null;
  readonly isUnreadOnly: boolean;
}

/** A text as it is compared: in small letters, without accents. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function textOf({ title, payload }: Notification): string {
  return fold([title, payload.description, payload.poNumber, payload.programName].filter(Boolean).join('\n'));
}

/**
 * The filter for a choice; undefined where it lets everything through. Every word of the text has to be found. An item that was
 * unread when the choice was made stays, so that reading one does not take it away from under the pointer.
 */
export function notificationFilter({ text, status, isUnreadOnly }: FilterChoice): NotificationFilter | undefined {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0 && status === null && !isUnreadOnly) return undefined;
  const wereUnread = new Set<string>();

  const isUnread = ({ id, read }: Notification) => {
    if (!read) wereUnread.add(id);
    return wereUnread.has(id);
  };
  const hasStatus = (notification: Notification) => {
    const own = jobStatusOf(notification);
    return own !== null && families[own] === status;
  };
  const hasWords = (notification: Notification) => {
    const content = textOf(notification);
    return words.every((word) => content.includes(word));
  };

  return (notification) =>
    (!isUnreadOnly || isUnread(notification)) &&
    (status === null || hasStatus(notification)) &&
    (words.length === 0 || hasWords(notification));
}
