import { createWritable, type Writable } from '@gantry/base/observable';
import { heldIn } from '@gantry/base/values';
import type { Notification } from '../../core/notification.ts';
import { isWorkflowJob } from '../../core/types/jobStatus.ts';
import { typeOf } from '../../core/types/notificationTypes.ts';
import type { JobReference } from '../../transport/JobService.ts';
import type { FileTransfer, JobActions, JobCommand } from '../JobActions.ts';
import type { CenterParts, ErrorText } from './CenterParts.ts';
import { createFiles } from '../files/createFiles.ts';

const soonMs = 1000;

/** Creates the commands to background jobs. While a command of an item is in flight, no other command of it is sent. */
export function createJobActions(
  parts: Pick<CenterParts, 'options' | 'jobs' | 'feed' | 'lifetime' | 'texts' | 'notices' | 'catchUp'>,
): JobActions {
  const { jobs, feed, notices, catchUp } = parts;
  const handFile = createFiles(parts);
  const pending = createWritables<JobCommand>();
  const transfers = createWritables<FileTransfer>();

  async function send(id: string, command: JobCommand, work: (item: Notification) => Promise<void>) {
    const item = feed.getItem(id);
    const state = pending(id);
    if (item === undefined || state.get() !== null) return;
    state.set(command);
    try {
      await work(item);
      // The service has changed the job, and the hub that reports it may be away.
      if (command !== 'download') catchUp.request(soonMs);
    } catch (error) {
      // The address of a file may have expired: another try asks for a fresh one.
      const again = command === 'download' ? () => void send(id, command, work) : undefined;
      notices.fail(failureText(item, command), error, id, again);
    } finally {
      state.set(null);
    }
  }

  const engineOf = (item: Notification) => (isWorkflowJob(item) ? jobs.workflow : jobs.legacy);

  async function download(item: Notification) {
    const transfer = transfers(item.id);
    try {
      await handFile(
        item,
        () => jobs.legacy.getExportedFileUrl(jobReferenceOf(item)),
        (percentage) => transfer.set({ percentage }),
      );
    } finally {
      transfer.set(null);
    }
  }

  return {
    download: (id) => send(id, 'download', download),
    retry: (id) => send(id, 'retry', (item) => engineOf(item).retry(jobReferenceOf(item))),
    cancel: (id) => send(id, 'cancel', (item) => engineOf(item).cancel(jobReferenceOf(item))),
    pendingCommand: pending,
    fileTransfer: transfers,
  };
}

/** The reference by which the services know the job of a notification. */
export function jobReferenceOf({ id, payload: { jobId, blobName, queueName } }: Notification): JobReference {
  return { id, jobId, blobName, queueName };
}

/** The texts call a job of the workflow service "the job", and any other job an export or an import. */
function failureText(item: Notification, command: JobCommand): ErrorText {
  if (command === 'download') return 'exportedFile';
  if (isWorkflowJob(item)) return command === 'retry' ? 'retryJob' : 'cancelJob';
  if (command === 'retry') return 'retryExport';
  return typeOf(item).job === 'import' ? 'cancelImport' : 'cancelExport';
}

/** Creates a value for each id, null at first. */
function createWritables<Value>(): (id: string) => Writable<Value | null> {
  const held = new Map<string, Writable<Value | null>>();
  return (id) => heldIn(held, id, () => createWritable<Value | null>(null));
}
