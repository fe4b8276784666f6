import type { Context } from 'hono';
import * as v from 'valibot';
import type { Service, ServiceContext, ServiceEnvironment } from '../../http/context.ts';
import type { Job } from '../../jobs/model.ts';
import { commandAnswer } from '../jobCommands.ts';
import { createService, readBody, requiredQuery } from '../request.ts';
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

  /** The job of a command. Null if the path does not name the job of the notification. */
  const jobOf = (context: Context<ServiceEnvironment>): Job | null => {
    const job = jobs.get(context.var.account.userName, requiredQuery(context, 'userJobId'));
    return job?.jobId === context.req.param('jobId') ? job : null;
  };

  service.put('/fsoworkflowtasks/api/BackgroundJobs/RetryJob/:jobId', (context) => {
    const job = jobOf(context);
    return context.json(commandAnswer(job ? jobs.retry(job.user, job.id) : 'not-found', 'retried'));
  });

  service.put('/fsoworkflowtasks/api/BackgroundJobs/CancelJob/:jobId', (context) => {
    const job = jobOf(context);
    return context.json(commandAnswer(job ? jobs.cancel(job.user, job.id) : 'not-found', 'cancelled'));
  });

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
