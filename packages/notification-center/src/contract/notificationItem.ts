import * as v from 'valibot';
import type { WireField } from '../core/notification.ts';
import { parseServerTime } from '../core/parsing/serverTime.ts';

const described = <Schema extends v.GenericSchema>(schema: Schema, description: string) =>
  v.pipe(schema, v.description(description));

/** A field that a service may leave out or send as null. */
const field = <Schema extends v.GenericSchema>(schema: Schema, description: string) =>
  v.optional(v.nullable(described(schema, description)));

/** A date and time with a zone. */
export const serverTimeSchema = v.pipe(
  v.string(),
  v.isoTimestamp('an ISO 8601 date and time with a zone'),
  v.check((text) => parseServerTime(text) !== null, 'a date before the year 2100'),
);

/** The id of a notification, and of the job that it reports on. */
export const notificationIdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000));

const shortText = v.pipe(v.string(), v.maxLength(100));
const reference = v.pipe(v.string(), v.maxLength(2000));

/** The payload of a notification on the wire. Further fields are allowed and ignored. */
export const notificationPayloadSchema = v.pipe(
  v.object({
    program: field(
      reference,
      'Id of the program that the item belongs to. Filters compare it; a click on a to-do first selects it.',
    ),
    programName: field(v.string(), 'Name of that program. The row shows it in place of the id.'),
    status: field(
      shortText,
      'Of a job: enqueued, running, retrying, completed, failed, deleted, cancelling or cancelled, in any case: it decides the icon, the bar and the actions. Of a to-do: active, or done, which moves it to the archive.',
    ),
    percentage: field(
      v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
      'The length of the bar of a job that is running or retrying. At 0 the bar only moves.',
    ),
    description: field(
      v.string(),
      'A sentence or two below the title. Rows show the first 100 characters, of a to-do 130, and the rest on demand.',
    ),
    route: field(
      reference,
      'Target of a click: a path of the portal that starts with a slash, or an https address of an allowed origin.',
    ),
    poNumber: field(reference, 'Number of the purchase order that the item is about. The row shows it.'),
    type: field(shortText, "The service's own sub-type. Nothing shows it; `parts` of an app may."),
    iconColor: field(
      shortText,
      'Colour of the icon, in CSS: a name, hex, rgb(), hsl() or oklch(). A failed job stays red.',
    ),
    error: field(v.string(), 'Error code or short error text of a failed job. Error Details shows it.'),
    errorMessage: field(v.string(), 'Error text of a failed job. Error Details shows it in place of error.'),
    results: field(
      v.unknown(),
      'Any value says that an import left results, and the row links to them. Null, false, an empty text, list or object says that it left none.',
    ),
    priority: field(
      v.picklist(['info', 'low', 'medium', 'high']),
      'How urgent the item is. A row without a status shows the word; medium and high have a colour.',
    ),
    retryEnabled: field(v.boolean(), 'Offers Retry for a failed or cancelled export. A GUID as jobId does too.'),
    cancellationEnabled: field(
      v.boolean(),
      'Offers Cancel for an export that is running or retrying, and an import that is enqueued or running. For an export, a GUID as jobId does too.',
    ),
    isCancellationRequested: field(
      v.boolean(),
      'Someone has asked to cancel the job. The Cancel of an import is then disabled.',
    ),
    jobId: field(
      reference,
      'A GUID says that the workflow background-job service (`base`) has the job, and that it can be retried and cancelled.',
    ),
    blobName: field(reference, 'With queueName, identifies a job of the application service for Retry.'),
    queueName: field(reference, 'With blobName, identifies a job of the application service for Retry.'),
    mustRead: field(
      v.boolean(),
      'The person must confirm that they have read it: the row of an announcement offers it until there is a receiptDate.',
    ),
    receiptDate: field(
      serverTimeSchema,
      'When the person confirmed that they have read it. The service sets it once, when it is told.',
    ),
    uploadKey: field(
      reference,
      'Of a job that an uploaded file started: the Idempotency-Key of the upload, or the key in the metadata of tus. The job then takes the place of the upload in the list.',
    ),
  } satisfies Record<WireField, v.GenericSchema>),
  v.title('NotificationPayload'),
  v.description('The details of a notification. Fields that are not listed here are ignored.'),
);

/** One notification as a service sends it, over REST and through the hub. Further fields are allowed and ignored. */
export const notificationItemSchema = v.pipe(
  v.object({
    id: described(notificationIdSchema, 'Unique for the user. Two versions of one item have the same id.'),
    type: described(
      v.pipe(shortText, v.nonEmpty()),
      'todo, export, import, announcement, requests, or a word of your own, which gets a generic row. It decides the row, the lists and the target of a click.',
    ),
    title: described(v.string(), 'One line: the title of the row, of its toast and of its dialog.'),
    read: described(v.boolean(), 'Whether the user has read it. The badge counts the unread.'),
    lastModifiedDate: described(
      serverTimeSchema,
      'Server time of this version. Every change moves it forward, a change of the mark too: of two versions, clients keep the later one.',
    ),
    dateTime: field(serverTimeSchema, 'The date that the row shows. lastModifiedDate unless given.'),
    createdDate: field(serverTimeSchema, 'When it was created. The row shows it if there is no other date.'),
    delete: field(v.boolean(), 'A to-do that is deleted counts as done and moves to the archive.'),
    payload: v.optional(v.nullable(notificationPayloadSchema)),
  }),
  v.title('NotificationItem'),
  v.description('One notification, over REST and through the hub. Fields that are not listed here are ignored.'),
  v.examples([
    {
      id: '5b1c4c1e-6f0a-4a7e-9d3c-0a4f1f1f7c11',
      type: 'export',
      title: 'Schedule jobs export',
      read: false,
      delete: false,
      dateTime: '2026-03-01T09:30:00.000Z',
      createdDate: '2026-03-01T09:30:00.000Z',
      lastModifiedDate: '2026-03-01T09:30:05.123Z',
      payload: {
        program: 'NWX',
        programName: 'Northwind Wireless Expansion',
        status: 'Running',
        percentage: 45,
        jobId: '0f8fad5b-d9cb-469f-a165-70867728950e',
      },
    },
  ]),
);

/** One notification as a service sends it. A service in TypeScript builds its answers and hub events with this type. */
export type NotificationItem = v.InferInput<typeof notificationItemSchema>;

/** The payload of a {@link NotificationItem}. */
export type NotificationItemPayload = v.InferInput<typeof notificationPayloadSchema>;
