/**
 * The rules of notifications without React and without I/O: reading what a service sends, and what each item shows and offers.
 * This is the entry point `@gantry/notification-center/core`.
 */
export type { Feed, FeedChange, FeedCount, FeedCounts } from './feed/Feed.ts';
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
  importResultsToCsv,
  parseImportResults,
  type ImportOutcome,
  type ImportResultRow,
} from './parsing/importResults.ts';
export { parseNotification, parseNotificationList } from './parsing/parseNotification.ts';
export {
  actionsOf,
  canMarkAsUnread,
  errorTextOf,
  hasActionsMenu,
  type ActionState,
  type NotificationAction,
} from './rules/actions.ts';
export {
  appearanceOf,
  type NotificationAppearance,
  type NotificationIcon,
  type NotificationTone,
} from './rules/appearance.ts';
export { clickTarget, type ClickTarget } from './rules/clickTarget.ts';
export { listsOf, notificationLists, type NotificationList, type TypeStatus } from './rules/lists.ts';
export { progressOf, type JobProgress } from './rules/progress.ts';
export { isJobOver, isTodoDone, isWorkflowJob, jobStatusOf } from './rules/status.ts';
export { notificationTypeNames } from './types/typeOf.ts';
export { safeLink, type SafeLink } from './utilities/links.ts';
export type { Readable } from '@gantry/ui-kit/observable';
