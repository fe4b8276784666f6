import { notificationItemSchema, notificationPayloadSchema } from '../../src/contract/notificationItem.ts';

/** The schemas of a notification, by their names in the documents. */
export const itemSchemas = { NotificationItem: notificationItemSchema, NotificationPayload: notificationPayloadSchema };
