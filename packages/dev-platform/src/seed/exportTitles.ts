import type { JobEngine } from '../state/index.ts';
import { moduleIdOf } from './modules.ts';
import type { DemoPage } from './tables/tables.ts';

/** A kind of export that people start. */
export interface ExportTitle {
  readonly title: string;
  /** The module whose permission the export needs. */
  readonly moduleId: number;
  readonly engine: JobEngine;
  readonly file: 'xlsx' | 'pdf';
  /** The page whose table is exported. */
  readonly route: DemoPage;
}

const exportTitle = (
  route: DemoPage,
  title: string,
  { file = 'xlsx', engine = 'legacy' }: Partial<Pick<ExportTitle, 'file' | 'engine'>> = {},
): ExportTitle => ({ title, moduleId: moduleIdOf(route), engine, file, route });

/** Every export that the modules offer or that the notifications of the seed are about. */
export const exportTitles: readonly ExportTitle[] = [
  exportTitle('projectManagement', 'Schedule jobs export'),
  exportTitle('projectManagement', 'Schedule, jobs by milestone', { file: 'pdf' }),
  exportTitle('scopeManagement', 'Scope lines export'),
  exportTitle('workOrder', 'Work orders export'),
  exportTitle('workOrder', 'Work order packet with photographs, drawings and the signed acceptance of every crew', {
    file: 'pdf',
  }),
  exportTitle('documentManagement', 'Document register export'),
  exportTitle('clientManagement', 'Client invoices export'),
  exportTitle('closeoutManagement', 'Closeout package', { file: 'pdf' }),
  exportTitle('vendorManagement/purchaseOrders', 'Vendor purchase orders export'),
  exportTitle('vendorManagement/invoices', 'Vendor statement', { file: 'pdf' }),
  exportTitle('supplyChain/main', 'Item management export', { engine: 'workflow' }),
  exportTitle('supplyChain/main', 'Warehouse stock count sheet', { file: 'pdf', engine: 'workflow' }),
  exportTitle('fieldServiceOperations', 'Field resources export', { engine: 'workflow' }),
  exportTitle('workflow', 'Workflow work orders export', { engine: 'workflow' }),
];
