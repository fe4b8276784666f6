import { portalCalls } from '../../contract/portalCalls.ts';
import type { Service, ServiceContext } from '../../http/context.ts';
import { permissionsOf } from '../../seed/permissions.ts';
import { findPurchaseOrder } from '../../seed/purchaseOrders.ts';
import { addCall } from '../addCall.ts';
import { registerDevice } from '../devices.ts';
import { takeImportForm } from '../imports.ts';
import { createService, refuse } from '../request.ts';
import type { ReportTokens } from '../reports/reportTokens.ts';
import { createReportEmbedder } from './reports.ts';
import { addScheduleRoutes } from './schedule.ts';
import { startExport } from './startJobs.ts';
import { viewVersion } from './views/viewFiles.ts';
import type { OutsideView } from './views/outsideViews.ts';
import { addViewRoutes } from './views/viewService.ts';

/** The monolith: the search for purchase orders, report embedding, device registration, and the views with their data. */
export function createMonolithService(
  serviceContext: ServiceContext,
  reportTokens: ReportTokens,
  views: readonly OutsideView[],
): Service {
  const { state } = serviceContext;
  const service = createService();
  const embedReport = createReportEmbedder(serviceContext, reportTokens);

  addCall(service, portalCalls.searchPurchaseOrder, ({ userName, parameters: { poNumber } }) => {
    const order = findPurchaseOrder(poNumber);
    const program = order && state.findProgram(order.programId);
    return order && program && permissionsOf(userName).programIds.has(program.id)
      ? { found: true, PONumber: order.number, projectName: program.name, projectId: program.id }
      : { found: false, PONumber: null, projectName: null, projectId: null };
  });

  addCall(
    service,
    portalCalls.getReport,
    ({ userName, parameters }) => embedReport(userName, parameters) ?? refuse(403, portalCalls.getReport.refusals[403]),
  );

  // The portal reads the version after the first nine characters.
  service.get('/version.manifest', (context) => context.text(`version: ${viewVersion}\n`));

  addCall(service, portalCalls.registerDevice, ({ userName, body }) => registerDevice(state, userName, body));

  service.post('/api/Jobs/Export', async (context) => context.json({ id: await startExport(context, serviceContext) }));
  const imports = { engine: 'legacy', title: 'Project management jobs import' } as const;
  service.post('/api/Jobs/Import', async (context) =>
    context.json({ id: await takeImportForm(context, serviceContext.jobs, imports) }),
  );

  addScheduleRoutes(service, state);
  addViewRoutes(service, state, views);
  return service;
}
