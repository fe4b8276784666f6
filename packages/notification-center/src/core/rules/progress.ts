import type { Notification } from '../notification.ts';
import { jobStatuses } from '../types/jobStatus.ts';
import { jobStatusOf } from '../types/notificationTypes.ts';

/** The bar a row shows. */
export type JobProgress =
  | { readonly kind: 'none' }
  | { readonly kind: 'indeterminate' }
  /** `value` is 0–100. */
  | { readonly kind: 'determinate'; readonly value: number };

/** The progress bar of an export or import; `none` for everything else and for an unknown status. */
export function progressOf(notification: Notification): JobProgress {
  const status = jobStatusOf(notification);
  const bar = status === null ? 'none' : jobStatuses[status].bar;
  if (bar === 'none') return { kind: 'none' };
  const value = bar === 'full' ? 100 : (notification.payload.percentage ?? 0);
  return bar === 'moving' || value <= 0 ? { kind: 'indeterminate' } : { kind: 'determinate', value };
}
