export { ActivityColumns, type ActivityColumn, type ActivityColumnsProps } from './ActivityColumns/index.ts';
export { ConnectionBanner } from './ConnectionBanner/index.ts';
export { ImportResultsPage } from './ImportResults/index.ts';
export {
  NotificationBell,
  NotificationBellButton,
  useNotificationBadge,
  type NotificationBellButtonProps,
} from './NotificationBell/index.ts';
export {
  NotificationCenterPage,
  type NotificationCenterPageProps,
  type NotificationCenterTab,
} from './NotificationCenterPage/index.ts';
export { NotificationDialogs } from './NotificationDialogs/index.ts';
export {
  NotificationListView,
  type NotificationFilter,
  type NotificationListViewProps,
} from './NotificationListView/index.ts';
export {
  NotificationPanel,
  type NotificationPanelProps,
  type NotificationPanelTab,
} from './NotificationPanel/index.ts';
export { NotificationRow } from './NotificationRow/index.ts';
export type { NotificationParts } from './parts/index.ts';
