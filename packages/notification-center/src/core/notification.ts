import type { NotificationFields } from './notificationFields.ts';
import type { notificationTypes } from './types/notificationTypes.ts';

export type { JobStatus, NotificationPayload, NotificationPriority } from './notificationFields.ts';

/** The types of notification that the center knows. Any other type is `other`; the word that was sent stays in `typeName`. */
export type NotificationType = keyof typeof notificationTypes;

/** One notification, after validation: every field has the type it declares, whatever was sent. */
export interface Notification extends NotificationFields {
  readonly type: NotificationType;
}

/**
 * Input that could not be used, or a call that failed and is tried again. It never carries the input itself, which may be private.
 */
export interface NotificationProblem {
  /** Id of the item; null if it had no id, or if the problem is not about one item. */
  readonly id: string | null;
  /** The fields at fault, such as `payload.percentage`; empty if the whole item was unreadable, or a call failed. */
  readonly fields: readonly string[];
  /** One sentence for a log that says what happened, and what to do if that is known. */
  readonly message: string;
  /** The error of the call or part that failed, as it was thrown; undefined for input that could not be used. */
  readonly cause?: unknown;
}

/** Called with each {@link NotificationProblem}. */
export type OnNotificationProblem = (problem: NotificationProblem) => void;
