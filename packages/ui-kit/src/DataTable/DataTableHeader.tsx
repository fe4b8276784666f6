import { ArrowDown, ArrowUp } from 'lucide-react';
import type { DataTableColumn } from './DataTableColumn.ts';
import { HeaderCell, HeaderText, SortButton } from './DataTable.styles.ts';
import type { SortOrder } from './sortRows.ts';

interface DataTableHeaderProps<Row> {
  readonly column: DataTableColumn<Row>;
  /** Null when the rows are not sorted by this column. */
  readonly direction: SortOrder['direction'] | null;
  readonly onSort: () => void;
}

/** A column's header; where the column can be sorted, a button that says how it is. */
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
