import * as v from 'valibot';
import { notificationIdSchema, notificationItemSchema, serverTimeSchema } from './notificationItem.ts';

/** The services that a backend team writes. */
export type BackendService = 'notification' | 'application' | 'base';

/** One call of the notification center to a service. */
export interface ContractCall {
  readonly service: BackendService;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Path below the service's address, with `{name}` for its parameters. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  /** Parameters of the path. */
  readonly parameters?: Readonly<Record<string, v.GenericSchema>>;
  /** Parameters of the query, all required. */
  readonly query?: Readonly<Record<string, v.GenericSchema>>;
  readonly body?: v.GenericSchema;
  /** Content type of the body. `application/json` unless given. */
  readonly contentType?: string;
  /** Body of a 200 response; null if it is not read. */
  readonly answer: v.GenericSchema | null;
  /** The sentence for each refusal, by status. 401 belongs to every call. */
  readonly refusals?: Readonly<Record<number, string>>;
}

/** A page of notifications. */
export const notificationPageSchema = v.pipe(
  v.object({
    notifications: v.pipe(v.array(notificationItemSchema), v.description('Newest first, by lastModifiedDate.')),
    totalPages: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.description('How many pages of this size match, this one included.'),
    ),
  }),
  v.title('NotificationPage'),
);

/** The request for a page of notifications. */
export const filterRequestSchema = v.pipe(
  v.object({
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
    typeStatus: v.pipe(
      v.array(
        v.object({
          type: v.string(),
          status: v.pipe(v.string(), v.description('An empty text means every status of the type.')),
        }),
      ),
      v.description('An empty list means every type. Types and statuses are compared in any case.'),
    ),
    toDate: v.nullable(
      v.pipe(
        serverTimeSchema,
        v.description('Only items last modified at or before it. Null means no limit. Clients page with it.'),
      ),
    ),
  }),
  v.title('FilterRequest'),
);

/** The body that sets a mark. */
export const markPatchSchema = v.pipe(
  v.strictTuple([v.strictObject({ op: v.literal('replace'), path: v.literal('/read'), value: v.boolean() })]),
  v.title('MarkPatch'),
);

/** Everything modified since a time. */
export const notificationListSchema = v.array(notificationItemSchema);

/** A number of notifications. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A background job, as the application service sends it. */
export const backgroundJobSchema = v.pipe(
  v.object({
    Id: notificationIdSchema,
    Description: v.optional(v.nullable(v.string())),
    ResultData: v.pipe(
      v.optional(v.nullable(v.string())),
      v.description(
        'JSON text: a list with an object for each line of an import, with line (number), item, outcome (created, updated, skipped or failed) and message.',
      ),
    ),
  }),
  v.title('BackgroundJob'),
);

/** The address of an exported file. */
export const exportedFileSchema = v.pipe(
  v.object({
    Url: v.pipe(v.string(), v.url(), v.description('A browser opens it without a token, so it is short-lived.')),
  }),
  v.title('ExportedFile'),
);

const id = notificationIdSchema;
const jobId = v.pipe(v.string(), v.uuid());
const unknownJob = { 404: 'There is no such job.', 409: 'The status of the job does not allow the command.' };

/** Every call that the notification center makes. */
export const contractCalls = {
  getNotificationsSince: {
    service: 'notification',
    method: 'GET',
    path: '/api/notifications',
    summary: 'Everything that changed since a time',
    description:
      'Every item last modified at or after dateTime. After a lost connection, clients find missed items here. An answer of 50 items or more counts as cut off, and clients then page.',
    query: { userId: v.string(), dateTime: serverTimeSchema },
    answer: notificationListSchema,
    refusals: { 403: 'The items belong to another user.' },
  },
  setMark: {
    service: 'notification',
    method: 'PATCH',
    path: '/api/notifications/{id}',
    summary: 'Mark an item as read or unread',
    description:
      'The change moves lastModifiedDate forward. The hub sends the changed item to every client of the user.',
    parameters: { id },
    body: markPatchSchema,
    contentType: 'application/json-patch+json',
    answer: notificationItemSchema,
    refusals: { 404: 'There is no such notification.' },
  },
  markAsReadBulk: {
    service: 'notification',
    method: 'PUT',
    path: '/api/Notifications/MarkAsReadBulk',
    summary: 'Mark items as read',
    description: 'Unknown ids are passed over.',
    body: v.array(id),
    answer: null,
  },
  getFilteredNotifications: {
    service: 'notification',
    method: 'POST',
    path: '/api/Notifications/GetFilteredNotifications',
    summary: 'A page of items, newest first',
    description:
      'Clients ask for the next page with the lastModifiedDate of the last item as toDate, so pages do not shift.',
    body: filterRequestSchema,
    answer: notificationPageSchema,
  },
  getUnreadCount: {
    service: 'notification',
    method: 'POST',
    path: '/api/Notifications/GetUnreadNotificationsCount',
    summary: 'The number of unread items on all pages',
    body: v.object({}),
    answer: countSchema,
  },
  getBackgroundJob: {
    service: 'application',
    method: 'GET',
    path: '/api/UserBackgroundJobs/{id}',
    summary: 'A background job and the results of an import',
    parameters: { id },
    answer: backgroundJobSchema,
    refusals: { 404: 'There is no such job.' },
  },
  getExportedFileUrl: {
    service: 'application',
    method: 'GET',
    path: '/api/UserBackgroundJobs/GetExportedFileUrl',
    summary: 'The address of an exported file',
    query: { id },
    answer: exportedFileSchema,
    refusals: { 404: 'There is no file: the export is unknown or has not completed.' },
  },
  retryBackgroundJob: {
    service: 'application',
    method: 'POST',
    path: '/api/UserBackgroundJobs/RetryBackgroundJob',
    summary: 'Run a failed or cancelled job again',
    query: { blobName: v.string(), queueName: v.string() },
    answer: null,
    refusals: unknownJob,
  },
  cancelBackgroundJob: {
    service: 'application',
    method: 'PUT',
    path: '/api/UserBackgroundJobs/CancellingBackgroundJob',
    summary: 'Cancel a job that has not ended',
    query: { id },
    answer: null,
    refusals: unknownJob,
  },
  retryWorkflowJob: {
    service: 'base',
    method: 'PUT',
    path: '/fsoworkflowtasks/api/BackgroundJobs/RetryJob/{jobId}',
    summary: 'Run a failed or cancelled job of the workflow service again',
    parameters: { jobId },
    query: { userJobId: id },
    answer: null,
    refusals: unknownJob,
  },
  cancelWorkflowJob: {
    service: 'base',
    method: 'PUT',
    path: '/fsoworkflowtasks/api/BackgroundJobs/CancelJob/{jobId}',
    summary: 'Cancel a job of the workflow service that has not ended',
    parameters: { jobId },
    query: { userJobId: id },
    answer: null,
    refusals: unknownJob,
  },
} satisfies Readonly<Record<string, ContractCall>>;
