import type { TextMatch } from '@gantry/ui-kit';
import type { Notification } from '../../core/notification.ts';
import { jobStatuses, type StatusFamily } from '../../core/types/jobStatus.ts';
import { jobStatusOf } from '../../core/types/notificationTypes.ts';
import type { NotificationFilter } from '../NotificationListView/useFilteredIds.ts';

/** The filters of a list. */
export interface FilterChoice {
  readonly match: TextMatch;
  /** Null means any. */
  readonly status: StatusFamily | null;
  readonly isUnreadOnly: boolean;
}

function textOf({ title, payload }: Notification): string {
  return [title, payload.description, payload.poNumber, payload.programName].filter(Boolean).join('\n');
}

/**
 * The filter for a choice; undefined if everything passes. Every typed word must match. An item that was unread when the
 * filter was set stays, so that it does not disappear under the pointer when it is read.
 */
export function notificationFilter({ match, status, isUnreadOnly }: FilterChoice): NotificationFilter | undefined {
  if (match.isEmpty && status === null && !isUnreadOnly) return undefined;
  const wereUnread = new Set<string>();

  const isUnread = ({ id, read }: Notification) => {
    if (!read) wereUnread.add(id);
    return wereUnread.has(id);
  };
  const hasStatus = (notification: Notification) => {
    const own = jobStatusOf(notification);
    return own !== null && jobStatuses[own].family === status;
  };
  return (notification) =>
    (!isUnreadOnly || isUnread(notification)) &&
    (status === null || hasStatus(notification)) &&
    (match.isEmpty || match.matches(textOf(notification)));
}
