import type { Notification } from '../../core/notification.ts';
import { actionsOf } from '../../core/rules/actions.ts';
import { jobStatusOf } from '../../core/types/notificationTypes.ts';
import { shortenAtWord } from '../../core/utilities/shortenAtWord.ts';
import type { NotificationMessages } from '../../languages/index.ts';
import type { JobActions } from '../JobActions.ts';
import type { NotificationCenter } from '../NotificationCenter.ts';
import type { NotificationToast } from '../NotificationCenterOptions.ts';

/** One toast for many jobs that ended. */
export function severalEndedToast(
  notifications: readonly Notification[],
  { jobs }: NotificationMessages,
): NotificationToast {
  const failed = notifications.filter((notification) => jobStatusOf(notification) === 'failed').length;
  const completed = notifications.length - failed;
  if (failed === 0) return { tone: 'success', title: jobs.severalCompleted(completed) };
  if (completed === 0) return { tone: 'danger', title: jobs.severalFailed(failed) };
  return { tone: 'warning', title: jobs.severalEnded(completed, failed) };
}

/** The toast of a file that is ready. The browser opens a new tab only on a press. */
export function fileReadyToast(
  notification: Notification,
  { jobs, items }: NotificationMessages,
  onPress: () => void,
): NotificationToast {
  const title = jobs.fileReady(shortTitle(notification, items.untitled));
  return { tone: 'success', title, action: { label: jobs.openFile, onPress } };
}

/** The toast of a job that completed or failed, with its action: Download, Results or Error Details. */
export function completionToast(
  notification: Notification,
  { jobs, items }: NotificationMessages,
  actions: Pick<JobActions, 'download'> & Pick<NotificationCenter, 'openDialog'>,
): NotificationToast {
  const { id } = notification;
  const { download, results } = actionsOf(notification);
  const title = shortTitle(notification, items.untitled);
  if (jobStatusOf(notification) === 'failed') {
    const action = { label: jobs.errorDetails, onPress: () => actions.openDialog({ kind: 'errorDetails', id }) };
    return { tone: 'danger', title: jobs.failed(title), action };
  }
  const completed = { tone: 'success', title: jobs.completed(title) } as const;
  if (download.isEnabled) {
    return { ...completed, action: { label: jobs.download, onPress: () => void actions.download(id) } };
  }
  if (!results.isEnabled) return completed;
  return { ...completed, action: { label: jobs.results, onPress: () => actions.openDialog({ kind: 'results', id }) } };
}

const longestTitle = 120;

function shortTitle({ title }: Notification, untitled: string): string {
  return shortenAtWord(title, longestTitle) || untitled;
}
