export { NotificationBell } from './NotificationBell.tsx';
export type { NotificationBellProps } from './NotificationBell.tsx';
export { NotificationBellButton } from './NotificationBellButton.tsx';
export type { NotificationBellButtonProps } from './NotificationBellButton.tsx';
export { useNotificationBadge } from './useNotificationBadge.ts';
export type { NotificationBadge } from './useNotificationBadge.ts';
