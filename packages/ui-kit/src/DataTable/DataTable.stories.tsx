import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
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
  parameters: {
    docs: guide({
      whenToUse:
        'For rows that people sort, filter and compare, such as the results of an import. For a few pairs of name and value use a list.',
      anatomy:
        'A row of headers that stays in view, the rows, and a sentence where there are none. Columns are as wide as the first rows ask for and keep that while rows scroll. It scrolls both ways inside its own frame; ten thousand rows are no slower than ten.',
      keyboard:
        'Tab reaches the table, which the arrow keys scroll, then each header that sorts; Enter sorts ascending, then descending, then as given.',
      accessibility:
        'A table named by `label`, whose number of rows is said though only those in view are drawn. A header that sorts carries `aria-sort`. That there is no row is announced.',
    }),
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
export const Filtered = meta.story({ args: { filter: isFailed } });
export const TenThousandRows = meta.story({ args: { rows: linesOf(10_000) } });
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
export const Keyboard = meta.story({
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('group', { name: 'Imported lines' });
    const header = (name: string) => canvas.getByRole('button', { name });
    const firstItems = () =>
      canvas
        .getAllByRole('rowheader')
        .slice(0, 3)
        .map(({ textContent }) => textContent);
    await step('Tab reaches the table, whose rows go on below', async () => {
      await userEvent.tab();
      await expect(table).toHaveFocus();
      await expect(table.scrollHeight).toBeGreaterThan(table.clientHeight);
    });
    await step('the arrow keys are left to the browser, which scrolls it', async () => {
      for (const key of ['ArrowDown', 'ArrowUp']) {
        await expect(await fireEvent.keyDown(table, { key })).toBe(true);
      }
    });
    await step('Tab goes to each header that sorts', async () => {
      for (const name of ['Line', 'Item', 'Outcome']) {
        await userEvent.tab();
        await expect(header(name)).toHaveFocus();
      }
    });
    await step('Enter sorts ascending', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(firstItems()).toEqual(['Site 0', 'Site 148', 'Site 296']));
    });
    await step('then descending', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(firstItems()).toEqual(['Site 37', 'Site 185', 'Site 333']));
    });
    await step('then as given', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(firstItems()).toEqual(['Site 0', 'Site 37', 'Site 74']));
      await expect(canvas.getByRole('columnheader', { name: 'Outcome' })).toHaveAttribute('aria-sort', 'none');
      await expect(header('Outcome')).toHaveFocus();
    });
  },
});
