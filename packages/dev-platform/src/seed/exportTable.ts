import { exportTitles } from './exportTitles.ts';
import { programs } from './programs.ts';
import { scheduleJobsOf } from './scheduleJobs.ts';
import { supplyItemsOf } from './supplyItems.ts';
import { demoTable } from './tables/demoTable.ts';

/** The content of an exported file. A day is a Date, so that a spreadsheet can calculate with it. */
export interface ExportTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | Date)[])[];
}

/**
 * The lines of an export with this title: those of the module's own table, or the jobs of the Schedule if no module has such an export.
 * Without a program, these are the lines of every program.
 */
export function exportTableOf(title: string, programId: string | null, now: Date): ExportTable {
  const route = exportTitles.find((known) => known.title === title)?.route ?? 'projectManagement';
  const tables = (programId === null ? programs.map(({ id }) => id) : [programId]).map((id) =>
    moduleTableOf(route, id, now),
  );
  return { columns: tables[0]?.columns ?? [], rows: tables.flatMap(({ rows }) => rows) };
}

/** The table that the module at a route shows of a program; the jobs of the Schedule if the module has no table of its own. */
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
