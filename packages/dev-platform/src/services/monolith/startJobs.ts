import * as v from 'valibot';
import type { ServiceContext } from '../../http/context.ts';
import { readBody } from '../request.ts';
import type { ServiceRequest } from '../permittedProgram.ts';

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
