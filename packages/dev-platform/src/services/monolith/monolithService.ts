import { deviceRegistrationSchema } from '@gantry/portal-shell/contracts';
import type { PurchaseOrderSearch } from '@gantry/portal-shell/contracts';
import type { Service, ServiceContext } from '../../http/context.ts';
import { permissionsOf } from '../../seed/permissions.ts';
import { findPurchaseOrder } from '../../seed/purchaseOrders.ts';
import { registerDevice } from '../devices.ts';
import { createService, readBody, refuse, requiredQuery } from '../request.ts';
import type { ReportTokens } from '../reports/reportTokens.ts';
import { createReportEmbedder } from './reports.ts';
import { addScheduleRoutes } from './schedule.ts';
import { startExport, startImport } from './startJobs.ts';
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

  service.post('/VendorInvoice/SearchPONumber', (context) => {
    const order = findPurchaseOrder(requiredQuery(context, 'poNumber'));
    const program = order && state.findProgram(order.programId);
    const isPermitted = program && permissionsOf(context.var.account.userName).programIds.has(program.id);
    const answer: PurchaseOrderSearch =
      order && isPermitted
        ? { found: true, PONumber: order.number, projectName: program.name, projectId: program.id }
        : { found: false, PONumber: null, projectName: null, projectId: null };
    return context.json(answer);
  });

  service.get('/Reports/GetPowerBiData', (context) => {
    const embedding = embedReport(context.var.account, {
      projectId: requiredQuery(context, 'projectId'),
      reportId: requiredQuery(context, 'reportId'),
      type: requiredQuery(context, 'type'),
    });
    return embedding ? context.json(embedding) : refuse(403, 'You have no such report in this program.');
  });

  // The portal reads the version after the first nine characters.
  service.get('/version.manifest', (context) => context.text(`version: ${viewVersion}\n`));

  service.post('/api/UserNotification/RegisterUserDeviceForPushNotifications', async (context) => {
    registerDevice(state, context.var.account, await readBody(context, deviceRegistrationSchema));
    return context.json({});
  });

  service.post('/api/Jobs/Export', async (context) => context.json({ id: await startExport(context, serviceContext) }));
  service.post('/api/Jobs/Import', async (context) => context.json({ id: await startImport(context, serviceContext) }));

  addScheduleRoutes(service, state);
  addViewRoutes(service, state, views);
  return service;
}
