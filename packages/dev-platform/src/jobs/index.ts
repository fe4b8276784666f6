export { ImportFileError, readImportFile } from './importFile.ts';
export { createJobs } from './jobs.ts';
export { jobStatuses } from './model.ts';
export type { ImportResultRow, Job, JobCommandResult, JobRequest, JobStatus, Jobs } from './model.ts';
