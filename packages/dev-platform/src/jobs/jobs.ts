import { randomUUID } from 'node:crypto';
import type { FileStore, Notification, NotificationPayload, NotificationStore, Program } from '../state/index.ts';
import { adoptJob } from './adoptJob.ts';
import { exportFileName, makeExportFile } from './exportFile.ts';
import { makeImportResults } from './importResults.ts';
import type { Job, JobCommandResult, JobRequest, JobStatus, Jobs } from './model.ts';
import { defaultPlan } from './plan.ts';
import type { JobPlan } from './plan.ts';

export interface JobsContext {
  readonly notifications: NotificationStore;
  readonly files: FileStore;
  findProgram(id: string): Program | null;
}

interface Entry {
  job: Job;
  plan: JobPlan;
  timer?: NodeJS.Timeout;
  filePath?: Promise<string>;
}

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

  const advance = (entry: Entry, status: JobStatus, payload: PayloadChange = {}) => {
    entry.job = { ...entry.job, status };
    const { user, id } = entry.job;
    const isEnd = status === 'completed' || status === 'failed';
    notifications.update(user, id, {
      payload: { status, ...payload },
      // The end of a job is unread even if the person has read that it was running.
      ...(isEnd && { read: false, dateTime: new Date().toISOString() }),
    });
  };

  const schedule = (entry: Entry, next: () => void) => {
    clearTimeout(entry.timer);
    entry.timer = setTimeout(next, entry.plan.stepMs);
  };

  const run = (entry: Entry, status: 'running' | 'retrying', step = 0) => {
    const { steps, outcome } = entry.plan;
    schedule(entry, () => {
      if (step <= steps) {
        advance(entry, status, { percentage: Math.round((step * 100) / (steps + 1)) });
        run(entry, status, step + 1);
      } else if (outcome === 'failed') fail(entry);
      else complete(entry);
    });
  };

  const complete = (entry: Entry) => {
    const { job, plan } = entry;
    if (job.kind === 'export') return advance(entry, 'completed', { percentage: 100 });
    const results = plan.results ?? makeImportResults(job.id, 40);
    entry.job = { ...job, results };
    advance(entry, 'completed', { percentage: 100, results: `${String(results.length)} lines read.` });
  };

  const fail = (entry: Entry) => {
    advance(entry, 'failed', {
      error: 'JobFailed',
      errorMessage:
        entry.job.kind === 'export'
          ? 'The file could not be written: the storage did not answer within 60 seconds.'
          : 'Line 12 could not be read: "Planned finish" is not a date. Nothing was changed.',
      ...(entry.job.engine === 'legacy' && { retryEnabled: true }),
    });
  };

  return {
    start(request) {
      const job = jobOf(request);
      const entry: Entry = { job, plan: { ...defaultPlan, ...planOf(request) } };
      hold(entry);
      const program = request.program ? context.findProgram(request.program) : null;
      notifications.save(job.user, notificationOf(job, program));
      run(entry, 'running');
      return job.id;
    },

    get: (user, id) => find(user, id)?.job ?? null,

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
      entry.plan = { ...entry.plan, outcome: 'completed' };
      advance(entry, 'retrying', {
        percentage: 0,
        error: undefined,
        errorMessage: undefined,
        retryEnabled: undefined,
        isCancellationRequested: undefined,
      });
      run(entry, 'retrying', 1);
      return 'accepted';
    },

    cancel(user, id): JobCommandResult {
      const entry = find(user, id);
      if (!entry) return 'not-found';
      if (!cancellable.has(entry.job.status)) return 'conflict';
      hold(entry);
      advance(entry, 'cancelling', { isCancellationRequested: true });
      const retryEnabled = entry.job.engine === 'legacy' && entry.job.kind === 'export';
      schedule(entry, () => advance(entry, 'cancelled', retryEnabled ? { retryEnabled } : {}));
      return 'accepted';
    },

    reset() {
      for (const { timer } of entries.values()) clearTimeout(timer);
      entries.clear();
    },
  };
}

type PayloadChange = { readonly [Field in keyof NotificationPayload]?: NotificationPayload[Field] | undefined };

function planOf({ steps, stepMs, outcome, results }: JobRequest): Partial<JobPlan> {
  return {
    ...(steps !== undefined && { steps }),
    ...(stepMs !== undefined && { stepMs }),
    ...(outcome !== undefined && { outcome }),
    ...(results !== undefined && { results }),
  };
}

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

function notificationOf(job: Job, program: Program | null): Partial<Notification> {
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
      ...(jobId === null ? { cancellationEnabled: true } : { jobId }),
    },
  };
}
