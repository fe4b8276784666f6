export { arabicMessages } from './ar.ts';
export { englishMessages } from './en.ts';
export { messagesFor } from './messagesFor.ts';
export type { NotificationMessages, PartialNotificationMessages } from './messages.ts';
