import { expect, test } from 'vitest';
import { atRest, restFromEnd, scrollerOf } from '../testing/atRest.testing.ts';
import { exportJob, todo, type WireFields } from '../testing/demoNotifications.testing.ts';
import { renderInDemo } from '../testing/renderInDemo.testing.tsx';
import { NotificationListView, type NotificationListViewProps } from './NotificationListView.tsx';

const words = 'Sites, crews and dates of the northern programs, with what was added, moved or closed since Friday. ';

/** Gives rows very different heights, the low ones first, so that the first rows are a bad estimate for the others. */
const unevenPayload = (index: number) => ({ description: words.repeat(index < 20 ? 0 : index % 4).slice(0, 240) });

const exportsOf = (count: number, payloadOf: (index: number) => WireFields) =>
  Array.from({ length: count }, (_, index) =>
    exportJob(`m${index}`, index, 'completed', payloadOf(index), { title: `Export ${index + 1}` }),
  );

/** Renders a list whose items the hub brings, all of them at once. */
async function renderAll(list: NotificationListViewProps['list'], items: readonly WireFields[]) {
  const screen = await renderInDemo(<NotificationListView list={list} />);
  screen.platform.publishList(items.toReversed(), 'hub');
  const first = screen.getByRole('listitem').first();
  await expect.element(first).toHaveAttribute('aria-setsize', String(items.length));
  return { ...screen, first, scroller: scrollerOf(screen.getByRole('list').first().element()) };
}

/** Expects a row to be where it was in its list, but for less than so many px. */
async function expectInPlace(scroller: Element, { row, top }: ReturnType<typeof rowInView>, px: number) {
  const view = scroller.getBoundingClientRect();
  await expect.poll(() => Math.abs((row?.getBoundingClientRect().top ?? Number.NaN) - view.top - top)).toBeLessThan(px);
}

/** Finds a row that begins in the view, and its distance from the top of the view. */
function rowInView(scroller: Element) {
  const view = scroller.getBoundingClientRect();
  const row = [...scroller.querySelectorAll('[data-index]')].find((row) => row.getBoundingClientRect().top > view.top);
  return { row, top: (row?.getBoundingClientRect().top ?? Number.NaN) - view.top };
}

/** Finds a row as `rowInView` does, once it stays where it is. */
async function rowAtRest(scroller: Element) {
  await atRest(() => {
    const { row, top } = rowInView(scroller);
    return `${row?.getAttribute('data-index') ?? ''} at ${top}`;
  });
  return rowInView(scroller);
}

test('only rows near the view are in the page, and dragging the scrollbar to the end shows the last row, and the end does not move', async () => {
  const { first, scroller, ...screen } = await renderAll('exports', exportsOf(2000, unevenPayload));
  await expect.element(first).toHaveAttribute('aria-posinset', '1');
  expect(screen.getByRole('listitem').elements().length).toBeLessThan(30);
  for (const start of [0, scroller.scrollHeight / 2]) {
    scroller.scrollTo({ top: start });
    scroller.scrollTo({ top: scroller.scrollHeight });
    const last = screen.getByText('Export 2000', { exact: true });
    await expect.element(last).toBeInViewport();
    expect(await restFromEnd(scroller)).toBeLessThan(2);
  }
});

test('a list makes the page no longer than its visible part', async () => {
  const screen = await renderInDemo(<NotificationListView list="exports" />, exportsOf(40, unevenPayload).toReversed());
  await expect.element(screen.getByText('All loaded')).toBeInTheDocument();
  const scroller = scrollerOf(screen.getByRole('list', { name: 'Exports' }).element());
  expect(scroller.scrollHeight).toBeGreaterThan(2000);
  expect(document.documentElement.scrollHeight).toBeLessThan(1000);
});

test('the estimated length of a list is close to its real length', async () => {
  const even = exportsOf(2000, () => ({ description: words }));
  const { first, scroller } = await renderAll('exports', even);
  await expect
    .poll(() => Math.abs(scroller.scrollHeight / (2000 * first.element().getBoundingClientRect().height) - 1))
    .toBeLessThan(0.02);
});

test('a row removed above does not move the visible rows, even if the rows between were never rendered', async () => {
  const count = 400;
  const todos = Array.from({ length: count }, (_, index) =>
    todo(`t${index}`, index, unevenPayload(index), { title: `To-do ${index + 1}` }),
  );
  const { platform, first, scroller } = await renderAll('todoActive', todos);
  scroller.scrollTo({ top: scroller.scrollHeight / 2 });
  await expect.poll(() => Number(rowInView(scroller).row?.getAttribute('data-index'))).toBeGreaterThan(100);
  const before = await rowAtRest(scroller);
  for (const index of [1, 60, 120]) {
    platform.publish(todo(`t${index}`, 0, { status: 'done' }, { lastModifiedDate: null }));
  }
  await expect.element(first).toHaveAttribute('aria-setsize', String(count - 3));
  expect(before.row?.isConnected).toBe(true);
  await expectInPlace(scroller, before, 2);
});

test('an arrival does not move a list that jumped to its end, past rows that were never rendered', async () => {
  // Rows below the first ones are higher, so the estimate still changes after those in view were measured.
  const notifications = exportsOf(60, (index) => ({ description: index < 3 ? '' : words.repeat(2) }));
  const screen = await renderInDemo(<NotificationListView list="exports" />, notifications);
  await expect.element(screen.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '50');
  const scroller = scrollerOf(screen.getByRole('list', { name: 'Exports' }).element());
  await atRest(() => scroller.scrollHeight);
  // A list that is scrolled by a few pixels counts as being at its top, and takes the new estimate.
  const hasScrolled = new Promise((resolve) => scroller.addEventListener('scrollend', resolve, { once: true }));
  scroller.scrollTo({ top: 4 });
  await hasScrolled;
  scroller.scrollTo({ top: scroller.scrollHeight });
  await expect.element(screen.getByText('Export 50', { exact: true })).toBeInViewport();
  const before = await rowAtRest(scroller);
  screen.platform.publish(exportJob('new', 0, 'completed', {}, { title: 'An arrival' }));
  await expect.element(screen.getByRole('button', { name: '1 new' })).toBeVisible();
  await expectInPlace(scroller, before, 1);
});

test('an expanded description is still expanded when its row comes back into view', async () => {
  const screen = await renderInDemo(
    <NotificationListView list="exports" />,
    exportsOf(50, () => ({ description: words.repeat(3) })),
  );
  await screen.getByRole('button', { name: 'more' }).first().click();
  await expect.element(screen.getByRole('button', { name: 'less' })).toBeVisible();
  const scroller = scrollerOf(screen.getByRole('list', { name: 'Exports' }).element());
  scroller.scrollTo({ top: scroller.scrollHeight });
  await expect.element(screen.getByText('Export 50', { exact: true })).toBeInViewport();
  const second = screen.getByRole('listitem').filter({ hasText: 'Export 2Tower' });
  await expect.element(second).not.toBeInTheDocument();
  scroller.scrollTo({ top: 0 });
  await expect.element(screen.getByRole('button', { name: 'less' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'less' }).elements()).toHaveLength(1);
});
