import type { NotificationItem, NotificationItemPayload } from '@gantry/notification-center';

/** A program that people work in. */
export interface Program {
  /** The code in the `Program` header. */
  readonly id: string;
  readonly name: string;
}

type Given<Fields> = { readonly [Field in keyof Fields]-?: NonNullable<Fields[Field]> };

/** The payload of a notification on the wire. Empty fields are left out. */
export type NotificationPayload = Partial<Given<NotificationItemPayload>>;

/**
 * A notification as stored and as sent. A test may save one with a malformed `type`, `title` or `payload` through the control surface, to
 * see how the portal handles it. Read the type through {@link notificationType} and the status through {@link notificationStatus}. Answers
 * contain the notification unchanged.
 */
export type Notification = Given<Omit<NotificationItem, 'payload'>> & { readonly payload: NotificationPayload };

/** A notification to save. Defaults: a new id, the current dates, read and delete false, an empty payload. */
export type NotificationInput = Partial<Notification>;

/** The type in lower case, or '' if it is not a text. */
export function notificationType(notification: Notification): string {
  const type: unknown = notification.type;
  return typeof type === 'string' ? type.toLowerCase() : '';
}

/** The payload's status in lower case, or '' if there is none. */
export function notificationStatus(notification: Notification): string {
  const payload: unknown = notification.payload;
  if (typeof payload !== 'object' || payload === null || !('status' in payload)) return '';
  return typeof payload.status === 'string' ? payload.status.toLowerCase() : '';
}

/** The registration of a device for push messages. */
export interface DeviceRegistration {
  readonly DeviceToken: string;
  readonly UserId: string;
  readonly DevicePlatform: string;
  readonly DeviceId?: string;
  readonly Host?: string;
}

/** A daily field report in the list of those that were sent. */
export interface SentReport {
  readonly id: string;
  readonly program: string;
  /** As ISO 8601. */
  readonly date: string;
  /** The id and the name of the work package. */
  readonly workPackage: { readonly id: string; readonly label: string };
  readonly crewSize: number;
  readonly photoCount: number;
  readonly sentBy: string;
  readonly sentAt: string;
}

/** The backend that runs a job. Only the workflow service's jobs have a GUID as `jobId`. */
export type JobEngine = 'legacy' | 'workflow';
