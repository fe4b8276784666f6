import type { JobStatus, NotificationFields } from '../notificationFields.ts';

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

/** The status of a background job, in any case; null for an unknown word. */
export function readJobStatus({ payload }: NotificationFields): JobStatus | null {
  const word = payload.status?.toLowerCase() ?? '';
  return isJobStatus(word) ? word : null;
}

/** Whether a job has ended and stays so unless someone retries it. */
export function isJobOver(status: JobStatus | null): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled' || status === 'deleted';
}

/** Whether a to-do item is done, and so belongs to the archive. */
export function isTodoDone({ payload }: NotificationFields): boolean {
  return payload.status?.toLowerCase() === 'done';
}

/** The form of a GUID. */
export const guid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether the workflow background-job service has the job: its jobId is a GUID (8-4-4-4-12 hex). */
export function isWorkflowJob({ payload }: NotificationFields): boolean {
  return guid.test(payload.jobId ?? '');
}
