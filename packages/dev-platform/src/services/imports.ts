import { ImportFileError, readImportFile } from '../jobs/index.ts';
import type { Jobs } from '../jobs/model.ts';
import type { ServiceEnvironment } from '../http/context.ts';
import type { ServiceRequest } from './permittedProgram.ts';
import { refuse } from './request.ts';

/** A file that arrived, and whose it is. */
interface ArrivedFile extends Pick<ServiceEnvironment['Variables'], 'account' | 'program'> {
  readonly engine: 'legacy' | 'workflow';
  readonly title: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly uploadKey: string | undefined;
}

/**
 * Starts the import of a .csv or .xlsx and returns its id. The same upload starts one job, however often it arrives. Refuses the request (400) if the
 * file is unreadable or empty.
 */
export async function startImportOf(jobs: Jobs, file: ArrivedFile): Promise<string> {
  const { account, program, engine, title, name, bytes, uploadKey } = file;
  const started = uploadKey === undefined ? null : jobs.startedBy(account.userName, uploadKey);
  if (started !== null) return started;
  const results = await readImportFile(name, bytes).catch((error: unknown) => {
    if (error instanceof ImportFileError) return refuse(400, error.message);
    throw error;
  });
  if (results.length === 0) return refuse(400, 'The file has no line below its header.');
  const description = `${String(results.length)} lines of ${name}.`;
  const user = account.userName;
  return jobs.start({ user, kind: 'import', engine, title, description, program, uploadKey, results });
}

/** Takes an import as a form with a file and a title. */
export async function takeImportForm(
  context: ServiceRequest,
  jobs: Jobs,
  { engine, title: defaultTitle }: Pick<ArrivedFile, 'engine' | 'title'>,
): Promise<string> {
  const form = await context.req.parseBody().catch(() => refuse(400, 'The body is not a form with a file.'));
  const { file, title } = form;
  if (!(file instanceof File)) return refuse(400, 'The form needs a file.');
  return startImportOf(jobs, {
    ...context.var,
    engine,
    title: typeof title === 'string' && title.trim() !== '' ? title.trim() : defaultTitle,
    name: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
    uploadKey: context.req.header('idempotency-key'),
  });
}
