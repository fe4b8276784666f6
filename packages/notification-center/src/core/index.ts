export {
  appearanceOf,
  type NotificationAppearance,
  type NotificationIcon,
  type NotificationTone,
} from './appearance.ts';
export { clickTarget, resultsDialogDelayMs, type ClickTarget } from './clickTarget.ts';
export { createFeed, type FeedOptions } from './feed/createFeed.ts';
export type { RequestFrame } from './feed/createNotifier.ts';
export type {
  Feed,
  FeedChange,
  FeedCount,
  FeedCounts,
  FeedSource,
  ReadOperation,
  WritableFeed,
  WrittenVersions,
} from './feed/Feed.ts';
export { importResultPage } from './importResultPage.ts';
export { importResultsToCsv, parseImportResults, type ImportOutcome, type ImportResultRow } from './importResults.ts';
export {
  canMarkAsUnread,
  errorTextOf,
  exportActionRules,
  exportActions,
  hasActionsMenu,
  importActionRules,
  importActions,
  type ActionState,
  type ExportAction,
  type ImportAction,
} from './jobActions.ts';
export { safeLink, type SafeLink } from './links.ts';
export { listRules, notificationLists, type NotificationList, type TypeStatus } from './lists.ts';
export type {
  JobStatus,
  Notification,
  NotificationPayload,
  NotificationPriority,
  NotificationProblem,
  NotificationType,
  OnNotificationProblem,
} from './notification.ts';
export { parseNotification, parseNotificationList } from './parseNotification.ts';
export { progressOf, type JobProgress } from './progress.ts';
export { createWritable, type Readable, type Writable } from './readable.ts';
export { isJobOver, isTodoDone, isWorkflowJob, jobStatusOf } from './status.ts';
export { descriptionLimits, truncateAtWord } from './truncateAtWord.ts';
