/**
 * The rules of notifications without React and without I/O: reading what a service sends, and what each item shows and offers.
 * This is the entry point `@gantry/notification-center/core`.
 */
export type {
  JobStatus,
  Notification,
  NotificationPayload,
  NotificationPriority,
  NotificationProblem,
  NotificationType,
  OnNotificationProblem,
} from './notification.ts';
export {
  parseImportResults,
  type ImportOutcome,
  type ImportResultContent,
  type ImportResultRow,
} from './parsing/importResults.ts';
export { parseNotification } from './parsing/parseNotification.ts';
export { actionsOf, type ActionState } from './rules/actions.ts';
export { clickTarget, type ClickTarget } from './rules/clickTarget.ts';
export type { NotificationAction } from './types/actionRules.ts';
