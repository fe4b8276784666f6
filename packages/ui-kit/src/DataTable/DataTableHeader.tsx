import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { DataTableColumn } from './DataTableColumn.ts';
import { HeaderCell, HeaderText, SortButton } from './DataTable.styles.ts';
import type { SortOrder } from './sortRows.ts';

interface DataTableHeaderProps<Row> {
  readonly column: DataTableColumn<Row>;
  /** Null if the rows are not sorted by this column. */
  readonly direction: SortOrder['direction'] | null;
  readonly onSort: () => void;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const;

/** The header of a column. If the column can be sorted, it is a button that says the sort direction. */
export function DataTableHeader<Row>({ column, direction, onSort }: DataTableHeaderProps<Row>) {
  const { label, sortValue, align } = column;
  if (!sortValue) {
    return (
      <HeaderCell scope="col" data-align={align}>
        <HeaderText>{label}</HeaderText>
      </HeaderCell>
    );
  }
  const sort = direction ?? 'none';
  const Arrow = arrows[sort];
  return (
    <HeaderCell scope="col" data-align={align} aria-sort={sort}>
      <SortButton type="button" onClick={onSort}>
        {label}
        <Arrow aria-hidden />
      </SortButton>
    </HeaderCell>
  );
}
