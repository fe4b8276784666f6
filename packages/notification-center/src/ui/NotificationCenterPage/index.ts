export { NotificationCenterPage } from './NotificationCenterPage.tsx';
export type { NotificationCenterPageProps, NotificationCenterTab } from './NotificationCenterPage.tsx';
