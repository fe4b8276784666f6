import type { JobStatus, Notification } from './notification.ts';
import { isWorkflowJob, jobStatusOf } from './status.ts';

/** Whether an action is there, and whether it can be taken now. What is not visible is not enabled either. */
export interface ActionState {
  readonly isVisible: boolean;
  readonly isEnabled: boolean;
}

/** The actions of an export. */
export type ExportAction = 'download' | 'errorDetails' | 'retry' | 'cancel';

/** The actions of an import. */
export type ImportAction = 'results' | 'errorDetails' | 'cancel';

interface ActionRule {
  readonly isVisible: (status: JobStatus | null, notification: Notification) => boolean;
  /** Always enabled where missing. */
  readonly isEnabled?: (status: JobStatus | null, notification: Notification) => boolean;
}

function isOneOf(status: JobStatus | null, ...statuses: readonly JobStatus[]): boolean {
  return status !== null && statuses.includes(status);
}

/** The rules for an export's actions. */
export const exportActionRules: Readonly<Record<ExportAction, ActionRule>> = {
  download: {
    isVisible: (status) => status !== 'failed',
    isEnabled: (status) => status === 'completed',
  },
  errorDetails: {
    isVisible: (status) => status === 'failed',
  },
  retry: {
    isVisible: (status, notification) =>
      isOneOf(status, 'failed', 'cancelled') && (notification.payload.retryEnabled || isWorkflowJob(notification)),
  },
  cancel: {
    isVisible: (status, notification) =>
      isOneOf(status, 'running', 'retrying') &&
      (notification.payload.cancellationEnabled || isWorkflowJob(notification)),
  },
};

/** The rules for an import's actions. */
export const importActionRules: Readonly<Record<ImportAction, ActionRule>> = {
  results: {
    isVisible: (status, notification) => notification.payload.hasResults && status !== 'failed',
    isEnabled: (status) => status === 'completed',
  },
  errorDetails: {
    isVisible: (status) => status === 'failed',
  },
  cancel: {
    isVisible: (status, notification) =>
      notification.payload.cancellationEnabled && isOneOf(status, 'enqueued', 'running'),
    isEnabled: (_status, notification) => !notification.payload.isCancellationRequested,
  },
};

function apply(rule: ActionRule, notification: Notification): ActionState {
  const status = jobStatusOf(notification);
  const isVisible = rule.isVisible(status, notification);
  return { isVisible, isEnabled: isVisible && (rule.isEnabled?.(status, notification) ?? true) };
}

/** What can be done with an export now. */
export function exportActions(notification: Notification): Readonly<Record<ExportAction, ActionState>> {
  return {
    download: apply(exportActionRules.download, notification),
    errorDetails: apply(exportActionRules.errorDetails, notification),
    retry: apply(exportActionRules.retry, notification),
    cancel: apply(exportActionRules.cancel, notification),
  };
}

/** What can be done with an import now. */
export function importActions(notification: Notification): Readonly<Record<ImportAction, ActionState>> {
  return {
    results: apply(importActionRules.results, notification),
    errorDetails: apply(importActionRules.errorDetails, notification),
    cancel: apply(importActionRules.cancel, notification),
  };
}

/** Whether the row has an actions menu: "Running items have no actions menu"; theirs is the Cancel button alone. */
export function hasActionsMenu(notification: Notification): boolean {
  return !isOneOf(jobStatusOf(notification), 'running', 'retrying');
}

/** Whether a read item can be made unread again: exports and imports alone can. */
export function canMarkAsUnread(notification: Notification): boolean {
  return notification.read && (notification.type === 'export' || notification.type === 'import');
}

/** The error text of a failed job; null where it gave none. */
export function errorTextOf(notification: Notification): string | null {
  return notification.payload.errorMessage ?? notification.payload.error;
}
