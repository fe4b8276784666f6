export { DataTable } from './DataTable.tsx';
export type { DataTableColumn, DataTableProps } from './DataTable.tsx';
export type { SortValue } from './sortRows.ts';
