import type { BackendService, ServiceCall } from './ServiceCall.ts';

/** Every call to the background jobs of the application service. */
export const legacyJobCalls = {
  getBackgroundJob: { service: 'application', method: 'GET', path: '/api/UserBackgroundJobs/{id}' },
  getExportedFileUrl: {
    service: 'application',
    method: 'GET',
    path: '/api/UserBackgroundJobs/GetExportedFileUrl',
    query: ['id'],
  },
  retryBackgroundJob: {
    service: 'application',
    method: 'POST',
    path: '/api/UserBackgroundJobs/RetryBackgroundJob',
    query: ['blobName', 'queueName'],
  },
  cancelBackgroundJob: {
    service: 'application',
    method: 'PUT',
    path: '/api/UserBackgroundJobs/CancellingBackgroundJob',
    query: ['id'],
  },
} as const satisfies Readonly<Record<string, ServiceCall<BackendService>>>;

/** Every call to the workflow service, for jobs whose jobId is a GUID. */
export const workflowJobCalls = {
  retryWorkflowJob: {
    service: 'base',
    method: 'PUT',
    path: '/fsoworkflowtasks/api/BackgroundJobs/RetryJob/{jobId}',
    query: ['userJobId'],
  },
  cancelWorkflowJob: {
    service: 'base',
    method: 'PUT',
    path: '/fsoworkflowtasks/api/BackgroundJobs/CancelJob/{jobId}',
    query: ['userJobId'],
  },
} as const satisfies Readonly<Record<string, ServiceCall<BackendService>>>;
