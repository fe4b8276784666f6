import type { ReactNode } from 'react';
import type { SortValue } from './sortRows.ts';

/** A column of a `DataTable`. It can be sorted only if it has a `sortValue`. */
export interface DataTableColumn<Row> {
  readonly id: string;
  /** The text of the header. */
  readonly label: string;
  /** Returns the content of a cell. */
  readonly render: (row: Row) => ReactNode;
  /** Returns the value to sort by. Without it the column cannot be sorted. */
  readonly sortValue?: (row: Row) => SortValue;
  /** The cells of this column name their rows for screen readers. Exactly one column has it. */
  readonly isRowHeader?: boolean;
  /** `end` is for numbers, and uses tabular figures. @default 'start' */
  readonly align?: 'start' | 'end';
}
