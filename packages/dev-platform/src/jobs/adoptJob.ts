import { notificationStatus, notificationType } from '../state/index.ts';
import type { Notification } from '../state/index.ts';
import { makeImportResults } from './importResults.ts';
import { jobStatuses } from './model.ts';
import type { Job } from './model.ts';

const guid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Makes the job that a notification is about; null if it is about no job. */
export function adoptJob(user: string, notification: Notification): Job | null {
  const kind = notificationType(notification);
  const status = jobStatuses.find((known) => known === notificationStatus(notification));
  if ((kind !== 'export' && kind !== 'import') || status === undefined) return null;
  const { id, title, payload } = notification;
  const { description = title, jobId = '', blobName = '', queueName = '' } = payload;
  const isWorkflow = guid.test(jobId);
  // The description of an import contains its number of lines.
  const lineCount = Number(/\d+/.exec(description)?.[0] ?? 40);
  return {
    id,
    user,
    kind,
    engine: isWorkflow ? 'workflow' : 'legacy',
    title,
    description,
    jobId: isWorkflow ? jobId : null,
    blobName,
    queueName,
    status,
    file: blobName.toLowerCase().endsWith('.pdf') ? 'pdf' : 'xlsx',
    results: kind === 'import' && status === 'completed' ? makeImportResults(id, Math.min(lineCount, 500)) : null,
  };
}
