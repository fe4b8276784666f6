import * as v from 'valibot';
import { legacyJobCalls, workflowJobCalls } from './jobCalls.ts';
import { notificationCalls } from './notificationCalls.ts';
import { notificationIdSchema, notificationItemSchema, serverTimeSchema } from './notificationItem.ts';
import type { BackendService, ParameterOf, ServedCall, ServiceCall } from './ServiceCall.ts';

/** What documents, backends and rules know of a call, beyond where it goes. */
interface CallSchemas<Parameter extends string = string> {
  readonly summary: string;
  readonly description?: string;
  /** Parameters of the path and of the query. */
  readonly parameters: Readonly<Record<Parameter, v.GenericSchema>>;
  readonly body?: v.GenericSchema;
  /** Body of a 200 response; null if it is not read. */
  readonly answer: v.GenericSchema | null;
  /** The content types of the answer. `application/json` unless given. */
  readonly answerTypes?: readonly string[];
  /** True if a client may send `Idempotency-Key` with it, because it keeps the call until there is a network. */
  readonly takesKey?: true;
  /** The sentence for each refusal, by status. 401 belongs to every call. */
  readonly refusals?: Readonly<Record<number, string>>;
}

/** One call to a service, and what the documents say of it. */
export type ContractCall<Service extends string = string> = ServedCall<Service> & CallSchemas;

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
const notificationListSchema = v.array(notificationItemSchema);

/** A number of notifications. */
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A background job, as the application service sends it. */
export const backgroundJobSchema = v.pipe(
  v.object({
    Id: notificationIdSchema,
    Description: v.optional(v.nullable(v.string())),
    ResultData: v.pipe(
      v.optional(v.nullable(v.string())),
      v.description(
        'JSON text: a list with an object for each line of an import, with line (number), item, outcome (created, updated, skipped or failed) and message. Any other JSON, or a text, is shown as it is.',
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

/** Adds to a call what the documents say of it. The compiler names a parameter without a schema. */
const describe = <
  const Service extends BackendService,
  Call extends ServiceCall,
  const Schemas extends CallSchemas<ParameterOf<Call>>,
>(
  service: Service,
  call: Call,
  schemas: Schemas,
): ServedCall<Service> & Call & Schemas => ({ service, ...call, ...schemas });

/**
 * Every call that the notification center makes, with the schemas of its parameters, body and answer. A backend in TypeScript builds its
 * routes from them.
 */
export const contractCalls = {
  getNotificationsSince: describe('notification', notificationCalls.getNotificationsSince, {
    summary: 'Everything that changed since a time',
    description:
      'Every item last modified at or after dateTime. After a lost connection, clients find missed items here. An answer of 50 items or more counts as cut off, and clients then page.',
    parameters: { userId: v.string(), dateTime: serverTimeSchema },
    answer: notificationListSchema,
    refusals: { 403: 'The items belong to another user.' },
  }),
  setMark: describe('notification', notificationCalls.setMark, {
    summary: 'Mark an item as read or unread',
    description:
      'The change moves lastModifiedDate forward. The hub sends the changed item to every client of the user.',
    parameters: { id },
    body: markPatchSchema,
    answer: notificationItemSchema,
    takesKey: true,
    refusals: { 404: 'There is no such notification.' },
  }),
  giveReceipt: describe('notification', notificationCalls.giveReceipt, {
    summary: 'Confirm that an item that must be read was read',
    description:
      'The service stores receiptDate, by its own clock, and the mark. A second receipt changes nothing. A service that sends no item with mustRead needs no such call.',
    parameters: { id },
    answer: notificationItemSchema,
    refusals: { 404: 'There is no such notification.' },
  }),
  markAsReadBulk: describe('notification', notificationCalls.markAsReadBulk, {
    summary: 'Mark items as read',
    description: 'Unknown ids are passed over.',
    parameters: {},
    body: v.array(id),
    answer: null,
  }),
  getFilteredNotifications: describe('notification', notificationCalls.getFilteredNotifications, {
    summary: 'A page of items, newest first',
    description:
      'Clients ask for the next page with the lastModifiedDate of the last item as toDate, so pages do not shift.',
    parameters: {},
    body: filterRequestSchema,
    answer: notificationPageSchema,
  }),
  getUnreadCount: describe('notification', notificationCalls.getUnreadCount, {
    summary: 'The number of unread items on all pages',
    description:
      'Without `counted` every item counts. With it, an item counts as `counted` says for its type and program (`export/NWX`), otherwise for its type (`export`), and otherwise it counts. `other` is every type but todo, export, import, announcement and requests. A service that does not read it counts all.',
    parameters: {},
    body: v.object({ counted: v.optional(v.record(v.string(), v.boolean())) }),
    answer: countSchema,
  }),
  getBackgroundJob: describe('application', legacyJobCalls.getBackgroundJob, {
    summary: 'A background job and the results of an import',
    parameters: { id },
    answer: backgroundJobSchema,
    refusals: { 404: 'There is no such job.' },
  }),
  getExportedFileUrl: describe('application', legacyJobCalls.getExportedFileUrl, {
    summary: 'The address of an exported file',
    parameters: { id },
    answer: exportedFileSchema,
    refusals: { 404: 'There is no file: the export is unknown or has not completed.' },
  }),
  retryBackgroundJob: describe('application', legacyJobCalls.retryBackgroundJob, {
    summary: 'Run a failed or cancelled job again',
    parameters: { blobName: v.string(), queueName: v.string() },
    answer: null,
    refusals: unknownJob,
  }),
  cancelBackgroundJob: describe('application', legacyJobCalls.cancelBackgroundJob, {
    summary: 'Cancel a job that has not ended',
    parameters: { id },
    answer: null,
    refusals: unknownJob,
  }),
  retryWorkflowJob: describe('base', workflowJobCalls.retryWorkflowJob, {
    summary: 'Run a failed or cancelled job of the workflow service again',
    parameters: { jobId, userJobId: id },
    answer: null,
    refusals: unknownJob,
  }),
  cancelWorkflowJob: describe('base', workflowJobCalls.cancelWorkflowJob, {
    summary: 'Cancel a job of the workflow service that has not ended',
    parameters: { jobId, userJobId: id },
    answer: null,
    refusals: unknownJob,
  }),
} satisfies Readonly<
  Record<keyof typeof notificationCalls | keyof typeof legacyJobCalls | keyof typeof workflowJobCalls, ContractCall>
>;

type AnyContractCall = (typeof contractCalls)[keyof typeof contractCalls];

type DeepReadonly<Value> = Value extends object ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> } : Value;

/** The call with its schemas. A call of a client has them under the same name. */
type Described<Call extends ServiceCall> = [Extract<AnyContractCall, Call>] extends [never]
  ? Call
  : Extract<AnyContractCall, Call>;

/** The body of a call of the contract; undefined if it has none. */
export type BodyOf<Call extends ServiceCall> =
  Described<Call> extends { readonly body: infer Schema extends v.GenericSchema }
    ? DeepReadonly<v.InferInput<Schema>>
    : undefined;

/** What a backend answers a call with, as a type. */
export type AnswerOf<Call extends ContractCall> = Call['answer'] extends v.GenericSchema
  ? DeepReadonly<v.InferInput<Call['answer']>>
  : object;
