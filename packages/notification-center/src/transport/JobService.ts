/** Identifies a background job to the services. */
export interface JobReference {
  /** The notification's id, which is also the job's id at the application service. */
  readonly id: string;
  /** The workflow service's id, if it has the job. */
  readonly jobId: string | null;
  readonly blobName: string | null;
  readonly queueName: string | null;
}

/** A background job and its results. */
export interface BackgroundJob {
  readonly id: string;
  readonly description: string;
  /** JSON text with the outcome of each line of an import; null if there is none. */
  readonly resultData: string | null;
}

/** The commands a job engine takes. Each rejects when the engine refuses. */
export interface JobCommands {
  readonly retry: (job: JobReference, signal?: AbortSignal) => Promise<void>;
  readonly cancel: (job: JobReference, signal?: AbortSignal) => Promise<void>;
}

/** A job engine that also gives access to a job and its file. */
export interface JobService extends JobCommands {
  readonly get: (job: JobReference, signal?: AbortSignal) => Promise<BackgroundJob>;
  /** Address of the exported file. It is opened only if it is https or of an allowed origin. */
  readonly getExportedFileUrl: (job: JobReference, signal?: AbortSignal) => Promise<string>;
}
