import type { JobStatus } from '../../core/notification.ts';
import type { Environment } from '@gantry/base/environment';
import type { BackgroundJob, JobReference } from '../JobService.ts';
import { createJobRuns } from './createJobRuns.ts';

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

const importResults = [
  { line: 1, item: 'JOB-1001', outcome: 'created', message: '' },
  { line: 2, item: 'JOB-1002', outcome: 'updated', message: 'The start date moved.' },
  { line: 3, item: 'JOB-1003', outcome: 'failed', message: 'There is no such site.' },
];

/** Creates engines in memory, whose jobs run by the environment's clock and pass each step to `publish`. */
export function createFakeJobs(environment: Environment, publish: (fields: Readonly<Record<string, unknown>>) => void) {
  const jobs = new Map<string, FakeJob>();
  const runs = createJobRuns(environment, report);

  function report(id: string, status: JobStatus, percentage?: number) {
    const job = find({ id });
    const payload = {
      program: job.program,
      programName: job.programName,
      retryEnabled: true,
      cancellationEnabled: true,
      blobName: `${id}.json`,
      queueName: 'jobs',
      ...(job.engine === 'workflow' && {
        jobId: `00000000-0000-4000-8000-${id.replaceAll(/\D/g, '').padStart(12, '0')}`,
      }),
      status,
      ...(percentage !== undefined && { percentage }),
      ...(status === 'completed' && { percentage: 100, ...(job.kind === 'import' && { results: true }) }),
      ...(status === 'failed' && { errorMessage: 'The file has no rows.' }),
      ...(status === 'cancelling' && { isCancellationRequested: true }),
    };
    publish({ id, type: job.kind, title: job.title, payload });
  }

  function find({ id }: Pick<JobReference, 'id'>) {
    const job = jobs.get(id);
    if (job === undefined) throw new Error(`There is no job ${id}.`);
    return job;
  }

  const planOf = ({ steps = 4, stepMs = 300, outcome = 'completed' }: FakeJob) => ({ steps, stepMs, outcome });

  return {
    /** Starts a job; returns its id. */
    start: (job: FakeJob) => {
      const id = `job-${jobs.size + 1}`;
      jobs.set(id, job);
      report(id, 'enqueued');
      runs.start(id, planOf(job));
      return id;
    },
    get: (reference: JobReference): BackgroundJob => {
      const { kind, title } = find(reference);
      const resultData = kind === 'import' ? JSON.stringify(importResults) : null;
      return { id: reference.id, description: title, resultData };
    },
    fileUrl: (reference: JobReference) => `https://storage.example/${reference.id}.${find(reference).file ?? 'xlsx'}`,
    retry: (reference: JobReference) => runs.retry(reference.id, planOf(find(reference))),
    cancel: (reference: JobReference) => runs.cancel(reference.id, planOf(find(reference))),
  };
}
