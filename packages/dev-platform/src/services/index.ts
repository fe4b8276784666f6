import type { ServiceContext, Services } from '../http/context.ts';
import { createApplicationService } from './application/applicationService.ts';
import { createBaseService } from './base/baseService.ts';
import { createMonolithService } from './monolith/monolithService.ts';
import type { OutsideView } from './monolith/views/outsideViews.ts';
import { createNotificationService } from './notification/notificationService.ts';
import { createReportService } from './reports/reportService.ts';
import { createReportTokens } from './reports/reportTokens.ts';
import { createSettingsService } from './settings/settingsService.ts';
import { createSubApplications } from './subApplications/subApplicationService.ts';
import { createUserAccessService } from './userAccess/userAccessService.ts';

/**
 * The routes of each service.
 *
 * @param views views whose files are outside of the platform
 */
export function createServices(context: ServiceContext, views: readonly OutsideView[] = []): Services {
  const reportTokens = createReportTokens();
  return {
    application: createApplicationService(context),
    userAccess: createUserAccessService(context),
    monolith: createMonolithService(context, reportTokens, views),
    notification: createNotificationService(context),
    base: createBaseService(context),
    settings: createSettingsService(context),
    subApplications: createSubApplications(),
    reports: createReportService(reportTokens, context.portalOrigin),
  };
}
