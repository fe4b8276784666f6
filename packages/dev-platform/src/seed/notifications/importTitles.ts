import type { JobEngine } from '../../jobs/model.ts';

/** A kind of import people start. */
export interface ImportTitle {
  readonly title: string;
  /** The module it belongs to: who has none of it does not import it. */
  readonly moduleId: number;
  readonly engine: JobEngine;
  /** What a line of it is about, e.g. `Site`. */
  readonly item: string;
}

const legacy = (moduleId: number, item: string, title: string): ImportTitle => ({
  title,
  moduleId,
  engine: 'legacy',
  item,
});

const workflow = (moduleId: number, item: string, title: string): ImportTitle => ({
  title,
  moduleId,
  engine: 'workflow',
  item,
});

/** Every import that has a page of results, and one that has none. */
export const importTitles: readonly ImportTitle[] = [
  legacy(21, 'jobs', 'Project management jobs import'),
  legacy(21, 'comments', 'Job comments import'),
  legacy(27, 'scope lines', 'Scoping bulk import'),
  legacy(27, 'sites', 'GC firm update'),
  legacy(27, 'purchase orders', 'Firming PO'),
  legacy(26, 'invoices', 'Submit invoices bulk import'),
  legacy(31, 'sites', 'Cost center sites bulk import'),
  legacy(31, 'jobs', 'Cost center jobs bulk import'),
  workflow(44, 'items', 'SCM item management save'),
  workflow(44, 'locations', 'Warehouse import locations'),
  workflow(55, 'resources', 'FSO bulk save resources'),
  workflow(55, 'crews', 'FSO bulk save crews'),
  workflow(58, 'work orders', 'Workflow work orders import'),
  legacy(28, 'work orders', 'Work order bulk import'),
  legacy(28, 'work orders', 'Work order bulk create'),
  legacy(28, 'work orders', 'Work order bulk update'),
  legacy(24, 'documents', 'Document labels import'),
];
