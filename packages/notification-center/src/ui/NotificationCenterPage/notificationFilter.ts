import type { JobStatus, Notification } from '../../core/notification.ts';
import { jobStatusOf } from '../../core/rules/status.ts';
import type { NotificationFilter } from '../NotificationListView/useFilteredIds.ts';

/** The groups of statuses in the status filter. */
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

/** The filters of a list. */
export interface FilterChoice {
  readonly text: string;
  /** Null means any. */
  readonly status: StatusFamily | null;
  readonly isUnreadOnly: boolean;
}

/** Normalizes a text for comparison: lower case, without accents. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function textOf({ title, payload }: Notification): string {
  return fold([title, payload.description, payload.poNumber, payload.programName].filter(Boolean).join('\n'));
}

/**
 * The filter for a choice; undefined if everything passes. Every word of the text must match. An item that was unread when the
 * filter was set stays, so that it does not disappear under the pointer when it is read.
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
