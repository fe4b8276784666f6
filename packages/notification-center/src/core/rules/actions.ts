import type { Notification } from '../notification.ts';
import { isOneOf, type NotificationAction } from '../types/actionRules.ts';
import { jobStatusOf, typeOf } from '../types/notificationTypes.ts';

/** Whether a row offers an action, and whether it can be taken now. An action that is not visible is not enabled. */
export interface ActionState {
  readonly isVisible: boolean;
  readonly isEnabled: boolean;
}

const notOffered: ActionState = { isVisible: false, isEnabled: false };

/** The state of every action of an item now, by the rules of its type. */
export function actionsOf(notification: Notification): Readonly<Record<NotificationAction, ActionState>> {
  const { actions } = typeOf(notification);
  const status = jobStatusOf(notification);
  const stateOf = (action: NotificationAction): ActionState => {
    const rule = actions[action];
    if (rule?.isVisible(status, notification) !== true) return notOffered;
    return { isVisible: true, isEnabled: rule.isEnabled?.(status, notification) ?? true };
  };
  return {
    download: stateOf('download'),
    results: stateOf('results'),
    errorDetails: stateOf('errorDetails'),
    retry: stateOf('retry'),
    cancel: stateOf('cancel'),
  };
}

/** Whether the row has an actions menu: "Running items have no actions menu"; such a row has only the Cancel button. */
export function hasActionsMenu(notification: Notification): boolean {
  return !isOneOf(jobStatusOf(notification), 'running', 'retrying');
}

/** Whether a read item can be made unread again: only a job can. */
export function canMarkAsUnread(notification: Notification): boolean {
  return notification.read && typeOf(notification).job !== null;
}

/** The error text of a failed job; null if the job sent none. */
export function errorTextOf(notification: Notification): string | null {
  return notification.payload.errorMessage ?? notification.payload.error;
}
