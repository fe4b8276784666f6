import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { atRest, scrollerOf } from '../testing/atRest.testing.ts';
import { exportJob, manyExports, todo } from '../testing/demoNotifications.testing.ts';
import { renderInDemo } from '../testing/renderInDemo.testing.tsx';
import { NotificationListView } from './NotificationListView.tsx';

/** Returns the title of a fully visible row that is not the first. */
function titleInView(scroller: Element): Element | null {
  const view = scroller.getBoundingClientRect();
  const titles = [...scroller.querySelectorAll('[data-row-press]')];
  return (
    titles.find(
      (title) =>
        title.getBoundingClientRect().top > view.top + 100 &&
        title.getBoundingClientRect().bottom < view.bottom &&
        !title.textContent.endsWith('Export 1'),
    ) ?? null
  );
}

test('an app says above the rows, in their place, what it wants, and at their end that older ones cannot be loaded', async () => {
  const parts = { above: () => <p>As of noon</p>, error: () => <p>This needs the network.</p> };
  const screen = await renderInDemo(<NotificationListView list="exports" parts={parts} />, manyExports(60));
  await expect.element(screen.getByRole('listitem').first()).toBeVisible();
  await expect.element(screen.getByText('As of noon')).toBeVisible();
  expect(screen.container.querySelector('[data-list]')?.getBoundingClientRect().height).toBe(360);
  screen.platform.failNext('getFilteredNotifications', 10);
  await screen.getByRole('button', { name: 'LOAD MORE ...' }).click();
  await expect.element(screen.getByText('This needs the network.')).toBeVisible();
  await expect.element(screen.getByRole('listitem').first()).toBeVisible();
});

test('arrow keys, Home and End move between rows, and Tab stops at one row and then at its actions', async () => {
  const screen = await renderInDemo(<NotificationListView list="exports" />, manyExports(40));
  const title = (number: number) => screen.getByRole('button', { name: new RegExp(`^(Unread: )?Export ${number}$`) });
  await expect.element(title(1)).toBeVisible();
  await userEvent.tab();
  await expect.element(title(1)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(title(3)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(title(2)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(title(40)).toHaveFocus();
  await expect.element(title(40)).toBeInViewport();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(title(40)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(title(1)).toHaveFocus();
  await expect.element(title(1)).toBeInViewport();

  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Download: Export 1' }).first()).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Actions for Export 1' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('list', { name: 'Exports' }).element().contains(document.activeElement)).toBe(false);
});

test('arrivals in a scrolled list wait behind a button, and no row moves', async () => {
  const screen = await renderInDemo(<NotificationListView list="exports" />, manyExports(40));
  await expect.element(screen.getByRole('listitem').first()).toBeVisible();
  const scroller = scrollerOf(screen.getByRole('list', { name: 'Exports' }).element());
  scroller.scrollTo({ top: 900 });
  await expect.poll(() => titleInView(scroller)).not.toBeNull();
  const row = titleInView(scroller);
  // The rows around the view are drawn after those in it, and their heights may move it by a part of a pixel.
  const index = Number(row?.closest<HTMLElement>('[data-index]')?.dataset['index']);
  await expect.poll(() => scroller.querySelector(`[data-index="${index - 4}"]`)).not.toBeNull();
  const before = await atRest(() => row?.getBoundingClientRect().top ?? Number.NaN);

  screen.platform.publishList([
    // It was marked elsewhere, which is no news.
    exportJob('n0', 0, 'completed', {}, { read: true }),
    exportJob('n1', 0, 'enqueued'),
    exportJob('n2', 0, 'enqueued', {}, { title: 'Newest' }),
  ]);
  const button = screen.getByRole('button', { name: '2 new' });
  await expect.element(button).toBeVisible();
  expect(row?.isConnected).toBe(true);
  await expect.poll(() => Math.abs((row?.getBoundingClientRect().top ?? Number.NaN) - before)).toBeLessThan(1);

  await button.click();
  await expect.element(screen.getByRole('listitem').first()).toMatchTextContent(/Newest/);
  await expect.element(screen.getByRole('button', { name: 'Unread: Newest' })).toHaveFocus();
  await expect.element(button).not.toBeInTheDocument();
  expect(scroller.scrollTop).toBe(0);
});

test('arrivals enter automatically if the list is at its top, and a change of one item renders only its row', async () => {
  const drawn: string[] = [];
  const parts = {
    row: (notification: { id: string }, part: React.ReactNode) => {
      drawn.push(notification.id);
      return part;
    },
  };
  const screen = await renderInDemo(<NotificationListView list="exports" parts={parts} />, manyExports(3));
  await expect.element(screen.getByText('Export 3', { exact: true })).toBeVisible();
  screen.platform.publish(exportJob('n1', 0, 'enqueued', {}, { title: 'Newest' }));
  await expect.element(screen.getByRole('listitem').first()).toMatchTextContent(/Newest/);
  expect(screen.getByRole('button', { name: /new$/ }).elements()).toEqual([]);
  drawn.length = 0;
  screen.platform.publish(exportJob('m1', 1, 'completed', {}, { title: 'Export 2 again', lastModifiedDate: null }));
  await expect.element(screen.getByText('Export 2 again')).toBeVisible();
  expect(new Set(drawn)).toEqual(new Set(['m1']));
});

test('LOAD MORE loads older rows, and disappears after the last page', async () => {
  const screen = await renderInDemo(<NotificationListView list="exports" />, manyExports(60));
  const first = screen.getByRole('listitem').first();
  await expect.element(first).toHaveAttribute('aria-setsize', '50');
  await screen.getByRole('button', { name: 'LOAD MORE ...' }).click();
  await expect.element(first).toHaveAttribute('aria-setsize', '60');
  await expect.element(screen.getByRole('button', { name: 'LOAD MORE ...' })).not.toBeInTheDocument();
});

test('a list that cannot be loaded shows an error and a retry', async () => {
  const screen = await renderInDemo(<NotificationListView list="exports" />, {
    notifications: manyExports(2),
    setUp: ({ failNext }) => failNext('getFilteredNotifications', 10, 'The database is resting.'),
  });
  await expect
    .element(screen.getByRole('alert').filter({ hasText: 'An error occurred loading the notifications' }))
    .toBeVisible();
  await expect.element(screen.getByText('The database is resting.')).toBeVisible();
  screen.platform.failNext('getFilteredNotifications', 0);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Export 1', { exact: true })).toBeVisible();
});

test.each([
  ['todoActive', 'No Pending activity. Keep it up!'],
  ['todoArchive', 'No archive todos here'],
  ['exports', 'No Pending Export Request'],
  ['imports', 'No Pending Import Request'],
  ['announcements', 'No New Notification'],
] as const)('an empty list of %s says: %s', async (list, text) => {
  const screen = await renderInDemo(<NotificationListView list={list} />);
  await expect.element(screen.getByText(text)).toBeVisible();
});

test('seven placeholders show while the first page loads', async () => {
  const screen = await renderInDemo(<NotificationListView list="exports" />, { latencyMs: 600_000 });
  const placeholder = screen.getByRole('status').filter({ hasText: 'Loading' });
  await expect.element(placeholder).toBeInTheDocument();
  expect(placeholder.element().querySelectorAll('[aria-hidden] > *')).toHaveLength(7);
});

test('focus stays in the list when the focused row is removed', async () => {
  const screen = await renderInDemo(<NotificationListView list="todoActive" />, [
    todo('t1', 1),
    todo('t2', 2, {}, { title: 'Second' }),
    todo('t3', 3, {}, { title: 'Third' }),
  ]);
  const second = screen.getByRole('button', { name: 'Unread: Second' });
  await expect.element(second).toBeVisible();
  second.element().focus();
  screen.platform.publish(todo('t2', 0, { status: 'done' }, { title: 'Second', lastModifiedDate: null }));
  await expect.element(screen.getByRole('button', { name: 'Unread: Third' })).toHaveFocus();
});
