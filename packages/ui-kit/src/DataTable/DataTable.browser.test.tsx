import font from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2?url';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announced } from '../testing/announced.testing.ts';
import { dragToEnd } from '../testing/dragToEnd.testing.ts';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { tabTo } from '../testing/keys.testing.ts';
import { DataTable } from './DataTable.tsx';

interface Line {
  line: number;
  item: string;
}

const columns = [
  { id: 'line', label: 'Line', render: ({ line }: Line) => line, sortValue: ({ line }: Line) => line },
  { id: 'item', label: 'Item', render: ({ item }: Line) => item, isRowHeader: true },
];
const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({ line: index + 1, item: `Item ${index + 1}` }));

const table = (rows: Line[], filter?: (row: Line) => boolean) => (
  <DataTable
    aria-label="Lines"
    columns={columns}
    rows={rows}
    getRowId={({ line }) => String(line)}
    maxHeight={300}
    {...(filter && { filter })}
  />
);

test('only the rows in view of ten thousand are drawn, and all are counted and sorted', async () => {
  const screen = await renderInKit(table(lines(10_000)));
  await expect.element(screen.getByRole('table', { name: 'Lines' })).toHaveAttribute('aria-rowcount', '10001');
  expect(document.querySelectorAll('tbody tr').length).toBeLessThan(60);
  screen.getByRole('group', { name: 'Lines' }).element().scrollTo({ top: 1e9 });
  await expect.element(screen.getByText('Item 10000', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Line' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('rowheader').first()).toHaveTextContent('Item 10000');
});

test.each([
  ['one line', 1],
  ['several lines', 4],
])(
  'a table with rows of %s is at its end once it is dragged there, although its rows are not as high as estimated',
  async (_, lineCount) => {
    const rows = lines(2000).map((line) => ({
      ...line,
      item: line.item + ' mast'.repeat((line.line % lineCount) * 8),
    }));
    const screen = await renderInKit(<div style={{ inlineSize: 260 }}>{table(rows)}</div>);
    const last = screen.getByText(/^Item 2000/);
    expect(await dragToEnd(screen.getByRole('group', { name: 'Lines' }).element(), last)).toBeLessThan(2);
  },
);

test('Tab reaches each header that sorts; Enter sorts ascending, then descending, then as given', async () => {
  const screen = await renderInKit(table([...lines(3)].toReversed()));
  const header = screen.getByRole('button', { name: 'Line' });
  await userEvent.tab();
  await tabTo(header);
  for (const [order, first] of [
    ['ascending', 'Item 1'],
    ['descending', 'Item 3'],
    ['none', 'Item 3'],
  ] as const) {
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('columnheader', { name: 'Line' })).toHaveAttribute('aria-sort', order);
    await expect.element(screen.getByRole('rowheader').first()).toHaveTextContent(first);
  }
  await expect.element(header).toHaveFocus();
});

test('Tab reaches the table and the arrow keys scroll it', async () => {
  const screen = await renderInKit(table(lines(100)));
  const scroller = screen.getByRole('group', { name: 'Lines' });
  await tabTo(scroller);
  // A browser drops the scroll of a key that comes while the rows are still laid out, so the key is pressed as a person presses it.
  const after = async (key: string) => {
    await userEvent.keyboard(key);
    return scroller.element().scrollTop;
  };
  await expect.poll(() => after('{ArrowDown}')).toBeGreaterThan(0);
  await expect.poll(() => after('{ArrowUp}')).toBe(0);
});

test('an empty table and a filter without a match have different texts, on the screen and for screen readers', async () => {
  const screen = await renderInKit(table([]));
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('Nothing to show.');
  await expect.poll(() => announced()).toContain('Nothing to show.');
  await screen.rerender(table(lines(3), () => false));
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('No row matches the filter.');
  await expect.poll(() => announced()).toContain('No row matches the filter.');
});

test('columns keep their width while scrolling, and share the available width', async () => {
  const rows = lines(2000).map((line, index) =>
    index < 1000 ? line : { ...line, item: `Item ${index + 1}, antenna mount kit of the northern programs` },
  );
  const screen = await renderInKit(<div style={{ inlineSize: 200 }}>{table(rows)}</div>);
  const widths = () =>
    screen
      .getByRole('columnheader')
      .elements()
      .map((header) => header.getBoundingClientRect().width);
  await expect.element(screen.getByText('Item 1', { exact: true })).toBeVisible();
  const atFirst = widths();
  screen.getByRole('group', { name: 'Lines' }).element().scrollTo({ top: 1e9 });
  await expect.element(screen.getByText(/^Item 2000/)).toBeVisible();
  expect(widths()).toEqual(atFirst);

  await screen.rerender(<div style={{ inlineSize: 600 }}>{table(rows)}</div>);
  // The bar that scrolls takes some of the width in Firefox.
  const scroller = screen.getByRole('group', { name: 'Lines' }).element();
  await expect.poll(() => scroller.getBoundingClientRect().width).toBe(600);
  await expect.poll(() => widths().reduce((sum, width) => sum + width, 0)).toBe(scroller.clientWidth);
});

test('columns are measured again after their font has loaded', async () => {
  const style = document.createElement('style');
  style.textContent = `
    @font-face { font-family: Wide; size-adjust: 200%; src: url(${font}); }
    tbody th { font-family: Wide, monospace !important; }
  `;
  document.head.append(style);
  const screen = await renderInKit(<div style={{ inlineSize: 200 }}>{table(lines(20))}</div>);
  const text = screen.getByText('Item 10', { exact: true });
  const lineCount = () => {
    const range = document.createRange();
    range.selectNodeContents(text.element());
    return range.getClientRects().length;
  };
  await document.fonts.load('1em Wide');
  // The text wraps in a column that was measured with the fallback font.
  await expect.poll(lineCount).toBe(1);
  expect(text.element().getBoundingClientRect().width).toBeGreaterThan(120);
  style.remove();
});

test('columns are measured again when the letters of the page grow', async () => {
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  const screen = await renderInKit(<div style={{ inlineSize: 200 }}>{table(lines(20))}</div>);
  await expect.element(screen.getByText('Item 10', { exact: true })).toBeVisible();
  document.documentElement.style.fontSize = '300%';
  const headers = () => screen.getByRole('columnheader').elements();
  await expect.poll(() => headers().filter((header) => header.scrollWidth > header.clientWidth)).toEqual([]);
  for (const header of headers()) expect(header.clientWidth).toBeGreaterThan(60);
});

test('another order and another filter begin at the top; the same filter as a new function does not', async () => {
  const isEven = ({ line }: Line) => line % 2 === 0;
  const rows = lines(1000);
  const screen = await renderInKit(table(rows));
  const scroller = screen.getByRole('group', { name: 'Lines' }).element();
  const scroll = async () => {
    scroller.scrollTo({ top: 5000 });
    await expect
      .poll(() => Number(scroller.querySelector('[data-index]')?.getAttribute('data-index')))
      .toBeGreaterThan(100);
  };
  await scroll();
  await screen.getByRole('button', { name: 'Line' }).click();
  await expect.poll(() => scroller.scrollTop).toBe(0);
  await scroll();
  await screen.rerender(table(rows, isEven));
  await expect.poll(() => scroller.scrollTop).toBe(0);
  await scroll();
  await screen.rerender(table(rows, (row) => isEven(row)));
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '501');
  // Rows that are measured above the view move it by some pixels.
  expect(scroller.scrollTop).toBeGreaterThan(4000);
});

test('a filter begins at the top of a table that was dragged to its end', async () => {
  const rows = lines(1000).map((line) =>
    line.line < 500 ? line : { ...line, item: `${line.item} ${'mast '.repeat(20)}` },
  );
  const screen = await renderInKit(<div style={{ inlineSize: 260 }}>{table(rows)}</div>);
  const scroller = screen.getByRole('group', { name: 'Lines' }).element();
  await dragToEnd(scroller, screen.getByText(/^Item 1000/));
  await screen.rerender(<div style={{ inlineSize: 260 }}>{table(rows, ({ line }) => line <= 40)}</div>);
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '41');
  await expect.element(screen.getByText('Item 1', { exact: true })).toBeInViewport();
  expect(scroller.scrollTop).toBe(0);
});

test('rows that are drawn while the table is hidden begin at their top when it is shown', async () => {
  const screen = await renderInKit(<div hidden>{table(lines(100))}</div>);
  const scroller = screen.getByLabelText('Lines').first().element();
  await screen.rerender(<div>{table(lines(100))}</div>);
  await expect.poll(() => scroller.scrollHeight).toBeGreaterThan(3000);
  await expect.element(screen.getByText('Item 1', { exact: true })).toBeVisible();
  expect(scroller.scrollTop).toBe(0);
});
