import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exportJob, todo } from '../testing/demoNotifications.testing.ts';
import { renderInDemo, textsOf } from '../testing/renderInDemo.testing.tsx';
import { NotificationListView } from './NotificationListView.tsx';

const day = 24 * 60;
const options = { hasDateGroups: true, hasShortcuts: true };
afterEach(() => {
  vi.useRealTimers();
});

test('each group begins with its name, and a row that arrives takes the first one over', async () => {
  const screen = await renderInDemo(<NotificationListView list="all" isGrouped />, {
    ...options,
    notifications: [todo('a', 0), todo('b', 40 * day), todo('c', 41 * day)],
  });
  const headings = () => textsOf(screen.getByRole('heading'));
  await expect.poll(headings).toEqual(['Today', 'Older']);
  const rows = () => screen.getByRole('listitem').elements();
  expect(rows()[1]?.querySelector('h2')?.textContent).toBe('Older');
  screen.platform.publish(todo('d', 0, {}, { title: 'New', lastModifiedDate: null }));
  await expect.element(screen.getByRole('listitem').first()).toMatchTextContent(/^Today.*New/);
  expect(headings()).toEqual(['Today', 'Older']);
  // No row covers another one after the heading has moved.
  const boxes = () => rows().map((row) => row.getBoundingClientRect());
  await expect
    .poll(() => boxes().every((box, at) => Math.abs(box.top - (boxes()[at - 1]?.bottom ?? box.top)) < 1))
    .toBe(true);
});

test('the groups are of the day in the zone of the person, and change at their midnight', async () => {
  // Five minutes before midnight in Kathmandu.
  vi.useFakeTimers({ now: Date.parse('2026-03-01T18:10:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const screen = await renderInDemo(<NotificationListView list="all" isGrouped />, {
    ...options,
    timeZones: ['Asia/Kathmandu'],
    notifications: [todo('a', 0), todo('b', 40 * day)],
  });
  const groups = () => textsOf(screen.getByRole('heading'));
  await expect.poll(groups).toEqual(['Today', 'Older']);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  await expect.poll(groups).toEqual(['Yesterday', 'Older']);
});

test('j and k move, e and u mark, Enter opens; all of them only while the list has focus', async () => {
  const screen = await renderInDemo(
    <>
      <input aria-label="Search" />
      <NotificationListView list="exports" />
    </>,
    {
      ...options,
      notifications: [
        exportJob('a', 1, 'failed', { error: 'No disk' }, { title: 'First' }),
        exportJob('b', 2, 'completed', {}, { title: 'Second' }),
      ],
      withDialogs: true,
    },
  );
  const row = (name: string) => screen.getByRole('button', { name, exact: true });
  await expect.element(row('Unread: First')).toBeVisible();
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('jeku');
  await expect.element(screen.getByRole('textbox')).toHaveValue('jeku');
  await userEvent.tab();
  await userEvent.keyboard('j');
  await expect.element(row('Unread: Second')).toHaveFocus();
  await userEvent.keyboard('e');
  await expect.element(row('Second')).toHaveFocus();
  await userEvent.keyboard('u');
  await expect.element(row('Unread: Second')).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(row('Unread: First')).toHaveFocus();
  await userEvent.keyboard('{Control>}j{/Control}');
  await expect.element(row('Unread: First')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alertdialog', { name: 'Error on First' })).toBeVisible();
});
