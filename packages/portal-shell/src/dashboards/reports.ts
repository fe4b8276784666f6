/** Dashboards and reports: what their values mean, where they open, and who may see them. */
import type { DashboardEntry, DashboardItem, ProgramDashboard } from '../services/application/application.schemas.ts';
import type { ReportType } from '../services/monolith/monolith.ts';

/** "A value starting with 'Dashboard' means dashboard, otherwise report". */
export function reportTypeOf({ value }: Pick<DashboardItem, 'value'>): ReportType {
  return value.startsWith('Dashboard') ? 'dashboard' : 'report';
}

/** Where a dashboard or report opens. */
export function reportPath(basePath: string, programId: string, item: Pick<DashboardItem, 'id' | 'value'>): string {
  return [basePath, encodeURIComponent(programId), reportTypeOf(item), encodeURIComponent(item.id)].join('/');
}

/** Reads the type out of an address; null for anything but the two, in any case of letters. */
export function parseReportType(text: string | undefined): ReportType | null {
  const type = text?.toLowerCase();
  return type === 'dashboard' || type === 'report' ? type : null;
}

/** "Dashboards are shown only if authorized for the program (present in the program's dashboard list)". */
export function isReportAuthorized(list: readonly ProgramDashboard[], programId: string, reportId: string): boolean {
  return list.some(({ ProjectId, Id }) => ProjectId === programId && Id === reportId);
}

/** The entries whose dashboards and reports are authorized for the program; groups that are left without any go too. */
export function authorizedEntries(
  entries: readonly DashboardEntry[],
  list: readonly ProgramDashboard[],
  programId: string,
): readonly DashboardEntry[] {
  return entries.flatMap((entry): DashboardEntry[] => {
    if (entry.type === 'Item') return isReportAuthorized(list, programId, entry.id) ? [entry] : [];
    const items = authorizedEntries(entry.items, list, programId);
    return items.length > 0 ? [{ ...entry, items }] : [];
  });
}

/** The title of a dashboard or report wherever it stands in the groups; null when it is not there. */
export function reportTitle(entries: readonly DashboardEntry[], reportId: string): string | null {
  for (const entry of entries) {
    if (entry.type === 'Item' && entry.id === reportId) return entry.title;
    const title = entry.type === 'Group' ? reportTitle(entry.items, reportId) : null;
    if (title !== null) return title;
  }
  return null;
}
