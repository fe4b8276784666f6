import * as v from 'valibot';
import { notificationItemSchema } from './notificationItem.ts';

/** An event that the hub sends. */
export interface HubEvent {
  readonly summary: string;
  /** The one argument of the event. */
  readonly argument: v.GenericSchema;
}

/** The last part of the hub's address unless the configuration names another one. */
export const defaultHubName = 'notificationHub';

/** Every event of the hub, by its name on the wire. */
export const hubEvents = {
  Notification: {
    summary: 'One item, new or changed. It replaces an earlier version with the same id.',
    argument: notificationItemSchema,
  },
  NotificationList: {
    summary: 'Several items, as if each was sent by itself.',
    argument: v.array(notificationItemSchema),
  },
} satisfies Readonly<Record<string, HubEvent>>;
