/** The kinds of notification that the service is known to send. Anything else is `other`; its own word is kept in `typeName`. */
export type NotificationType = 'todo' | 'export' | 'import' | 'announcement' | 'requests' | 'other';

/** The statuses of a background job, in lower case; the wire may spell them in any case. */
export type JobStatus =
  'enqueued' | 'running' | 'retrying' | 'completed' | 'failed' | 'deleted' | 'cancelling' | 'cancelled';

/** How much a notification presses. */
export type NotificationPriority = 'info' | 'low' | 'medium' | 'high';

/** What a notification says about its subject. `null` means that the service did not say, or said something unusable. */
export interface NotificationPayload {
  /** Id of the program it belongs to. */
  readonly program: string | null;
  /** The program's name, as shown. */
  readonly programName: string | null;
  /** The status as it was sent, trimmed; read it with {@link jobStatusOf} or {@link isTodoDone}. */
  readonly status: string | null;
  /** Progress of a job, 0–100. */
  readonly percentage: number | null;
  readonly description: string | null;
  /** Where a click leads, as it was sent and not yet judged: always go through {@link clickTarget} or {@link safeLink}. */
  readonly route: string | null;
  readonly poNumber: string | null;
  /** The service's own sub-type. */
  readonly type: string | null;
  /** A css colour of a harmless form (a name, hex, rgb, hsl or oklch), otherwise null. */
  readonly iconColor: string | null;
  /** The job's error text. */
  readonly error: string | null;
  readonly errorMessage: string | null;
  /** Whether the job left results that can be looked at. */
  readonly hasResults: boolean;
  readonly priority: NotificationPriority | null;
  readonly retryEnabled: boolean;
  readonly cancellationEnabled: boolean;
  readonly isCancellationRequested: boolean;
  /** A GUID means that the workflow background-job service has the job. */
  readonly jobId: string | null;
  readonly blobName: string | null;
  readonly queueName: string | null;
}

/** One notification, after validation: every field has the type it says, whatever was sent. */
export interface Notification {
  readonly id: string;
  readonly type: NotificationType;
  /** The type as it was sent; differs from `type` only where that is `other`. */
  readonly typeName: string;
  readonly title: string;
  readonly read: boolean;
  /** ISO 8601 in UTC, or null. */
  readonly dateTime: string | null;
  /** ISO 8601 in UTC, or null. */
  readonly createdDate: string | null;
  /** ISO 8601 in UTC, or null. */
  readonly lastModifiedDate: string | null;
  /**
   * Server time of this version in milliseconds since 1970, with fractions: `lastModifiedDate`, otherwise `dateTime`,
   * otherwise `createdDate`; null where none can be read. Versions that have a `lastModifiedDate` are ordered by it.
   */
  readonly modifiedAt: number | null;
  readonly delete: boolean;
  readonly payload: NotificationPayload;
  /** True for an item that could not be read: it keeps its place in the list and says so. */
  readonly isMalformed: boolean;
}

/**
 * Something that is not as it should be: input that could not be used, or a call that failed and is tried again. Never carries the
 * input itself, which may be private.
 */
export interface NotificationProblem {
  /** Id of the item; null where it had none, and where no single item is at fault. */
  readonly id: string | null;
  /** The fields at fault, such as `payload.percentage`; empty where the item as a whole was unreadable, or a call failed. */
  readonly fields: readonly string[];
  /** One sentence for a log, which says what happened. */
  readonly message: string;
}

/** Told of each {@link NotificationProblem}. */
export type OnNotificationProblem = (problem: NotificationProblem) => void;
