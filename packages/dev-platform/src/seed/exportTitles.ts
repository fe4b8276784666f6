import type { JobEngine } from '../jobs/model.ts';

/** A kind of export people start. */
export interface ExportTitle {
  readonly title: string;
  /** The module it belongs to: who has none of it does not export it. */
  readonly moduleId: number;
  readonly engine: JobEngine;
  readonly file: 'xlsx' | 'pdf';
  /** The route of the module whose table the file holds. */
  readonly route: string;
}

const exportTitle = (
  moduleId: number,
  route: string,
  title: string,
  { file = 'xlsx', engine = 'legacy' }: Partial<Pick<ExportTitle, 'file' | 'engine'>> = {},
): ExportTitle => ({ title, moduleId, engine, file, route });

/** Every export that the modules offer, or that the notifications of the seed tell of. */
export const exportTitles: readonly ExportTitle[] = [
  exportTitle(21, 'projectManagement', 'Schedule jobs export'),
  exportTitle(21, 'projectManagement', 'Schedule, jobs by milestone', { file: 'pdf' }),
  exportTitle(27, 'scopeManagement', 'Scope lines export'),
  exportTitle(28, 'workOrder', 'Work orders export'),
  exportTitle(28, 'workOrder', 'Work order packet with photographs, drawings and the signed acceptance of every crew', {
    file: 'pdf',
  }),
  exportTitle(24, 'documentManagement', 'Document register export'),
  exportTitle(26, 'clientManagement', 'Client invoices export'),
  exportTitle(20, 'closeoutManagement', 'Closeout package', { file: 'pdf' }),
  exportTitle(25, 'vendorManagement/purchaseOrders', 'Vendor purchase orders export'),
  exportTitle(25, 'vendorManagement/invoices', 'Vendor statement', { file: 'pdf' }),
  exportTitle(44, 'supplyChain/main', 'Item management export', { engine: 'workflow' }),
  exportTitle(44, 'supplyChain/main', 'Warehouse stock count sheet', { file: 'pdf', engine: 'workflow' }),
  exportTitle(55, 'fieldServiceOperations', 'Field resources export', { engine: 'workflow' }),
  exportTitle(58, 'workflow', 'Workflow work orders export', { engine: 'workflow' }),
];
