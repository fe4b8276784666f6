import { createWritable, type Writable } from '@gantry/ui-kit/observable';
import { refusalOf, safeLink } from '../../core/utilities/links.ts';
import type { Notification } from '../../core/notification.ts';
import { isWorkflowJob } from '../../core/rules/status.ts';
import { typeOf } from '../../core/types/typeOf.ts';
import type { JobReference } from '../../transport/JobService.ts';
import type { JobActions, JobCommand } from '../NotificationCenter.ts';
import type { CenterParts, ErrorText } from './CenterParts.ts';
import { fileReadyToast } from './completionToast.ts';
import { ExplainedError } from './createNotices.ts';
import { linkOrigins, openUrl } from './openUrl.ts';

const soonMs = 1000;

/** Creates the commands to background jobs. While a command of an item is in flight, no other command of it is sent. */
export function createJobActions(
  parts: Pick<CenterParts, 'options' | 'jobs' | 'feed' | 'lifetime' | 'texts' | 'notices' | 'catchUp'>,
): JobActions {
  const { options, jobs, feed, lifetime, texts, notices, catchUp } = parts;
  const open = options.callbacks.openUrl ?? openUrl;
  const pending = new Map<string, Writable<JobCommand | null>>();

  function pendingOf(id: string): Writable<JobCommand | null> {
    const held = pending.get(id);
    if (held !== undefined) return held;
    const made = createWritable<JobCommand | null>(null);
    pending.set(id, made);
    return made;
  }

  async function send(id: string, command: JobCommand, work: (item: Notification) => Promise<void>) {
    const item = feed.getItem(id);
    const state = pendingOf(id);
    if (item === undefined || state.get() !== null) return;
    state.set(command);
    try {
      await work(item);
      // The service has changed the job, and the hub that tells of it may be away.
      if (command !== 'download') catchUp.request(soonMs);
    } catch (error) {
      notices.fail(failureText(item, command), error, id);
    } finally {
      state.set(null);
    }
  }

  const engineOf = (item: Notification) => (isWorkflowJob(item) ? jobs.workflow : jobs.legacy);

  async function download(item: Notification) {
    const address = await jobs.legacy.getExportedFileUrl(jobReferenceOf(item));
    const link = safeLink(address, linkOrigins(options.allowedLinkOrigins));
    if (link === null) throw new ExplainedError(`The exported file was not opened: ${refusalOf(address)}`);
    const url = link.kind === 'path' ? link.path : link.url;
    if (isPdf(url)) openTab(item, url);
    else open(url, 'sameTab');
  }

  /** Opens a file in a new tab: at once, or when the person presses if the browser would block it. */
  function openTab(item: Notification, url: string) {
    const openNow = () => open(url, 'newTab');
    if (lifetime.environment.mayOpenTab()) openNow();
    else notices.toast(fileReadyToast(item, texts.messages.get(), openNow));
  }

  return {
    download: (id) => send(id, 'download', download),
    retry: (id) => send(id, 'retry', (item) => engineOf(item).retry(jobReferenceOf(item))),
    cancel: (id) => send(id, 'cancel', (item) => engineOf(item).cancel(jobReferenceOf(item))),
    pendingCommand: pendingOf,
  };
}

/** The reference by which the services know the job of a notification. */
export function jobReferenceOf({ id, payload: { jobId, blobName, queueName } }: Notification): JobReference {
  return { id, jobId, blobName, queueName };
}

/** "A pdf opens in a new tab, other files in the same tab." */
function isPdf(url: string): boolean {
  return /\.pdf$/i.test(new URL(url, 'https://path.invalid').pathname);
}

/** The texts call a job of the workflow service "the job", and any other job an export or an import. */
function failureText(item: Notification, command: JobCommand): ErrorText {
  if (command === 'download') return 'exportedFile';
  if (isWorkflowJob(item)) return command === 'retry' ? 'retryJob' : 'cancelJob';
  if (command === 'retry') return 'retryExport';
  return typeOf(item).job === 'import' ? 'cancelImport' : 'cancelExport';
}
