import { moduleIds, type ModuleCode } from '@gantry/portal-shell/contracts';
import type { JobEngine } from '../../state/index.ts';

/** A kind of import that people start. */
export interface ImportTitle {
  readonly title: string;
  /** The module that it belongs to. Only people with this module start the import. */
  readonly moduleId: number;
  readonly engine: JobEngine;
  /** The subject of a line, such as `Site`. */
  readonly item: string;
}

const legacy = (code: ModuleCode, item: string, title: string): ImportTitle => ({
  title,
  moduleId: moduleIds[code],
  engine: 'legacy',
  item,
});

const workflow = (code: ModuleCode, item: string, title: string): ImportTitle => ({
  title,
  moduleId: moduleIds[code],
  engine: 'workflow',
  item,
});

/** Every import with a page of results, and one without. */
export const importTitles: readonly ImportTitle[] = [
  legacy('PM', 'jobs', 'Project management jobs import'),
  legacy('PM', 'comments', 'Job comments import'),
  legacy('SCOPM', 'scope lines', 'Scoping bulk import'),
  legacy('SCOPM', 'sites', 'GC firm update'),
  legacy('SCOPM', 'purchase orders', 'Firming PO'),
  legacy('CIM', 'invoices', 'Submit invoices bulk import'),
  legacy('CCM', 'sites', 'Cost center sites bulk import'),
  legacy('CCM', 'jobs', 'Cost center jobs bulk import'),
  workflow('SCMIM', 'items', 'SCM item management save'),
  workflow('SCMIM', 'locations', 'Warehouse import locations'),
  workflow('FSO', 'resources', 'FSO bulk save resources'),
  workflow('FSO', 'crews', 'FSO bulk save crews'),
  workflow('WFL', 'work orders', 'Workflow work orders import'),
  legacy('WO', 'work orders', 'Work order bulk import'),
  legacy('WO', 'work orders', 'Work order bulk create'),
  legacy('WO', 'work orders', 'Work order bulk update'),
  legacy('DM', 'documents', 'Document labels import'),
];
