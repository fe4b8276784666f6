export { ActivityColumns, type ActivityColumn, type ActivityColumnsProps } from './ActivityColumns/ActivityColumns.tsx';
export { ConnectionBanner } from './ConnectionBanner/ConnectionBanner.tsx';
export { ImportResultsPage } from './ImportResults/ImportResultsPage.tsx';
export { NotificationBell } from './NotificationBell/NotificationBell.tsx';
export {
  NotificationBellButton,
  type NotificationBellButtonProps,
} from './NotificationBell/NotificationBellButton.tsx';
export { useNotificationBadge } from './NotificationBell/useNotificationBadge.ts';
export {
  NotificationCenterPage,
  type NotificationCenterPageProps,
  type NotificationCenterTab,
} from './NotificationCenterPage/NotificationCenterPage.tsx';
export { NotificationListView, type NotificationListViewProps } from './NotificationListView/NotificationListView.tsx';
export type { NotificationFilter } from './NotificationListView/useFilteredIds.ts';
export { NotificationPanel, type NotificationPanelProps } from './NotificationPanel/NotificationPanel.tsx';
export type { NotificationPanelTab } from './NotificationPanel/PanelLists.tsx';
export type { NotificationParts } from './parts/NotificationParts.ts';
