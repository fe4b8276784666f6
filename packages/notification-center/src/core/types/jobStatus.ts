import type { JobStatus, Notification } from '../notification.ts';

/** What the icon of a row shows. Screens choose the drawing. */
export type NotificationIcon =
  | 'todo'
  | 'done'
  | 'announcement'
  | 'request'
  | 'generic'
  | 'malformed'
  | 'export'
  | 'import'
  | 'waiting'
  | 'completed'
  | 'failed'
  | 'cancelled';

/** The colour of a row; an icon and a word always say the same. */
export type NotificationTone = 'neutral' | 'information' | 'success' | 'warning' | 'danger';

/** The groups of statuses in the page's filter. */
export type StatusFamily = 'inProgress' | 'completed' | 'failed' | 'cancelled';

interface JobStatusRow {
  readonly tone: NotificationTone;
  /** Default: the icon of the job's type, because the bar and the status text already say that a job runs. */
  readonly icon?: NotificationIcon;
  /** Moving: nothing is known of how far the job is. */
  readonly bar: 'none' | 'moving' | 'percentage' | 'full';
  readonly family: StatusFamily;
}

/** What the row of a job shows of its status. */
export const jobStatuses: Readonly<Record<JobStatus, JobStatusRow>> = {
  enqueued: { tone: 'neutral', icon: 'waiting', bar: 'moving', family: 'inProgress' },
  running: { tone: 'information', bar: 'percentage', family: 'inProgress' },
  retrying: { tone: 'information', bar: 'percentage', family: 'inProgress' },
  completed: { tone: 'success', icon: 'completed', bar: 'full', family: 'completed' },
  failed: { tone: 'danger', icon: 'failed', bar: 'none', family: 'failed' },
  deleted: { tone: 'neutral', icon: 'cancelled', bar: 'none', family: 'cancelled' },
  cancelling: { tone: 'neutral', icon: 'waiting', bar: 'moving', family: 'inProgress' },
  cancelled: { tone: 'neutral', icon: 'cancelled', bar: 'none', family: 'cancelled' },
};

const isJobStatus = (word: string): word is JobStatus => Object.hasOwn(jobStatuses, word);

/** The word of a status in lower case; the service may send it in any case. */
export const statusWordOf = ({ payload }: Notification): string => payload.status?.toLowerCase() ?? '';

/** The status of a background job; null for an unknown word. */
export function readJobStatus(notification: Notification): JobStatus | null {
  const word = statusWordOf(notification);
  return isJobStatus(word) ? word : null;
}

/** Whether a to-do item is done, and so belongs to the archive. */
export const isTodoDone = (notification: Notification): boolean => statusWordOf(notification) === 'done';

/** The form of a GUID. */
export const guid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether the workflow background-job service has the job: its jobId is a GUID (8-4-4-4-12 hex). */
export function isWorkflowJob({ payload }: Notification): boolean {
  return guid.test(payload.jobId ?? '');
}
