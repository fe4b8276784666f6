import type { JobStatus, Notification } from '../notification.ts';
import { isWorkflowJob } from './jobStatus.ts';

/** The actions that a row may offer. */
export type NotificationAction = 'download' | 'results' | 'errorDetails' | 'retry' | 'cancel';

/** When a row offers an action, and when the action can be taken. */
export interface ActionRule {
  readonly isVisible: (status: JobStatus | null, notification: Notification) => boolean;
  /** Always enabled unless given. */
  readonly isEnabled?: (status: JobStatus | null, notification: Notification) => boolean;
}

/** Whether `status` is one of `statuses`. */
export function isOneOf(status: JobStatus | null, ...statuses: readonly JobStatus[]): boolean {
  return status !== null && statuses.includes(status);
}

const errorDetails: ActionRule = { isVisible: (status) => status === 'failed' };

/** The actions of an export. */
export const exportActionRules = {
  download: {
    isVisible: (status) => status !== 'failed',
    isEnabled: (status) => status === 'completed',
  },
  errorDetails,
  retry: {
    isVisible: (status, notification) =>
      isOneOf(status, 'failed', 'cancelled') && (notification.payload.retryEnabled || isWorkflowJob(notification)),
  },
  cancel: {
    isVisible: (status, notification) =>
      isOneOf(status, 'running', 'retrying') &&
      (notification.payload.cancellationEnabled || isWorkflowJob(notification)),
  },
} satisfies Partial<Record<NotificationAction, ActionRule>>;

/** The actions of an import. */
export const importActionRules = {
  results: {
    isVisible: (status, notification) => notification.payload.hasResults && status !== 'failed',
    isEnabled: (status) => status === 'completed',
  },
  errorDetails,
  cancel: {
    isVisible: (status, notification) =>
      notification.payload.cancellationEnabled && isOneOf(status, 'enqueued', 'running'),
    isEnabled: (_status, notification) => !notification.payload.isCancellationRequested,
  },
} satisfies Partial<Record<NotificationAction, ActionRule>>;
