import type { ServiceContext, Services } from '../http/context.ts';
import { createApplicationService } from './application/applicationService.ts';
import { createBaseService } from './base/baseService.ts';
import { createMonolithService } from './monolith/monolithService.ts';
import { createNotificationService } from './notification/notificationService.ts';
import { createReportService } from './reports/reportService.ts';
import { createReportTokens } from './reports/reportTokens.ts';
import { createSubApplications } from './subApplications/subApplicationService.ts';
import { createUserAccessService } from './userAccess/userAccessService.ts';

/** The routes of each service. */
export function createServices(context: ServiceContext): Services {
  const reportTokens = createReportTokens();
  return {
    application: createApplicationService(context),
    userAccess: createUserAccessService(context),
    monolith: createMonolithService(context, reportTokens),
    notification: createNotificationService(context),
    base: createBaseService(context),
    subApplications: createSubApplications(),
    reports: createReportService(reportTokens, context.portalOrigin),
  };
}
