export { ActivityColumns, type ActivityColumn, type ActivityColumnsProps } from './ActivityColumns/index.ts';
export { ConnectionBanner, type ConnectionBannerProps } from './ConnectionBanner/index.ts';
export {
  ImportResultsDialog,
  ImportResultsPage,
  ImportResultsTable,
  type ImportResultsDialogProps,
  type ImportResultsPageProps,
  type ImportResultsTableProps,
} from './ImportResults/index.ts';
export {
  NotificationBell,
  NotificationBellButton,
  useNotificationBadge,
  type NotificationBadge,
  type NotificationBellButtonProps,
  type NotificationBellProps,
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
  type PushPermission,
} from './NotificationPanel/index.ts';
export {
  InvalidRow,
  NotificationRow,
  type InvalidRowProps,
  type NotificationRowOfIdProps,
} from './NotificationRow/index.ts';
export type { NotificationListError, NotificationParts } from './parts/index.ts';
