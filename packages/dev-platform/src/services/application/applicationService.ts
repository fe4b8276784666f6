import { contractCalls } from '@gantry/notification-center/conformance';
import { portalCalls } from '../../contract/portalCalls.ts';
import type { Service, ServiceContext } from '../../http/context.ts';
import { dashboardsOf } from '../../seed/dashboards.ts';
import { permissionsOf } from '../../seed/permissions.ts';
import { addCall } from '../addCall.ts';
import { commandAnswer } from '../jobCommands.ts';
import { createService, refuse } from '../request.ts';
import { menuItemsOf } from './menuItems.ts';

/** The application service: the menu, the dashboards, and the background jobs of the legacy engine. */
export function createApplicationService({ state, jobs, platformOrigin }: ServiceContext): Service {
  const { getExportedFileUrl, getBackgroundJob, retryBackgroundJob, cancelBackgroundJob } = contractCalls;
  const service = createService();

  addCall(service, portalCalls.getMenu, ({ userName }) => menuItemsOf(userName, state.programs));

  addCall(service, portalCalls.getDashboards, ({ userName, parameters: { projectId } }) =>
    permissionsOf(userName).programIds.has(projectId) ? dashboardsOf(projectId) : [],
  );

  // Before the job with an id, whose path would take it.
  addCall(service, getExportedFileUrl, async ({ userName, parameters: { id } }) => {
    const path = await jobs.exportedFile(userName, id);
    return path === null ? refuse(404, getExportedFileUrl.refusals[404]) : { Url: `${platformOrigin}/storage${path}` };
  });

  addCall(service, getBackgroundJob, ({ userName, parameters: { id } }) => {
    const job = jobs.get(userName, id) ?? refuse(404, getBackgroundJob.refusals[404]);
    return { Id: job.id, Description: job.description, ResultData: job.results && JSON.stringify(job.results) };
  });

  addCall(service, retryBackgroundJob, ({ userName, parameters: { blobName, queueName } }) => {
    const job = jobs.findByBlob(userName, blobName, queueName);
    return commandAnswer(job ? jobs.retry(userName, job.id) : 'not-found');
  });

  addCall(service, cancelBackgroundJob, ({ userName, parameters: { id } }) => commandAnswer(jobs.cancel(userName, id)));

  return service;
}
