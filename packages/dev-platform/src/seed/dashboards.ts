import { programs } from './programs.ts';

/** Programs without a dashboard, to show the empty menu. */
const programsWithout = new Set(['LEG', 'ISL', 'AGR']);

/** Programs with a flat list instead of groups. */
const programsWithoutGroups = new Set(['BIC', 'SLR', 'EDU']);

type Kind = 'Dashboard' | 'Report';

/** A dashboard or a report, as the application service sends it. */
export interface DashboardItem {
  readonly id: string;
  readonly title: string;
  readonly value: string;
}

/** A group of dashboards and reports. */
interface DashboardGroup {
  readonly type: 'Group';
  readonly id: string;
  readonly title: string;
  readonly items: readonly DashboardEntry[];
}

type DashboardEntry = DashboardItem | DashboardGroup;

const item = (programId: string, key: string, kind: Kind, title: string): DashboardItem => ({
  id: `${programId}-${key}`.toLowerCase(),
  title,
  value: `${kind}-${programId}-${key}`,
});

const group = (programId: string, key: string, title: string, items: readonly DashboardEntry[]): DashboardGroup => ({
  type: 'Group',
  id: `${programId}-${key}`.toLowerCase(),
  title,
  items,
});

function entriesOf(id: string): DashboardEntry[] {
  if (programsWithout.has(id)) return [];
  const overview = item(id, 'overview', 'Dashboard', 'Program Overview');
  const pace = item(id, 'pace', 'Dashboard', 'Construction Pace, Planned and Actual');
  const forecast = item(id, 'forecast', 'Report', 'Twelve-Week Forecast');
  if (programsWithoutGroups.has(id)) return [overview, pace, forecast];
  return [
    overview,
    group(id, 'construction', 'Construction', [
      pace,
      forecast,
      item(id, 'crews', 'Report', 'Crew Utilization'),
      group(id, 'safety', 'Safety', [
        item(id, 'incidents', 'Report', 'Incidents and Near Misses'),
        item(id, 'jsa', 'Report', 'Job Safety Analyses by Crew and Week'),
      ]),
    ]),
    group(id, 'finance', 'Finance', [
      item(id, 'cost', 'Dashboard', 'Cost to Complete'),
      item(id, 'invoices', 'Report', 'Invoices Waiting for the Client'),
      item(id, 'po', 'Report', 'Purchase Orders by Vendor'),
    ]),
    item(id, 'closeout', 'Report', 'Closeout Packages and What They Still Lack Before They Can Be Submitted'),
  ];
}

const byProgram = new Map(programs.map(({ id }) => [id, entriesOf(id)]));

/** The dashboards, reports and groups of a program; an empty list if it has none or does not exist. */
export function dashboardsOf(programId: string): readonly DashboardEntry[] {
  return byProgram.get(programId) ?? [];
}

/** The dashboards and reports of a program without their groups. */
export function dashboardItemsOf(programId: string): DashboardItem[] {
  return itemsIn(dashboardsOf(programId));
}

function itemsIn(entries: readonly DashboardEntry[]): DashboardItem[] {
  return entries.flatMap((entry) => ('items' in entry ? itemsIn(entry.items) : [entry]));
}
