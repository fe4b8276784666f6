import type { JobStatus, Notification } from '../notification.ts';
import { jobStatusOf } from './status.ts';

/** The bar a row shows. */
export type JobProgress =
  | { readonly kind: 'none' }
  | { readonly kind: 'indeterminate' }
  /** `value` is 0–100. */
  | { readonly kind: 'determinate'; readonly value: number };

type ProgressRule = (percentage: number) => JobProgress;

const none: JobProgress = { kind: 'none' };
const indeterminate: JobProgress = { kind: 'indeterminate' };
const full: JobProgress = { kind: 'determinate', value: 100 };
const byPercentage: ProgressRule = (value) => (value > 0 ? { kind: 'determinate', value } : indeterminate);

const progressRules: Readonly<Record<JobStatus, ProgressRule>> = {
  enqueued: () => indeterminate,
  running: byPercentage,
  retrying: byPercentage,
  completed: () => full,
  failed: () => none,
  deleted: () => none,
  cancelling: () => indeterminate,
  cancelled: () => none,
};

/** The progress bar of an export or import; `none` for everything else and for an unknown status. */
export function progressOf(notification: Notification): JobProgress {
  const status = jobStatusOf(notification);
  return status === null ? none : progressRules[status](notification.payload.percentage ?? 0);
}
