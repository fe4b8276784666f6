import type { Notification } from './notification.ts';
import { parseNotification } from './parsing/parseNotification.ts';

/** Returns a server time: this many minutes after noon on 5 November 2024. */
export function serverMinute(minute: number): string {
  return new Date(Date.UTC(2024, 10, 5, 12, 0) + minute * 60_000).toISOString();
}

/** Creates a notification as a service sends it, with the given fields. */
export function wireNotification(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: 'n1',
    type: 'todo',
    title: 'Check the foundation',
    read: false,
    dateTime: serverMinute(0),
    createdDate: serverMinute(0),
    lastModifiedDate: serverMinute(0),
    delete: false,
    ...fields,
  };
}

/** Creates a parsed notification with the given fields. */
export function someNotification(fields: Readonly<Record<string, unknown>> = {}): Notification {
  return parseNotification(wireNotification(fields));
}

/** Creates an export or import with the given status. */
export function someJob(
  type: 'export' | 'import',
  status: string,
  payload: Readonly<Record<string, unknown>> = {},
  fields: Readonly<Record<string, unknown>> = {},
): Notification {
  return someNotification({ type, title: 'Jobs', ...fields, payload: { status, ...payload } });
}

/** A payload with every field that the service is known to send. */
export const everyPayloadField = {
  program: 'NTW',
  programName: 'North Towers',
  status: 'Running',
  percentage: 45.5,
  description: 'Rows 1 to 200',
  route: '/apps/workOrder?workOrderId=7',
  poNumber: 'PO-7',
  type: 'schedule',
  iconColor: '#a1b2c3',
  error: 'E1',
  errorMessage: 'The file is empty',
  results: [{ line: 1 }],
  priority: 'High',
  retryEnabled: true,
  cancellationEnabled: true,
  isCancellationRequested: true,
  jobId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  blobName: 'blob',
  queueName: 'queue',
  uploadKey: 'upload',
  mustRead: true,
  receiptDate: serverMinute(7),
};
