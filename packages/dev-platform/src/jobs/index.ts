export { ImportFileError, readImportFile } from './importFile.ts';
export type { ImportResultRow, Job, JobCommandResult, JobEngine, JobRequest, Jobs } from './model.ts';
