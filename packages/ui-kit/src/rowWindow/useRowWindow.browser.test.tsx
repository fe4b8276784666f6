import { afterEach, expect, test } from 'vitest';
import { dragToEnd } from '../testing/dragToEnd.testing.ts';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { useRowWindow } from './useRowWindow.ts';

const rowHeight = 30;
const even = () => rowHeight;

interface RowsProps {
  readonly count: number;
  readonly maxHeight?: number;
  readonly heightOf?: (index: number) => number;
}

function Rows({ count, maxHeight, heightOf = even }: RowsProps) {
  const { rows, after, listRef, rowRef } = useRowWindow(count, rowHeight);
  return (
    <div style={{ maxBlockSize: maxHeight, overflow: maxHeight === undefined ? 'visible' : 'auto' }}>
      <div style={{ blockSize: 120 }} />
      <ul ref={listRef} style={{ paddingBlockEnd: after }}>
        {rows.map(({ index, before }) => (
          <li
            key={index}
            ref={rowRef}
            data-index={index}
            tabIndex={-1}
            style={{ marginBlockStart: before, blockSize: heightOf(index) }}
          >
            {`Row ${String(index)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

const drawn = () => document.querySelectorAll('li');
const scrollerOf = (isPage: boolean) =>
  (isPage ? document.documentElement : drawn()[0]?.closest('div')) ?? document.body;
/** The row at the top of the view, once the rows there are drawn. */
const topRow = (scroller: Element) => {
  const top = Math.max(scroller.getBoundingClientRect().top, 0);
  return [...drawn()].find((row) => row.getBoundingClientRect().bottom > top + 1)?.textContent;
};

afterEach(() => scrollTo(0, 0));

test.each([
  ['the page', undefined],
  ['a box', 400],
])('rows that %s scrolls are drawn in part, where the view is', async (_, maxHeight) => {
  await renderInKit(<Rows count={5000} {...(maxHeight !== undefined && { maxHeight })} />);
  const scroller = scrollerOf(maxHeight === undefined);
  scroller.scrollTop = 120 + 2000 * rowHeight;
  await expect.poll(() => topRow(scroller)).toBe('Row 2000');
  scroller.scrollTop = scroller.scrollHeight;
  await expect.poll(() => [...drawn()].at(-1)?.textContent).toBe('Row 4999');
  expect(drawn().length).toBeLessThan(80);
});

const lowFirst = (index: number) => (index < 100 ? rowHeight : rowHeight * (1 + (index % 3)));

test.each([
  ['the page', 'higher', undefined, lowFirst],
  ['the page', 'lower', undefined, () => 24],
  ['a box', 'higher', 400, lowFirst],
  ['a box', 'lower', 400, () => 24],
])(
  'rows that %s scrolls are at their end once they are dragged there, although they are %s than estimated',
  async (_, _height, maxHeight, heightOf) => {
    const screen = await renderInKit(
      <Rows count={2000} heightOf={heightOf} {...(maxHeight !== undefined && { maxHeight })} />,
    );
    const last = screen.getByText('Row 1999', { exact: true });
    expect(await dragToEnd(scrollerOf(maxHeight === undefined), last)).toBeLessThan(2);
  },
);

test('rows that are drawn after the page was scrolled are those in view', async () => {
  const screen = await renderInKit(<Rows count={100} />);
  scrollTo(0, 2000);
  await screen.rerender(<Rows key="new" count={5000} />);
  await expect
    .poll(() => topRow(document.documentElement))
    .toBe(`Row ${String(Math.floor((scrollY - 120) / rowHeight))}`);
});

test('the row with focus stays, however far the list is scrolled', async () => {
  await renderInKit(<Rows count={5000} />);
  await expect.poll(() => drawn().length).toBeGreaterThan(10);
  const focused = drawn()[3];
  focused?.focus();
  scrollTo(0, 60_000);
  await expect.poll(() => topRow(document.documentElement)).toMatch(/^Row (?!3$)/);
  expect(document.activeElement).toBe(focused);
});
