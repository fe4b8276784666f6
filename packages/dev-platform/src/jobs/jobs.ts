import { randomUUID } from 'node:crypto';
import { createJobRuns, type JobPlan } from '@gantry/notification-center/testing';
import type { FileStore, Notification, NotificationChange, NotificationStore, Program } from '../state/index.ts';
import { adoptJob } from './adoptJob.ts';
import { exportFileName, makeExportFile } from './exportFile.ts';
import { makeImportResults } from './importResults.ts';
import type { ImportResultRow, Job, JobCommandResult, JobRequest, JobStatus, Jobs } from './model.ts';

export interface JobsContext {
  readonly notifications: NotificationStore;
  readonly files: FileStore;
  findProgram(id: string): Program | null;
}

interface Entry {
  job: Job;
  readonly plan: JobPlan;
  /** The rows that a completed import has. The platform makes them up if they are absent. */
  readonly results?: readonly ImportResultRow[] | undefined;
  filePath?: Promise<string>;
}

/** Success after about seven seconds: a report at once, and five on the way. */
const defaultPlan: JobPlan = { steps: 6, stepMs: 1000, outcome: 'completed' };

const cancellable: ReadonlySet<JobStatus> = new Set(['enqueued', 'running', 'retrying']);
const retryable: ReadonlySet<JobStatus> = new Set(['failed', 'cancelled']);

/** Creates an empty set of background jobs. */
export function createJobs(context: JobsContext): Jobs {
  const { notifications, files } = context;
  const entries = new Map<string, Entry>();
  const keyOf = (user: string, id: string) => `${user}/${id}`;

  /** Finds a job that was started, or the one that a notification of the seed or of a test is about. */
  const find = (user: string, id: string): Entry | null => {
    const known = entries.get(keyOf(user, id));
    if (known) return known;
    const notification = notifications.get(user, id);
    const job = notification && adoptJob(user, notification);
    return job && { job, plan: defaultPlan };
  };
  const hold = (entry: Entry) => entries.set(keyOf(entry.job.user, entry.job.id), entry);

  const setTimer = (callback: () => void, delayMs: number) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  };

  const runs = createJobRuns({ setTimer }, (key, status, percentage) => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    const { kind, id } = entry.job;
    const hasResults = kind === 'import' && status === 'completed';
    const results = hasResults ? (entry.results ?? makeImportResults(id, 40)) : entry.job.results;
    entry.job = { ...entry.job, status, results };
    const isEnd = status === 'completed' || status === 'failed';
    notifications.update(entry.job.user, id, {
      payload: { status, ...(percentage !== undefined && { percentage }), ...payloadOf(entry.job, status) },
      // The end of a job is unread even if the person has read that it was running.
      ...(isEnd && { read: false, dateTime: new Date().toISOString() }),
    });
  });

  return {
    start(request) {
      const job = jobOf(request);
      hold({ job, plan: planOf(request), results: request.results });
      const program = request.program ? context.findProgram(request.program) : null;
      notifications.save(job.user, notificationOf(job, program, request.uploadKey));
      runs.start(keyOf(job.user, job.id), planOf(request));
      return job.id;
    },

    get: (user, id) => find(user, id)?.job ?? null,

    startedBy: (user, uploadKey) =>
      notifications.list(user).find(({ payload }) => payload?.uploadKey === uploadKey)?.id ?? null,

    findByBlob(user, blobName, queueName) {
      const notification = notifications
        .list(user)
        .find(({ payload }) => payload?.blobName === blobName && payload.queueName === queueName);
      return notification ? (find(user, notification.id)?.job ?? null) : null;
    },

    async exportedFile(user, id) {
      const entry = find(user, id);
      if (entry?.job.kind !== 'export' || entry.job.status !== 'completed') return null;
      hold(entry);
      const { title, file } = entry.job;
      const programId = notifications.get(user, id)?.payload.program;
      const subject = { title, file, program: programId === undefined ? null : context.findProgram(programId) };
      entry.filePath ??= makeExportFile(subject).then((made) => files.save('exports', exportFileName(subject), made));
      return entry.filePath;
    },

    retry(user, id): JobCommandResult {
      const entry = find(user, id);
      if (!entry) return 'not-found';
      if (!retryable.has(entry.job.status)) return 'conflict';
      hold(entry);
      runs.retry(keyOf(user, id), entry.plan);
      return 'accepted';
    },

    cancel(user, id): JobCommandResult {
      const entry = find(user, id);
      if (!entry) return 'not-found';
      if (!cancellable.has(entry.job.status)) return 'conflict';
      hold(entry);
      runs.cancel(keyOf(user, id), entry.plan);
      return 'accepted';
    },

    reset() {
      runs.stop();
      entries.clear();
    },
  };
}

/** What changes in the payload of a job with its status. */
function payloadOf({ kind, engine, results }: Job, status: JobStatus): NonNullable<NotificationChange['payload']> {
  const isLegacy = engine === 'legacy';
  if (status === 'completed')
    return { percentage: 100, ...(kind === 'import' && { results: `${String(results?.length)} lines read.` }) };
  if (status === 'failed')
    return {
      error: 'JobFailed',
      errorMessage:
        kind === 'export'
          ? 'The file could not be written: the storage did not answer within 60 seconds.'
          : 'Line 12 could not be read: "Planned finish" is not a date. Nothing was changed.',
      ...(isLegacy && { retryEnabled: true }),
    };
  if (status === 'retrying')
    return { error: undefined, errorMessage: undefined, retryEnabled: undefined, isCancellationRequested: undefined };
  if (status === 'cancelling') return { isCancellationRequested: true };
  return status === 'cancelled' && isLegacy && kind === 'export' ? { retryEnabled: true } : {};
}

/** Besides its steps, a job reports when it begins. */
const planOf = ({ steps, stepMs, outcome }: JobRequest): JobPlan => ({
  steps: steps === undefined ? defaultPlan.steps : steps + 1,
  stepMs: stepMs ?? defaultPlan.stepMs,
  outcome: outcome ?? defaultPlan.outcome,
});

function jobOf({ user, kind, title, engine = 'legacy', file = 'xlsx', description }: JobRequest): Job {
  const isWorkflow = engine === 'workflow';
  const made = kind === 'import' ? 'Lines from a workbook.' : 'A workbook with one sheet.';
  return {
    id: randomUUID(),
    user,
    kind,
    engine,
    title,
    description: description ?? (kind === 'export' && file === 'pdf' ? 'A document to read and print.' : made),
    jobId: isWorkflow ? randomUUID() : null,
    blobName: `${randomUUID()}.${file}`,
    queueName: isWorkflow ? 'workflow-tasks' : 'background-jobs',
    status: 'enqueued',
    file,
    results: null,
  };
}

function notificationOf(job: Job, program: Program | null, uploadKey?: string): Partial<Notification> {
  const { id, kind, title, description, status, blobName, queueName, jobId } = job;
  return {
    id,
    type: kind,
    title,
    payload: {
      ...(program && { program: program.id, programName: program.name }),
      status,
      percentage: 0,
      description,
      blobName,
      queueName,
      ...(uploadKey !== undefined && { uploadKey }),
      ...(jobId === null ? { cancellationEnabled: true } : { jobId }),
    },
  };
}
