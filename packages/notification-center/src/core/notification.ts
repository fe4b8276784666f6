/** The types of notification that the center knows. Any other type is `other`; the word that was sent stays in `typeName`. */
export type NotificationType = 'todo' | 'export' | 'import' | 'announcement' | 'requests' | 'other';

/** The statuses of a background job, in lower case; the service may send them in any case. */
export type JobStatus =
  | 'enqueued'
  | 'running'
  | 'retrying'
  | 'completed'
  | 'failed'
  | 'deleted'
  | 'cancelling'
  | 'cancelled';

/** How urgent a notification is. */
export type NotificationPriority = 'info' | 'low' | 'medium' | 'high';

/** The details of a notification. `null` means that the service sent no value, or one that cannot be used. */
export interface NotificationPayload {
  /** Id of the program it belongs to. */
  readonly program: string | null;
  /** Name of the program, as shown. */
  readonly programName: string | null;
  /** The status as it was sent, trimmed; read it with {@link jobStatusOf} or {@link isTodoDone}. */
  readonly status: string | null;
  /** Progress of a job, 0–100. */
  readonly percentage: number | null;
  readonly description: string | null;
  /** The unchecked target of a click. Read it through {@link clickTarget} or {@link safeLink}: it may lead anywhere. */
  readonly route: string | null;
  readonly poNumber: string | null;
  /** The service's own sub-type. */
  readonly type: string | null;
  /** A CSS colour (a name, hex, rgb, hsl or oklch) that cannot carry anything else. */
  readonly iconColor: string | null;
  /** Error code or short error text of a failed job. */
  readonly error: string | null;
  /** Error text of a failed job; shown in place of `error` if both are there. */
  readonly errorMessage: string | null;
  /** Whether the job left results to look at. */
  readonly hasResults: boolean;
  readonly priority: NotificationPriority | null;
  readonly retryEnabled: boolean;
  readonly cancellationEnabled: boolean;
  readonly isCancellationRequested: boolean;
  /** A GUID means that the workflow background-job service has the job. */
  readonly jobId: string | null;
  readonly blobName: string | null;
  readonly queueName: string | null;
  /** The key of the upload that started the job. */
  readonly uploadKey: string | null;
  /** Whether the person must confirm that they have read it. */
  readonly mustRead: boolean;
  /** When the service stored that confirmation. ISO 8601 in UTC; null if it has none. */
  readonly receiptDate: string | null;
}

/** The names of an item's fields as a service sends them. */
export const itemFields = [
  'id',
  'type',
  'title',
  'read',
  'dateTime',
  'createdDate',
  'lastModifiedDate',
  'delete',
  'payload',
] as const;

/** The names of the payload's fields as a service sends them. */
export const payloadFields = [
  'program',
  'programName',
  'status',
  'percentage',
  'description',
  'route',
  'poNumber',
  'type',
  'iconColor',
  'error',
  'errorMessage',
  'results',
  'priority',
  'retryEnabled',
  'cancellationEnabled',
  'isCancellationRequested',
  'jobId',
  'blobName',
  'queueName',
  'uploadKey',
  'mustRead',
  'receiptDate',
] as const satisfies readonly (keyof NotificationPayload | 'results')[];

export type WireField = (typeof payloadFields)[number];

/** One notification, after validation: every field has the type it declares, whatever was sent. */
export interface Notification {
  readonly id: string;
  readonly type: NotificationType;
  /** The type as it was sent; differs from `type` only if that is `other`. */
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
   * otherwise `createdDate`; null if no date can be read. Versions that have a `lastModifiedDate` are ordered by it.
   */
  readonly modifiedAt: number | null;
  readonly delete: boolean;
  readonly payload: NotificationPayload;
  /** True for an item that could not be read. It keeps its place in the list and its row says so. */
  readonly isMalformed: boolean;
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
