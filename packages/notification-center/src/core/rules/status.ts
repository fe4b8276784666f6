import type { JobStatus, Notification } from '../notification.ts';
import { readJobStatus } from '../types/jobStatus.ts';
import { typeOf } from '../types/typeOf.ts';

export { isJobOver, isTodoDone, isWorkflowJob } from '../types/jobStatus.ts';

/** The status of an export or import, whatever case it was sent in; null for other types and unknown words. */
export function jobStatusOf(notification: Notification): JobStatus | null {
  return typeOf(notification).job === null ? null : readJobStatus(notification);
}
