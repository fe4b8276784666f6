export type { NotificationListError, NotificationParts } from './NotificationParts.ts';
