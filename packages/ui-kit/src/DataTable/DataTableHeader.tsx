import { ArrowDown, ArrowUp } from 'lucide-react';
import type { DataTableColumn } from './DataTableColumn.ts';
import { HeaderCell, HeaderText, SortButton } from './DataTable.styles.ts';
import type { SortOrder } from './sortRows.ts';

interface DataTableHeaderProps<Row> {
  readonly column: DataTableColumn<Row>;
  /** Null if the rows are not sorted by this column. */
  readonly direction: SortOrder['direction'] | null;
  readonly onSort: () => void;
}

/** The header of a column. If the column can be sorted, it is a button that tells the sort direction. */
export function DataTableHeader<Row>({ column, direction, onSort }: DataTableHeaderProps<Row>) {
  const { label, sortValue, align } = column;
  if (!sortValue) {
    return (
      <HeaderCell scope="col" data-align={align}>
        <HeaderText>{label}</HeaderText>
      </HeaderCell>
    );
  }
  return (
    <HeaderCell scope="col" data-align={align} aria-sort={direction ?? 'none'}>
      <SortButton type="button" onClick={onSort}>
        {label}
        {direction === 'descending' ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />}
      </SortButton>
    </HeaderCell>
  );
}
