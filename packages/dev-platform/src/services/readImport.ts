import { ImportFileError, readImportFile } from '../jobs/index.ts';
import type { ImportResultRow } from '../jobs/index.ts';
import { refuse } from './request.ts';

/** Reads the rows of an uploaded file. Refuses the request (400) if the file is unreadable or empty. */
export async function readImport(fileName: string, bytes: Uint8Array<ArrayBuffer>): Promise<ImportResultRow[]> {
  const rows = await readImportFile(fileName, bytes).catch((error: unknown) => {
    if (error instanceof ImportFileError) return refuse(400, error.message);
    throw error;
  });
  return rows.length === 0 ? refuse(400, 'The file has no line below its header.') : rows;
}
