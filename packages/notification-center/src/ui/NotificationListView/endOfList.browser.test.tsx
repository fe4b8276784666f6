import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { NotificationParts } from '../parts/NotificationParts.ts';
import { restFromEnd } from '../testing/atRest.testing.ts';
import { announcement } from '../testing/demoNotifications.testing.ts';
import { renderInDemo } from '../testing/renderInDemo.testing.tsx';
import { NotificationListView } from './NotificationListView.tsx';

const count = 60;
const firstRows = 20;

/** Rows of these heights, whatever the fonts are. The first ones are a bad estimate for the others. */
const rowsOf = (first: number, others: number): NonNullable<NotificationParts['row']> =>
  function row({ id, title }) {
    return <div style={{ blockSize: Number(id) <= firstRows ? first : others }}>{title}</div>;
  };

async function renderList(parts: NotificationParts) {
  const notifications = Array.from({ length: count }, (_, index) =>
    announcement(`${index + 1}`, index, {}, { title: `Row ${index + 1}` }),
  );
  const screen = await renderInDemo(<NotificationListView list="announcements" parts={parts} />);
  screen.platform.publishList(notifications.toReversed(), 'hub');
  await expect.element(screen.getByRole('listitem').first()).toHaveAttribute('aria-setsize', String(count));
  const scroller = screen.getByRole('list').element().parentElement ?? document.body;
  return { screen, scroller };
}

const dragToEnd = (scroller: Element) => scroller.scrollTo({ top: scroller.scrollHeight });

async function expectAtEnd({ screen, scroller }: Awaited<ReturnType<typeof renderList>>) {
  await expect.element(screen.getByText(`Row ${count}`, { exact: true })).toBeInViewport();
  expect(await restFromEnd(scroller)).toBeLessThan(2);
}

// The first test, because a list takes its first estimate from the last one before it.
test('a list is at its end if it is dragged there while it places its rows, before the event of the scroll', async () => {
  let isDragged = false;
  function DraggingRow({ children }: { readonly children: ReactNode }) {
    const row = useRef<HTMLDivElement>(null);
    // The rows of a list handle a commit before the list does.
    useLayoutEffect(() => {
      const scroller = row.current?.closest('ul')?.parentElement;
      if (isDragged || !scroller) return;
      isDragged = true;
      dragToEnd(scroller);
    }, []);
    return <div ref={row}>{children}</div>;
  }
  const row = rowsOf(100, 100);
  // This row is below the first view, so it comes with those around the view.
  const list = await renderList({
    row: (item, part) => (item.id === '8' ? <DraggingRow>{row(item, part)}</DraggingRow> : row(item, part)),
  });
  await expectAtEnd(list);
});

test.each([
  ['higher', 60, 130],
  ['lower', 130, 60],
])(
  'a list is at its end if it is dragged there as soon as it shows, also if the last rows are %s',
  async (_, ...heights) => {
    const list = await renderList({ row: rowsOf(...heights) });
    dragToEnd(list.scroller);
    await expectAtEnd(list);
  },
);

test('rows at the end are placed by their own heights before they are painted', async () => {
  const { scroller } = await renderList({ row: rowsOf(100, 130) });
  await expect.poll(() => scroller.querySelector('[data-placed]')).not.toBeNull();
  const list = scroller.querySelector('ul') ?? scroller;
  const overhang = new Promise<number>((resolve) => {
    const rows = new MutationObserver(() => {
      const last = list.querySelector('[data-last]');
      if (last === null) return;
      rows.disconnect();
      // The list's own observer is called first, and both before the row is painted.
      const size = new ResizeObserver(() => {
        size.disconnect();
        resolve(last.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom);
      });
      size.observe(last);
    });
    rows.observe(list, { childList: true });
  });
  dragToEnd(scroller);
  expect(await overhang).toBeCloseTo(0, 0);
});
