export { englishWith } from './englishWith.ts';
export type { NotificationMessages, PartialNotificationMessages } from './NotificationMessages.ts';
