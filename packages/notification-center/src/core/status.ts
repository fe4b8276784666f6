import type { JobStatus, Notification } from './notification.ts';

const jobStatuses: ReadonlySet<string> = new Set<JobStatus>([
  'enqueued',
  'running',
  'retrying',
  'completed',
  'failed',
  'deleted',
  'cancelling',
  'cancelled',
]);

function isJobStatus(word: string): word is JobStatus {
  return jobStatuses.has(word);
}

/** The status of an export or import, whatever case it was sent in; null for other types and unknown words. */
export function jobStatusOf(notification: Notification): JobStatus | null {
  if (notification.type !== 'export' && notification.type !== 'import') return null;
  const word = notification.payload.status?.toLowerCase() ?? '';
  return isJobStatus(word) ? word : null;
}

/** Whether the job has ended and will not go on unless it is retried. */
export function isJobOver(status: JobStatus | null): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled' || status === 'deleted';
}

/** Whether a to-do item is done, and so belongs to the archive. */
export function isTodoDone(notification: Notification): boolean {
  return notification.payload.status?.toLowerCase() === 'done';
}

const guid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether the workflow background-job service has the job: its jobId is a GUID (8-4-4-4-12 hex). */
export function isWorkflowJob(notification: Notification): boolean {
  return guid.test(notification.payload.jobId ?? '');
}
