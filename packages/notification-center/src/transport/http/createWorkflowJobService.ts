import { workflowJobCalls } from '../../contract/jobCalls.ts';
import type { JobCommands, JobReference } from '../JobService.ts';
import type { RequestFunction } from '@gantry/base/calls';
import { requestOf } from './requestOf.ts';

/** The commands of the workflow background-job service over HTTP, for jobs whose jobId is a GUID. `request` calls the base service. */
export function createWorkflowJobService({ request }: { readonly request: RequestFunction }): JobCommands {
  const send = async (
    command: (typeof workflowJobCalls)[keyof typeof workflowJobCalls],
    { id, jobId }: JobReference,
    signal?: AbortSignal,
  ) => {
    await request(requestOf(command, { parameters: { jobId: jobId ?? '', userJobId: id }, signal }));
  };
  return {
    retry: (job, signal) => send(workflowJobCalls.retryWorkflowJob, job, signal),
    cancel: (job, signal) => send(workflowJobCalls.cancelWorkflowJob, job, signal),
  };
}
