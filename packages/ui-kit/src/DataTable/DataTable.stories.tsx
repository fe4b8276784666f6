import { expect, userEvent, waitFor } from 'storybook/test';
import preview, { guide } from '../../../../.storybook/preview.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn } from './DataTableColumn.ts';

interface ImportedLine {
  line: number;
  item: string;
  outcome: string;
  message: string;
}

const outcomes = ['Created', 'Updated', 'Skipped', 'Failed'] as const;
const linesOf = (count: number): ImportedLine[] =>
  Array.from({ length: count }, (_, index) => {
    const outcome = outcomes[index % outcomes.length] ?? 'Created';
    return {
      line: index + 1,
      item: `Site ${(index * 37) % 1000}`,
      outcome,
      message: outcome === 'Failed' ? 'The cost center does not exist.' : '',
    };
  });

const columns: DataTableColumn<ImportedLine>[] = [
  { id: 'line', label: 'Line', align: 'end', render: ({ line }) => line, sortValue: ({ line }) => line },
  { id: 'item', label: 'Item', isRowHeader: true, render: ({ item }) => item, sortValue: ({ item }) => item },
  { id: 'outcome', label: 'Outcome', render: ({ outcome }) => outcome, sortValue: ({ outcome }) => outcome },
  { id: 'message', label: 'Message', render: ({ message }) => message },
];

const isFailed = ({ outcome }: ImportedLine) => outcome === 'Failed';

const meta = preview.meta({
  // The component is generic. The stories use one type of row.
  component: DataTable<ImportedLine>,
  args: {
    'aria-label': 'Imported lines',
    columns,
    rows: linesOf(12),
    getRowId: ({ line }) => String(line),
    maxHeight: 360,
  },
  parameters: guide({
    whenToUse:
      'For rows that people sort, filter and compare, such as the results of an import. For a few pairs of name and value use a list.',
    anatomy:
      'A row of headers that stays in view, and the rows, or a sentence if there are none. Columns are as wide as the first rows need, and keep their width while rows scroll. It scrolls both ways inside its own frame; ten thousand rows are no slower than ten.',
    keyboard:
      'Tab reaches the table, which the arrow keys scroll, then each header that sorts; Enter sorts ascending, then descending, then as given.',
    accessibility:
      'A table named by `label`, which tells its number of rows although only those in view are drawn. A header that sorts has `aria-sort`. An empty table is announced.',
  }),
});

export const Plain = meta.story();
export const Sorted = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Item' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Site 407'));
  },
});
export const Filtered = meta.story({ args: { filter: isFailed } });
export const Empty = meta.story({ args: { rows: [] } });
export const NoMatch = meta.story({ args: { rows: linesOf(2), filter: isFailed } });
export const LongText = meta.story({
  args: {
    rows: linesOf(12).map((row) => ({
      ...row,
      message: 'The cost center of this line belongs to another program, which the general contractor has closed.',
    })),
  },
});
