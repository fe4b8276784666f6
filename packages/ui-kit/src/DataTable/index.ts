export { DataTable } from './DataTable.tsx';
export type { DataTableProps } from './DataTable.tsx';
export type { DataTableColumn } from './DataTableColumn.ts';
export type { SortValue } from './sortRows.ts';
