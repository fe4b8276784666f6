export { arabicMessages } from './ar.ts';
export { englishMessages } from './en.ts';
export { notificationMessagesFor } from './notificationMessagesFor.ts';
export type { NotificationMessages, PartialNotificationMessages } from './messages.ts';
