/** Dashboards and reports: their types, their addresses and who may see them. */
import type { DashboardEntry, DashboardItem } from '@gantry/platform-client/services/application/application.schemas';
import type { ReportType } from '@gantry/platform-client/services/monolith/monolith';

/** "A value starting with 'Dashboard' means dashboard, otherwise report". */
export function reportTypeOf({ value }: Pick<DashboardItem, 'value'>): ReportType {
  return value.startsWith('Dashboard') ? 'dashboard' : 'report';
}

/** The address of a dashboard or report of this type. */
export function typedReportPath(basePath: string, programId: string, type: ReportType, id: string): string {
  return [basePath, encodeURIComponent(programId), type, encodeURIComponent(id)].join('/');
}

/** The address of a dashboard or report. */
export function reportPath(basePath: string, programId: string, item: Pick<DashboardItem, 'id' | 'value'>): string {
  return typedReportPath(basePath, programId, reportTypeOf(item), item.id);
}

/** Reads the type in an address, ignoring case; null if it is neither of the two. */
export function parseReportType(text: string | undefined): ReportType | null {
  const type = text?.toLowerCase();
  return type === 'dashboard' || type === 'report' ? type : null;
}

/**
 * The title of a dashboard or report at any depth of the groups; null if it is not there: "Dashboards are shown only if authorized for the
 * program (present in the program's dashboard list)".
 */
export function reportTitle(entries: readonly DashboardEntry[], reportId: string): string | null {
  for (const entry of entries) {
    if (entry.type === 'Item' && entry.id === reportId) return entry.title;
    const title = entry.type === 'Group' ? reportTitle(entry.items, reportId) : null;
    if (title !== null) return title;
  }
  return null;
}
