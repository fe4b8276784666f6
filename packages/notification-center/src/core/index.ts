export {
  appearanceOf,
  type NotificationAppearance,
  type NotificationIcon,
  type NotificationTone,
} from './rules/appearance.ts';
export { clickTarget, type ClickTarget } from './rules/clickTarget.ts';
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
export {
  importResultsToCsv,
  parseImportResults,
  type ImportOutcome,
  type ImportResultRow,
} from './parsing/importResults.ts';
export {
  actionsOf,
  canMarkAsUnread,
  errorTextOf,
  hasActionsMenu,
  type ActionState,
  type NotificationAction,
} from './rules/actions.ts';
export { safeLink, type SafeLink } from './utilities/links.ts';
export { listRules, notificationLists, type NotificationList, type TypeStatus } from './rules/lists.ts';
export type {
  JobStatus,
  Notification,
  NotificationPayload,
  NotificationPriority,
  NotificationProblem,
  NotificationType,
  OnNotificationProblem,
} from './notification.ts';
export { parseNotification, parseNotificationList } from './parsing/parseNotification.ts';
export { notificationTypes } from './types/notificationTypes.ts';
export { progressOf, type JobProgress } from './rules/progress.ts';
export { createWritable, type Readable, type Writable } from './utilities/readable.ts';
export { isJobOver, isTodoDone, isWorkflowJob, jobStatusOf } from './rules/status.ts';
export { truncateAtWord } from './utilities/truncateAtWord.ts';
