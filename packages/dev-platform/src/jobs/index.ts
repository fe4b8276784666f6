export { ImportFileError, readImportFile } from './importFile.ts';
export { createJobs } from './jobs.ts';
export type { Jobs } from './model.ts';
