export { NotificationPanel } from './NotificationPanel.tsx';
export type { NotificationPanelProps } from './NotificationPanel.tsx';
export type { PushPermission } from './PushNotice.tsx';
export type { NotificationPanelTab } from './PanelLists.tsx';
