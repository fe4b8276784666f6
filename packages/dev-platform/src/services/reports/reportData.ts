import { moduleTableOf } from '../../seed/exportTable.ts';
import { findSeededProgram } from '../../seed/programs.ts';
import type { ReportGrant } from './reportTokens.ts';

/** The data of a report: how many lines of a module's table have each value of one column. */
export interface ReportData {
  readonly title: string;
  readonly program: string;
  readonly measure: string;
  readonly bars: readonly { readonly label: string; readonly count: number }[];
}

/** The module whose lines a report counts, and the column to count by. The key is the last part of the report's id. */
const subjects: Readonly<Record<string, readonly [route: string, column: string, measure: string]>> = {
  overview: ['projectManagement', 'Status', 'jobs by status'],
  pace: ['projectManagement', 'Milestone', 'jobs by milestone'],
  forecast: ['projectManagement', 'Planned start', 'jobs by the month they start in'],
  crews: ['projectManagement', 'Crew', 'jobs by crew'],
  incidents: ['jobSafetyAnalysis', 'Hazard', 'analyses by hazard'],
  jsa: ['jobSafetyAnalysis', 'Crew', 'analyses by crew'],
  cost: ['poAll', 'Status', 'purchase orders by status'],
  invoices: ['clientManagement', 'Status', 'invoices by status'],
  po: ['poAll', 'Vendor', 'purchase orders by vendor'],
  closeout: ['closeoutManagement', 'Lacks', 'packages by what they lack'],
};

/** Counts the data of a report from the modules of its program. */
export function reportDataOf({ programId, item }: ReportGrant, now: Date): ReportData {
  const [route, column, measure] = subjects[item.id.split('-').at(-1) ?? ''] ?? [
    'projectManagement',
    'Status',
    'jobs by status',
  ];
  const { columns, rows } = moduleTableOf(route, programId, now);
  const index = columns.indexOf(column);
  const counts = new Map<string, number>();
  for (const row of rows) {
    const cell = row[index] ?? '';
    const label = cell instanceof Date ? cell.toISOString().slice(0, 7) : String(cell);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const bars = [...counts].map(([label, count]) => ({ label, count }));
  return {
    title: item.title,
    program: findSeededProgram(programId)?.name ?? programId,
    measure,
    bars:
      column === 'Planned start'
        ? bars.toSorted((a, b) => (a.label < b.label ? -1 : 1))
        : bars.toSorted((a, b) => b.count - a.count),
  };
}
