import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { DataTable, type DataTableColumn } from './DataTable.tsx';

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

function Lines({ rows = linesOf(12), onlyFailed = false, isLong = false }) {
  const shown = isLong
    ? rows.map((row) => ({
        ...row,
        message: 'The cost center of this line belongs to another program, which the general contractor has closed.',
      }))
    : rows;
  return (
    <DataTable
      label="Imported lines"
      columns={columns}
      rows={shown}
      getRowId={({ line }) => String(line)}
      maxHeight={360}
      {...(onlyFailed && { filter: ({ outcome }: ImportedLine) => outcome === 'Failed' })}
    />
  );
}

const meta = preview.meta({
  component: Lines,
  parameters: {
    docs: {
      description: {
        component:
          'Rows that can be sorted and filtered, such as the results of an import. **Anatomy:** sticky headers, rows, empty text. **Keyboard:** Tab reaches the table, which the arrow keys scroll, then each header that sorts; Enter sorts ascending, descending, then as given. Screen readers hear the number of rows, though only those in view are drawn.',
      },
    },
  },
});

export const Plain = meta.story();
export const Sorted = meta.story({
  play: async ({ canvas }) => {
    const header = canvas.getByRole('button', { name: 'Item' });
    header.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Item' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Site 407'));
  },
});
export const Filtered = meta.story({ args: { onlyFailed: true } });
export const TenThousandRows = meta.story({ args: { rows: linesOf(10_000) } });
export const Empty = meta.story({ args: { rows: [] } });
export const NoMatch = meta.story({ args: { rows: linesOf(2), onlyFailed: true } });
export const LongText = meta.story({ args: { isLong: true } });
