import type { FakeJob } from '@gantry/notification-center/testing';
import type { JobEngine } from '../state/index.ts';

/** The status of a job. */
export type JobStatus = (typeof jobStatuses)[number];

export const jobStatuses = [
  'enqueued',
  'running',
  'retrying',
  'completed',
  'failed',
  'deleted',
  'cancelling',
  'cancelled',
] as const;

/** One line of an import, as `ResultData` carries it. */
export interface ImportResultRow {
  /** The number of the line in the uploaded file. The header is line 1. */
  readonly line: number;
  readonly item: string;
  readonly outcome: 'created' | 'updated' | 'skipped' | 'failed';
  readonly message: string;
}

/** A job to start. Unless given, it reports five steps on the way, one a second. */
export interface JobRequest extends Omit<FakeJob, 'program' | 'programName'> {
  readonly user: string;
  /** The program that the job belongs to; null if the user has selected none. */
  readonly program?: string | null;
  readonly description?: string;
  /** The key of the upload that started the job. */
  readonly uploadKey?: string | undefined;
  /** The rows that an import read from the uploaded file. Without them, the rows are made up. */
  readonly results?: readonly ImportResultRow[];
}

/** A job as the background-job services return it. */
export interface Job {
  /** It is the id of the job's notification too. */
  readonly id: string;
  readonly user: string;
  readonly kind: 'export' | 'import';
  readonly engine: JobEngine;
  readonly title: string;
  readonly description: string;
  /** A GUID for the workflow engine, null for the legacy one. */
  readonly jobId: string | null;
  readonly blobName: string;
  readonly queueName: string;
  readonly status: JobStatus;
  /** The file that an export makes. */
  readonly file: 'xlsx' | 'pdf';
  /** The lines of a completed import; null before, and for exports. */
  readonly results: readonly ImportResultRow[] | null;
}

/** The result of a command on a job: `conflict` if its status allows no retry or no cancellation. */
export type JobCommandResult = 'accepted' | 'not-found' | 'conflict';

/** The background jobs of every user. Each step updates the job's notification and sends it through the hub. */
export interface Jobs {
  /** Starts a job and returns its id, which is its notification's id too. */
  start(request: JobRequest): string;
  /** Finds a job by its id. Notifications of jobs that the seed or a test saved are jobs too. */
  get(user: string, id: string): Job | null;
  /** Returns the path of a completed export's file within the storage service, or null. The first call makes the file. */
  exportedFile(user: string, id: string): Promise<string | null>;
  /** The id of the job that an upload of this key has started; null if none has. */
  startedBy(user: string, uploadKey: string): string | null;
  /** Finds a job by the blob of its upload. */
  findByBlob(user: string, blobName: string, queueName: string): Job | null;
  /** Runs a failed or cancelled job again. */
  retry(user: string, id: string): JobCommandResult;
  /** Cancels an enqueued, running or retrying job: it is cancelling at once and cancelled after a step. */
  cancel(user: string, id: string): JobCommandResult;
  /** Removes every job and stops their timers. */
  reset(): void;
}
