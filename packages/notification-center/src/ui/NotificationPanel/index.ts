export { NotificationPanel } from './NotificationPanel.tsx';
export type { NotificationPanelProps } from './NotificationPanel.tsx';
export type { PushNoticePermission } from './PushNotice.tsx';
export type { NotificationPanelTab } from './PanelLists.tsx';
