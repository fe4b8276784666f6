import type { JobCommands, JobReference } from '../JobService.ts';
import type { RequestFunction } from '../RequestFunction.ts';

/** Options of {@link createWorkflowJobService}. */
export interface WorkflowJobServiceOptions {
  /** Calls the base service. */
  readonly request: RequestFunction;
}

/** The commands of the workflow background-job service over HTTP, for jobs whose jobId is a GUID. */
export function createWorkflowJobService({ request }: WorkflowJobServiceOptions): JobCommands {
  const send = async (command: 'RetryJob' | 'CancelJob', { id, jobId }: JobReference, signal?: AbortSignal) => {
    const path = `/fsoworkflowtasks/api/BackgroundJobs/${command}/${encodeURIComponent(jobId ?? '')}`;
    await request({ method: 'PUT', path, query: { userJobId: id }, ...(signal && { signal }) });
  };
  return {
    retry: (job, signal) => send('RetryJob', job, signal),
    cancel: (job, signal) => send('CancelJob', job, signal),
  };
}
