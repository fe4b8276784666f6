import type { JobEngine } from '../state/index.ts';

/** Where a job stands. */
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
  /** The line in the uploaded file, the header being 1. */
  readonly line: number;
  readonly item: string;
  readonly outcome: 'created' | 'updated' | 'skipped' | 'failed';
  readonly message: string;
}

/** A job to start. */
export interface JobRequest {
  readonly user: string;
  readonly kind: 'export' | 'import';
  readonly title: string;
  /** 'legacy' when left out. */
  readonly engine?: JobEngine;
  /** The program the job belongs to; null when the user had none. */
  readonly program?: string | null;
  readonly description?: string;
  /** How many steps of progress it makes while it runs; 5 when left out. */
  readonly steps?: number;
  /** How long each step takes, in milliseconds; 1000 when left out. */
  readonly stepMs?: number;
  /** How the first run ends; a retry always completes. 'completed' when left out. */
  readonly outcome?: 'completed' | 'failed';
  /** What an export makes; 'xlsx' when left out. */
  readonly file?: 'xlsx' | 'pdf';
  /** What an import read from the uploaded file; rows are made up when left out. */
  readonly results?: readonly ImportResultRow[];
}

/** A job as the background-job services answer it. */
export interface Job {
  /** The id of the job's notification too. */
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
  /** What an export makes. */
  readonly file: 'xlsx' | 'pdf';
  /** The lines of a completed import; null before and for exports. */
  readonly results: readonly ImportResultRow[] | null;
}

/** Why a command on a job was refused: no such job, or a job that is not in a state to be retried or cancelled. */
export type JobCommandResult = 'accepted' | 'not-found' | 'conflict';

/** The background jobs of every user. Each step updates the job's notification and sends it through the hub. */
export interface Jobs {
  /** Starts a job and gives its id, which is its notification's id. */
  start(request: JobRequest): string;
  /** A job by its id, or null. Seeded notifications of jobs and those saved by tests are jobs too. */
  get(user: string, id: string): Job | null;
  /** The path of a completed export's file within the storage service, made when first asked for; otherwise null. */
  exportedFile(user: string, id: string): Promise<string | null>;
  /** A job by where its upload lies, or null. */
  findByBlob(user: string, blobName: string, queueName: string): Job | null;
  /** Runs a failed or cancelled job again. */
  retry(user: string, id: string): JobCommandResult;
  /** Asks an enqueued, running or retrying job to stop: it is cancelling at once and cancelled after a step. */
  cancel(user: string, id: string): JobCommandResult;
  /** Forgets every job and stops their timers. */
  reset(): void;
}
