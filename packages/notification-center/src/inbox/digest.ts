import type { Notification } from '../core/notification.ts';
import { jobStatusOf } from '../core/rules/status.ts';
import { typeOf } from '../core/types/typeOf.ts';
import type { Digest } from '../data/InboxAdditions.ts';
import type { InboxTexts } from './createInboxTexts.ts';

/** Makes the digest of jobs that end one after another, such as "12 exports finished". */
export function createDigest(seconds: number, own: InboxTexts): Digest {
  return {
    gatherMs: seconds * 1000,
    titleOf(ended) {
      const kinds = new Set(ended.map((notification) => typeOf(notification).job));
      const [kind] = kinds;
      const failed = ended.filter((notification) => jobStatusOf(notification) === 'failed').length;
      return own.get().finished(kinds.size === 1 && kind ? kind : 'job', ended.length - failed, failed);
    },
  };
}

/** Whether a change is news for the person: an unread item that is new, or a job that ended. */
export function isNews(previous: Notification | null, current: Notification): boolean {
  if (current.read) return false;
  const status = jobStatusOf(current);
  const hasEnded = status === 'completed' || status === 'failed';
  return previous === null || (hasEnded && jobStatusOf(previous) !== status);
}
