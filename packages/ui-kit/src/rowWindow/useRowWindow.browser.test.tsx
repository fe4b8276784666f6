import { afterEach, expect, test } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { useRowWindow } from './useRowWindow.ts';

const rowHeight = 30;

function Rows({ count, maxHeight }: { readonly count: number; readonly maxHeight?: number }) {
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
            style={{ marginBlockStart: before, blockSize: rowHeight }}
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
