import { contractCalls } from '@gantry/notification-center/conformance';
import * as v from 'valibot';
import type { Service, ServiceContext } from '../../http/context.ts';
import { addCall } from '../addCall.ts';
import { commandAnswer } from '../jobCommands.ts';
import { createService, readBody } from '../request.ts';
import { readImport } from '../readImport.ts';
import { addRecordRoutes } from './records.ts';

const title = v.pipe(v.string(), v.trim(), v.minLength(1, 'The job needs a title.'));

const startRequestSchema = v.variant('kind', [
  v.object({
    kind: v.literal('export'),
    title,
    file: v.picklist(['xlsx', 'pdf'], 'An export is made as xlsx or pdf.'),
  }),
  v.object({
    kind: v.literal('import'),
    title,
    fileName: v.string(),
    /** The uploaded file. */
    content: v.pipe(v.string(), v.base64('The content is not base64.')),
  }),
]);

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
    const request = await readBody(context, startRequestSchema);
    const { account, program } = context.var;
    const common = { user: account.userName, engine: 'workflow', title: request.title, program } as const;
    if (request.kind === 'export') {
      return context.json({ id: jobs.start({ ...common, kind: 'export', file: request.file }) });
    }
    const results = await readImport(request.fileName, new Uint8Array(Buffer.from(request.content, 'base64')));
    const description = `${String(results.length)} lines of ${request.fileName}.`;
    return context.json({ id: jobs.start({ ...common, kind: 'import', description, results }) });
  });

  addRecordRoutes(service);
  return service;
}
