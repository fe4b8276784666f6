import type { DashboardEntry } from '@gantry/portal-shell/contracts';
import type { Service, ServiceContext } from '../../http/context.ts';
import { dashboardsOf, withProgram } from '../../seed/dashboards.ts';
import { permissionsOf } from '../../seed/permissions.ts';
import { commandAnswer } from '../jobCommands.ts';
import { createService, refuse, requiredQuery } from '../request.ts';
import { menuItemsOf } from './menuItems.ts';

/** The application service: the menu, the dashboards, and the background jobs of the legacy engine. */
export function createApplicationService({ state, jobs, platformOrigin }: ServiceContext): Service {
  const service = createService();

  service.get('/api/MenuItems/GetMenuItemsWithGroup', (context) =>
    context.json(menuItemsOf(context.var.account, state.programs)),
  );

  service.get('/api/Dashboards', (context) => {
    const { programIds } = permissionsOf(context.var.account.userName);
    const isForAll = context.req.query('all') === 'true';
    const wanted = isForAll
      ? [...programIds]
      : [requiredQuery(context, 'projectId')].filter((id) => programIds.has(id));
    const dashboards: DashboardEntry[] = wanted.flatMap((id) =>
      isForAll ? withProgram(dashboardsOf(id), id) : dashboardsOf(id),
    );
    return context.json(dashboards);
  });

  service.get('/api/UserBackgroundJobs/GetExportedFileUrl', async (context) => {
    const path = await jobs.exportedFile(context.var.account.userName, requiredQuery(context, 'id'));
    if (path === null) return refuse(404, 'There is no file: the export is unknown or has not completed.');
    return context.json({ Url: `${platformOrigin}/storage${path}` });
  });

  service.get('/api/UserBackgroundJobs/:id', (context) => {
    const job = jobs.get(context.var.account.userName, context.req.param('id'));
    if (!job) return refuse(404, 'There is no such job.');
    return context.json({
      Id: job.id,
      Description: job.description,
      ResultData: job.results && JSON.stringify(job.results),
    });
  });

  service.post('/api/UserBackgroundJobs/RetryBackgroundJob', (context) => {
    const { userName } = context.var.account;
    const job = jobs.findByBlob(userName, requiredQuery(context, 'blobName'), requiredQuery(context, 'queueName'));
    return context.json(commandAnswer(job ? jobs.retry(userName, job.id) : 'not-found', 'retried'));
  });

  service.put('/api/UserBackgroundJobs/CancellingBackgroundJob', (context) =>
    context.json(commandAnswer(jobs.cancel(context.var.account.userName, requiredQuery(context, 'id')), 'cancelled')),
  );

  return service;
}
