import type { Notification, NotificationType } from '../notification.ts';
import { notificationTypes } from './notificationTypes.ts';
import type { NotificationTypeRow } from './NotificationTypeRow.ts';

/** Every type with its row. */
export const typeRows: Readonly<Record<NotificationType, NotificationTypeRow>> = notificationTypes;

/** The registry's row for an item. */
export function typeOf(notification: Notification): NotificationTypeRow {
  return typeRows[notification.type];
}

/** The type that the service means by a word; `other` for a word that the registry does not name. */
export function typeNamed(word: string): NotificationType {
  const lower = word.toLowerCase();
  return isTypeName(lower) ? lower : 'other';
}

function isTypeName(word: string): word is NotificationType {
  return Object.hasOwn(typeRows, word);
}

/** Every type that the center knows. */
// The registry's keys are the types.
export const notificationTypeNames = Object.keys(typeRows) as readonly NotificationType[];
