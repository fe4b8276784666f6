import { randomUUID } from 'node:crypto';
import type { ReportEmbedding } from '@gantry/portal-shell/contracts';
import { dashboardItemsOf } from '../../seed/dashboards.ts';
import { permissionsOf } from '../../seed/permissions.ts';
import type { Account } from '../../state/index.ts';

/** What the address of a report names. */
export interface ReportRequest {
  readonly projectId: string;
  readonly reportId: string;
  /** `dashboard` or `report`, in any case. */
  readonly type: string;
}

/** How long an embedding token is good for, in seconds. */
const lifetime = 3600;

/** How to embed a dashboard or report of Power BI; null when the account may not see it, or there is none. */
export function embedReport(account: Account, { projectId, reportId, type }: ReportRequest): ReportEmbedding | null {
  const { moduleIds, programIds } = permissionsOf(account.userName);
  const kind = type.toLowerCase();
  const item = dashboardItemsOf(projectId).find(({ id }) => id === reportId);
  if (!item || !moduleIds.has(23) || !programIds.has(projectId)) return null;
  const isDashboard = item.value.startsWith('Dashboard');
  if (isDashboard !== (kind === 'dashboard')) return null;
  const query = new URLSearchParams({ [isDashboard ? 'dashboardId' : 'reportId']: reportId, groupId: projectId });
  return {
    embedUrl: `https://app.powerbi.com/${isDashboard ? 'dashboardEmbed' : 'reportEmbed'}?${query.toString()}`,
    accessToken: randomUUID(),
    expiration: lifetime,
  };
}
