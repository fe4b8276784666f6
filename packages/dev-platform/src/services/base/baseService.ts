import { contractCalls } from '@gantry/notification-center/conformance';
import * as v from 'valibot';
import type { Service, ServiceContext } from '../../http/context.ts';
import { servicePaths } from '../../http/serviceNames.ts';
import { addCall } from '../addCall.ts';
import { commandAnswer } from '../jobCommands.ts';
import { takeImportForm } from '../imports.ts';
import { createService, readBody } from '../request.ts';
import { createTusImports } from '../tusImports.ts';
import { addRecordRoutes } from './records.ts';

const exportRequestSchema = v.object({
  kind: v.literal('export'),
  title: v.pipe(v.string(), v.trim(), v.minLength(1, 'The job needs a title.')),
  file: v.picklist(['xlsx', 'pdf'], 'An export is made as xlsx or pdf.'),
});

/** The base service: the background jobs of the workflow engine, and the data of the sub-applications. */
export function createBaseService({ jobs }: ServiceContext): Service {
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
  const takeTusImport = createTusImports(jobs, servicePaths.base + importPath);
  service.post(importPath, async (context) =>
    context.req.header('tus-resumable') === undefined
      ? context.json({ id: await takeImportForm(context, jobs, imports) })
      : takeTusImport(context),
  );
  service.all(`${importPath}/:id`, takeTusImport);

  addRecordRoutes(service);
  return service;
}
