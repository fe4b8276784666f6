import { clickTarget, type ClickTarget } from '../../core/rules/clickTarget.ts';
import { parseImportResults } from '../../core/parsing/importResults.ts';
import type { Notification } from '../../core/notification.ts';
import { createWritable } from '../../core/utilities/readable.ts';
import type { NotificationMessages } from '../../messages/index.ts';
import type { JobService } from '../../transport/JobService.ts';
import type {
  NotificationCenter,
  NotificationCenterCallbacks,
  NotificationDialog,
  NotificationToast,
} from '../NotificationCenter.ts';
import { jobReferenceOf } from './createJobActions.ts';
import type { Life } from './createLife.ts';
import { openUrl } from './openUrl.ts';

/** Where items lead to: the dialogs, the pages and the programs. */
export interface Visits extends Pick<
  NotificationCenter,
  'open' | 'dialog' | 'openDialog' | 'closeDialog' | 'openResultPage' | 'getImportResults'
> {
  readonly setProgramId: (programId: string | null) => void;
}

/** What the visits are made with. */
export interface VisitsOptions {
  readonly callbacks: NotificationCenterCallbacks;
  readonly life: Life;
  readonly allowedLinkOrigins: readonly string[];
  readonly importResultPage: NotificationCenter['importResultPage'];
  readonly jobs: JobService;
  readonly getItem: (id: string) => Notification | undefined;
  readonly messages: () => NotificationMessages;
  readonly programId: string | null;
  readonly toast: (toast: NotificationToast) => void;
  readonly markAsRead: (id: string) => Promise<void>;
  readonly download: (id: string) => Promise<void>;
}

/** Makes the ways out of one notification center. */
export function createVisits(options: VisitsOptions): Visits {
  const { callbacks, life, allowedLinkOrigins, importResultPage, jobs, getItem, messages, toast } = options;
  const { markAsRead, download } = options;
  const dialog = createWritable<NotificationDialog | null>(null);
  let { programId } = options;
  let cancelOpening = () => {};
  // A program that is switched late leads nowhere where the person has gone elsewhere since.
  let lastVisit = 0;

  function openDialog(next: NotificationDialog, delayMs = 0) {
    cancelOpening();
    if (delayMs === 0) dialog.set(next);
    else cancelOpening = life.environment.setTimer(() => dialog.set(next), delayMs);
  }

  /** Calls off what an earlier visit has still to do. */
  function leave() {
    cancelOpening();
    lastVisit += 1;
  }

  async function go({ path, program }: Extract<ClickTarget, { kind: 'path' }>) {
    const visit = lastVisit;
    if (program !== null && program.id !== programId) {
      try {
        await life.call(async () => callbacks.switchProgram?.(program));
      } catch {
        // The app said no and has told why, or the center was stopped: the person stays where they are.
        return;
      }
    }
    if (visit === lastVisit) callbacks.navigate(path);
  }

  function follow(id: string, target: ClickTarget) {
    switch (target.kind) {
      case 'path':
        return go(target);
      case 'external':
        return (callbacks.openUrl ?? openUrl)(target.url, 'newTab');
      case 'download':
        return download(id);
      case 'errorDetails':
        return openDialog({ kind: 'errorDetails', id });
      case 'results':
        return openDialog({ kind: 'results', id }, target.delayMs);
      default:
        return undefined;
    }
  }

  return {
    dialog,
    openDialog,
    closeDialog() {
      cancelOpening();
      dialog.set(null);
    },
    open(id) {
      const item = getItem(id);
      if (item === undefined) return;
      // Decided before the mark, as the results dialog waits where the item was unread.
      const target = clickTarget(item, allowedLinkOrigins);
      leave();
      void markAsRead(id);
      void follow(id, target);
    },
    openResultPage(id) {
      const page = importResultPage(getItem(id)?.title ?? '', id);
      leave();
      if (page === null) toast({ tone: 'information', title: messages().errors.importResultsNotImplemented });
      else callbacks.navigate(page);
    },
    async getImportResults(id, signal) {
      const item = getItem(id);
      const reference =
        item === undefined ? { id, jobId: null, blobName: null, queueName: null } : jobReferenceOf(item);
      const job = await jobs.get(reference, signal).catch((error: unknown) => {
        if (signal?.aborted !== true) toast({ tone: 'danger', title: messages().errors.importData });
        throw error;
      });
      const rows = parseImportResults(job.resultData);
      if (rows !== null) return { description: job.description, rows };
      toast({ tone: 'information', title: messages().errors.importResultsNotAvailable });
      return null;
    },
    setProgramId(next) {
      programId = next;
    },
  };
}
