import { exportTitles } from './exportTitles.ts';
import { programs } from './programs.ts';
import { scheduleJobsOf } from './scheduleJobs.ts';
import { supplyItemsOf } from './supplyItems.ts';
import { demoTable } from './tables/demoTable.ts';

/** What an exported file holds. A day is a Date, so that a spreadsheet can reckon with it. */
export interface ExportTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | Date)[])[];
}

/**
 * The lines that an export of this title holds: those the module's own table shows, or the jobs of the Schedule where no module has an
 * export of that title. Without a program they are those of every program.
 */
export function exportTableOf(title: string, programId: string | null, now: Date): ExportTable {
  const route = exportTitles.find((known) => known.title === title)?.route ?? 'projectManagement';
  const tables = (programId === null ? programs.map(({ id }) => id) : [programId]).map((id) =>
    moduleTableOf(route, id, now),
  );
  return { columns: tables[0]?.columns ?? [], rows: tables.flatMap(({ rows }) => rows) };
}

/** What the module at a route shows of a program; the jobs of the Schedule where it shows no table of its own. */
export function moduleTableOf(route: string, programId: string, now: Date): ExportTable {
  if (route === 'supplyChain/main') {
    return {
      columns: ['Item', 'Name', 'Warehouse', 'In stock', 'Reserved'],
      rows: supplyItemsOf(programId).map(({ itemId, name, warehouse, inStock, reserved }) => [
        itemId,
        name,
        warehouse,
        inStock,
        reserved,
      ]),
    };
  }
  return demoTable(route, programId) ?? scheduleTable(programId, now);
}

const scheduleTable = (programId: string, now: Date): ExportTable => ({
  columns: ['Job', 'Site', 'Milestone', 'Status', 'Crew', 'Planned start', 'Planned finish'],
  rows: scheduleJobsOf(programId, now).map(({ jobSid, site, milestone, status, crew, plannedStart, plannedFinish }) => [
    jobSid,
    site,
    milestone,
    status,
    crew,
    new Date(plannedStart),
    new Date(plannedFinish),
  ]),
});
