import type { AnswerOf } from '@gantry/notification-center/conformance';
import type { portalCalls } from '../../contract/portalCalls.ts';
import type { ServiceContext } from '../../http/context.ts';
import { dashboardItemsOf } from '../../seed/dashboards.ts';
import { permissionsOf } from '../../seed/permissions.ts';
import type { ReportTokens } from '../reports/reportTokens.ts';

/** The parameters in the address of a report. */
export interface ReportRequest {
  readonly projectId: string;
  readonly reportId: string;
  /** `dashboard` or `report`, in any case. */
  readonly type: string;
}

/** The lifetime of an embedding token in seconds. */
const lifetime = 3600;

/** Creates a function that says how to embed a dashboard or report. It returns null if there is none or the account may not see it. */
export function createReportEmbedder(
  { platformOrigin, portalOrigin }: Pick<ServiceContext, 'platformOrigin' | 'portalOrigin'>,
  tokens: ReportTokens,
): (userName: string, request: ReportRequest) => AnswerOf<typeof portalCalls.getReport> | null {
  return (userName, { projectId, reportId, type }) => {
    const { moduleIds, programIds } = permissionsOf(userName);
    const kind = type.toLowerCase();
    const item = dashboardItemsOf(projectId).find(({ id }) => id === reportId);
    if (!item || !moduleIds.has(23) || !programIds.has(projectId)) return null;
    const isDashboard = item.value.startsWith('Dashboard');
    if (isDashboard !== (kind === 'dashboard')) return null;
    const query = new URLSearchParams({
      // At Power BI a report has an id of its own, and not that of the portal's list.
      [isDashboard ? 'dashboardId' : 'reportId']: `published-${reportId}`,
      groupId: projectId,
      // The page in the frame exchanges messages with this origin only.
      portal: portalOrigin,
    });
    return {
      embedUrl: `${platformOrigin}/reports/${isDashboard ? 'dashboardEmbed' : 'reportEmbed'}?${query.toString()}`,
      accessToken: tokens.give({ programId: projectId, item }, lifetime),
      expiration: lifetime,
    };
  };
}
