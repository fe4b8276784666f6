import type { ReactNode } from 'react';
import type { SortValue } from './sortRows.ts';

/** A column of a `DataTable`. */
export interface DataTableColumn<Row> {
  readonly id: string;
  /** Its header. */
  readonly label: string;
  /** What a cell shows. */
  readonly render: (row: Row) => ReactNode;
  /** What the column sorts by; a column without it cannot be sorted. */
  readonly sortValue?: (row: Row) => SortValue;
  /** Its cell names the row to screen readers; one column has it. */
  readonly isRowHeader?: boolean;
  /** Numbers stand at the end, in figures of one width. @default 'start' */
  readonly align?: 'start' | 'end';
}
