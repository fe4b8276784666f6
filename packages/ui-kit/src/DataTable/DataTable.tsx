import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAnnouncement } from '../announcer/useAnnouncement.ts';
import { tableMessages } from '../languages/en/results.ts';
import { useSharedRef } from '../refs/useSharedRef.ts';
import { useIsPrinting } from '../mediaQuery/useIsPrinting.ts';
import { useMeasuredRows } from '../rowWindow/useMeasuredRows.ts';
import { useLocale, useMessages } from '../theme/KitContext.ts';
import { Cell, EmptyText, Header, Row as StyledRow, RowHeader, Scroller, Table } from './DataTable.styles.ts';
import type { DataTableColumn } from './DataTableColumn.ts';
import { DataTableHeader } from './DataTableHeader.tsx';
import { useColumnWidths } from './useColumnWidths.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { nextOrder, sortRows, type SortOrder } from './sortRows.ts';

/** The rows and columns of a table. The table holds the sort order; the app holds the filter. */
export interface DataTableProps<Row> extends ElementProps<HTMLDivElement> {
  /** Names the table to screen readers. */
  readonly 'aria-label': string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
  /** Returns an id that is unique and stable for the row. */
  readonly getRowId: (row: Row) => string;
  /** Returns whether a row is shown. Without it all rows are shown. */
  readonly filter?: (row: Row) => boolean;
  /** Shown if there are no rows at all. */
  readonly emptyText?: string;
  /** Shown if there are rows and none passes the filter. */
  readonly noMatchText?: string;
  /** The maximum height in px. Beyond it the rows scroll. @default 480 */
  readonly maxHeight?: number;
}

const estimatedRowHeight = 37;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * A table that can be sorted and filtered. It draws only the rows in view, so it can hold tens of thousands of rows.
 */
export function DataTable<Row>({
  'aria-label': label,
  columns,
  rows,
  getRowId,
  filter,
  emptyText,
  noMatchText,
  maxHeight = 480,
  ref,
  ...rest
}: DataTableProps<Row>) {
  const messages = useMessages(tableMessages);
  const { locale } = useLocale();
  const [order, setOrder] = useState<SortOrder | null>(null);
  const scroller = useRef<HTMLDivElement>(null);

  const shown = useMemo(() => {
    const kept = filter ? rows.filter((row) => filter(row)) : rows;
    const valueOf = columns.find(({ id }) => id === order?.columnId)?.sortValue;
    return order && valueOf ? sortRows(kept, valueOf, order.direction, locale) : kept;
  }, [rows, columns, filter, order, locale]);

  const columnNames = columns.map(({ id, label }) => `${id} ${label}`).join();
  const [widths, measureColumns] = useColumnWidths(`${rows.length} ${shown.length > 0} ${columnNames}`);

  const virtualizer = useMeasuredRows({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedRowHeight,
    overscan: 8,
    initialRect: { width: 0, height: maxHeight },
  });
  // Another order, or other rows of the filter, begin at their top. Apps may give the same filter as a new function.
  const seen = useRef({ order, filter, count: shown.length });
  useLayoutEffect(() => {
    const { order: before, filter: last, count } = seen.current;
    seen.current = { order, filter, count: shown.length };
    // The virtualizer undoes a scroll that it does not know of if it still has to make up for rows that it has measured.
    if (order !== before || (filter !== last && shown.length !== count)) virtualizer.scrollToOffset(0);
  }, [order, filter, shown.length, virtualizer]);

  const isPrinting = useIsPrinting();
  const inView = virtualizer.getVirtualItems();
  const drawn = isPrinting ? shown.map((_, index) => ({ index })) : inView;
  const before = isPrinting ? 0 : (inView[0]?.start ?? 0);
  const after = isPrinting ? 0 : virtualizer.getTotalSize() - (inView.at(-1)?.end ?? 0);
  const nothing = rows.length === 0 ? (emptyText ?? messages.noRows) : (noMatchText ?? messages.noMatchingRows);

  useAnnouncement(shown.length === 0 ? nothing : null);

  return (
    // A scrollable region must be reachable by keyboard.
    <Scroller
      {...rest}
      ref={useSharedRef(scroller, ref)}
      style={{ maxBlockSize: isPrinting ? 'none' : maxHeight }}
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <Table
        ref={measureColumns}
        aria-label={label}
        aria-rowcount={shown.length + 1}
        {...(widths && !isPrinting && { style: { tableLayout: 'fixed', minInlineSize: sum(widths) } })}
      >
        {widths && !isPrinting && (
          <colgroup>
            {widths.map((width, index) => (
              <col key={columns[index]?.id} style={{ inlineSize: width }} />
            ))}
          </colgroup>
        )}
        <Header>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <DataTableHeader
                key={column.id}
                column={column}
                direction={order?.columnId === column.id ? order.direction : null}
                onSort={() => setOrder(nextOrder(order, column.id))}
              />
            ))}
          </tr>
        </Header>
        <tbody>
          <Gap height={before} />
          {drawn.map(({ index }) => {
            const row = shown[index];
            if (row === undefined) return null;
            return (
              <TableRow
                key={getRowId(row)}
                row={row}
                columns={columns}
                index={index}
                measure={virtualizer.measureElement}
              />
            );
          })}
          <Gap height={after} />
        </tbody>
      </Table>
      {shown.length === 0 && <EmptyText>{nothing}</EmptyText>}
    </Scroller>
  );
}

interface TableRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly index: number;
  readonly measure: (element: Element | null) => void;
}

function TableRow<Row>({ row, columns, index, measure }: TableRowProps<Row>) {
  return (
    <StyledRow ref={measure} data-index={index} aria-rowindex={index + 2}>
      {columns.map(({ id, render, isRowHeader, align }) => {
        const Shown = isRowHeader ? RowHeader : Cell;
        return (
          <Shown key={id} data-align={align}>
            {render(row)}
          </Shown>
        );
      })}
    </StyledRow>
  );
}

function Gap({ height }: { readonly height: number }) {
  return height > 0 && <tr aria-hidden style={{ blockSize: height }} />;
}
