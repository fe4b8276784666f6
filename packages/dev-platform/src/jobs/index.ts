export { ImportFileError, readImportFile } from './importFile.ts';
export { createJobs } from './jobs.ts';
export type { ImportResultRow, Jobs } from './model.ts';
