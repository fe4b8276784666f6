import * as v from 'valibot';
import type { ServiceContext } from '../../http/context.ts';
import { readBody, refuse } from '../request.ts';
import type { ServiceRequest } from '../permittedProgram.ts';
import { readImport } from '../readImport.ts';

const exportRequestSchema = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1, 'The job needs a title.')),
  file: v.picklist(['xlsx', 'pdf'], 'An export is made as xlsx or pdf.'),
});

/** Starts an export of the legacy engine and returns its id. */
export async function startExport(context: ServiceRequest, { jobs }: ServiceContext): Promise<string> {
  const { title, file } = await readBody(context, exportRequestSchema);
  const { account, program } = context.var;
  return jobs.start({ user: account.userName, kind: 'export', engine: 'legacy', title, file, program });
}

/** Starts an import of an uploaded .csv or .xlsx in the legacy engine and returns its id. */
export async function startImport(context: ServiceRequest, { jobs }: ServiceContext): Promise<string> {
  const form = await context.req.parseBody().catch(() => refuse(400, 'The body is not a form with a file.'));
  const { file, title } = form;
  if (!(file instanceof File)) return refuse(400, 'The form needs a file.');
  const results = await readImport(file.name, new Uint8Array(await file.arrayBuffer()));
  const { account, program } = context.var;
  return jobs.start({
    user: account.userName,
    kind: 'import',
    engine: 'legacy',
    title: typeof title === 'string' && title.trim() !== '' ? title.trim() : 'Project management jobs import',
    description: `${String(results.length)} lines of ${file.name}.`,
    program,
    results,
  });
}
