import { createHash } from 'node:crypto';
import { contractCalls } from '@gantry/notification-center/conformance';
import * as v from 'valibot';
import type { Service, ServiceContext } from '../../http/context.ts';
import { servicePaths } from '../../http/serviceNames.ts';
import { addCall } from '../addCall.ts';
import { commandAnswer } from '../jobCommands.ts';
import { startImportOf, takeImportForm } from '../imports.ts';
import { createService, readBody } from '../request.ts';
import { createTusUploads } from '../tusUploads.ts';
import { addFieldReportRoutes } from './fieldReports.ts';
import { addRecordRoutes } from './records.ts';

const exportRequestSchema = v.object({
  kind: v.literal('export'),
  title: v.pipe(v.string(), v.trim(), v.minLength(1, 'The job needs a title.')),
  file: v.picklist(['xlsx', 'pdf'], 'An export is made as xlsx or pdf.'),
});

/** The base service: the background jobs of the workflow engine, and the data of the sub-applications. */
export function createBaseService({ jobs, state }: ServiceContext): Service {
  const service = createService();

  for (const command of ['retry', 'cancel'] as const) {
    const call = command === 'retry' ? contractCalls.retryWorkflowJob : contractCalls.cancelWorkflowJob;
    addCall(service, call, ({ userName, parameters: { jobId, userJobId } }) => {
      const isNamed = jobs.get(userName, userJobId)?.jobId === jobId;
      return commandAnswer(isNamed ? jobs[command](userName, userJobId) : 'not-found');
    });
  }

  service.post('/fsoworkflowtasks/api/BackgroundJobs/Start', async (context) => {
    const request = await readBody(context, exportRequestSchema);
    const { account, program } = context.var;
    return context.json({ id: jobs.start({ ...request, user: account.userName, engine: 'workflow', program }) });
  });

  const imports = { engine: 'workflow', title: 'SCM item management save' } as const;
  const importPath = '/fsoworkflowtasks/api/BackgroundJobs/Import';
  const takeTusImport = createTusUploads(servicePaths.base + importPath, async ({ metadata, bytes, ...sender }) => ({
    id: await startImportOf(jobs, {
      ...sender,
      engine: 'workflow',
      title: metadata['title'] ?? 'Import',
      name: metadata['filename'] ?? '',
      bytes,
      uploadKey: metadata['key'] ?? undefined,
    }),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }));
  service.post(importPath, async (context) =>
    context.req.header('tus-resumable') === undefined
      ? context.json({ id: await takeImportForm(context, jobs, imports) })
      : takeTusImport(context),
  );
  service.all(`${importPath}/:id`, takeTusImport);

  addRecordRoutes(service);
  addFieldReportRoutes(service, state);
  return service;
}
