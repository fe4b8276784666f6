import type { ServiceCall } from './ServiceCall.ts';

const jobs = '/api/UserBackgroundJobs';

/** Every call to the background jobs of the application service. */
export const legacyJobCalls = {
  getBackgroundJob: { method: 'GET', path: `${jobs}/{id}` },
  getExportedFileUrl: { method: 'GET', path: `${jobs}/GetExportedFileUrl`, query: ['id'] },
  retryBackgroundJob: { method: 'POST', path: `${jobs}/RetryBackgroundJob`, query: ['blobName', 'queueName'] },
  cancelBackgroundJob: { method: 'PUT', path: `${jobs}/CancellingBackgroundJob`, query: ['id'] },
} as const satisfies Readonly<Record<string, ServiceCall>>;

const workflowJobs = '/fsoworkflowtasks/api/BackgroundJobs';

/** Every call to the workflow service, for jobs whose jobId is a GUID. */
export const workflowJobCalls = {
  retryWorkflowJob: { method: 'PUT', path: `${workflowJobs}/RetryJob/{jobId}`, query: ['userJobId'] },
  cancelWorkflowJob: { method: 'PUT', path: `${workflowJobs}/CancelJob/{jobId}`, query: ['userJobId'] },
} as const satisfies Readonly<Record<string, ServiceCall>>;
