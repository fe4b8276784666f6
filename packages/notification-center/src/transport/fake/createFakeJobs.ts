import type { Environment } from '../environment.ts';
import type { BackgroundJob, JobReference } from '../JobService.ts';

/** A job to run. */
export interface FakeJob {
  readonly kind: 'export' | 'import';
  readonly title: string;
  /** The engine that runs it. Default `legacy`. */
  readonly engine?: 'legacy' | 'workflow';
  /** How many times it reports progress. Default 4. */
  readonly steps?: number;
  /** Time between two reports. Default 300. */
  readonly stepMs?: number;
  readonly outcome?: 'completed' | 'failed';
  readonly file?: 'xlsx' | 'pdf';
  readonly program?: string;
  readonly programName?: string;
}

/** Job engines in memory. */
export interface FakeJobs {
  /** Starts a job; returns its id. */
  readonly start: (job: FakeJob) => string;
  readonly get: (job: JobReference) => BackgroundJob;
  readonly fileUrl: (job: JobReference) => string;
  readonly retry: (job: JobReference) => void;
  readonly cancel: (job: JobReference) => void;
}

/** Takes each new state of a job. */
export type PublishJob = (fields: Readonly<Record<string, unknown>>) => void;

const importResults = [
  { line: 1, item: 'JOB-1001', outcome: 'created', message: '' },
  { line: 2, item: 'JOB-1002', outcome: 'updated', message: 'The start date moved.' },
  { line: 3, item: 'JOB-1003', outcome: 'failed', message: 'There is no such site.' },
];

/** Makes engines whose jobs run by the environment's clock and tell `publish` of each step. */
export function createFakeJobs(environment: Environment, publish: PublishJob): FakeJobs {
  const jobs = new Map<string, { readonly job: FakeJob; stop: () => void }>();
  let lastId = 0;

  function report(id: string, job: FakeJob, payload: Readonly<Record<string, unknown>>) {
    const isWorkflow = job.engine === 'workflow';
    const common = {
      program: job.program,
      programName: job.programName,
      retryEnabled: true,
      cancellationEnabled: true,
      blobName: `${id}.json`,
      queueName: 'jobs',
      ...(isWorkflow && { jobId: `00000000-0000-4000-8000-${id.replaceAll(/\D/g, '').padStart(12, '0')}` }),
    };
    publish({ id, type: job.kind, title: job.title, payload: { ...common, ...payload } });
  }

  function run(id: string, job: FakeJob, first: 'running' | 'retrying') {
    const { steps = 4, stepMs = 300, outcome = 'completed' } = job;
    const entry = { job, stop: () => {} };
    jobs.set(id, entry);
    const step = (number: number) => {
      entry.stop = environment.setTimer(() => {
        if (number < steps) {
          report(id, job, { status: first, percentage: Math.round((100 * number) / steps) });
          step(number + 1);
        } else if (outcome === 'failed') report(id, job, { status: 'failed', errorMessage: 'The file has no rows.' });
        else report(id, job, { status: 'completed', percentage: 100, ...(job.kind === 'import' && { results: true }) });
      }, stepMs);
    };
    step(0);
  }

  function find({ id }: JobReference) {
    const entry = jobs.get(id);
    if (entry === undefined) throw new Error(`There is no job ${id}.`);
    return entry;
  }

  return {
    start(job) {
      const id = `job-${++lastId}`;
      report(id, job, { status: 'enqueued' });
      run(id, job, 'running');
      return id;
    },
    get(reference) {
      const { job } = find(reference);
      const resultData = job.kind === 'import' ? JSON.stringify(importResults) : null;
      return { id: reference.id, description: job.title, resultData };
    },
    fileUrl: (reference) => `https://storage.example/${reference.id}.${find(reference).job.file ?? 'xlsx'}`,
    retry(reference) {
      const { job } = find(reference);
      run(reference.id, { ...job, outcome: 'completed' }, 'retrying');
    },
    cancel(reference) {
      const entry = find(reference);
      entry.stop();
      report(reference.id, entry.job, { status: 'cancelling', isCancellationRequested: true });
      entry.stop = environment.setTimer(() => report(reference.id, entry.job, { status: 'cancelled' }), 300);
    },
  };
}
