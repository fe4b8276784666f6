import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NotificationListView } from '../NotificationListView/NotificationListView.tsx';
import { announcement, exportJob, importJob, todo } from '../testing/demoNotifications.testing.ts';
import { renderInDemo } from '../testing/renderInDemo.testing.tsx';

const words = (length: number) =>
  'word '
    .repeat(Math.ceil(length / 5))
    .slice(0, length)
    .trim();

test.each([
  ['todoActive', todo('x', 1, { description: words(400) }), 130],
  ['announcements', announcement('x', 1, { description: words(400) }), 100],
  ['imports', importJob('x', 1, 'enqueued', { description: words(400) }), 100],
] as const)('in %s a description is cut at a word, and the whole is one key away', async (list, fields, limit) => {
  const screen = await renderInDemo(<NotificationListView list={list} />, [fields]);
  const more = screen.getByRole('button', { name: 'more' });
  await expect.element(more).toBeVisible();
  const shown = screen.getByText(/^word word/).element().textContent;
  expect(shown.endsWith('word…')).toBe(true);
  expect(shown.length - 1).toBeLessThanOrEqual(limit);
  expect(shown.length - 1).toBeGreaterThan(limit - 6);
  more.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(words(400), { exact: true })).toBeVisible();
});

test.each([
  ['high', 'High priority'],
  ['INFO', 'For information'],
])('priority %s reads %s', async (priority, text) => {
  const screen = await renderInDemo(<NotificationListView list="todoActive" />, [todo('t', 1, { priority })]);
  await expect.element(screen.getByText(text)).toBeVisible();
});

test('a row shows its time, program and purchase order', async () => {
  const screen = await renderInDemo(<NotificationListView list="todoActive" />, [
    todo('t', 4, { poNumber: '4500017733' }),
  ]);
  const row = screen.getByRole('listitem').first();
  await expect.element(row).toMatchTextContent('4 minutes ago');
  await expect.element(row).toMatchTextContent('Northern Fiber Build');
  await expect.element(row).toMatchTextContent('PO 4500017733');
});

test('a read item without a target is plain text, and keeps the focus of the press that marked it', async () => {
  const screen = await renderInDemo(<NotificationListView list="announcements" />, [
    announcement('a', 1, {}, { title: 'It' }),
  ]);
  await screen.getByRole('button', { name: 'Unread: It' }).click();
  await expect.element(screen.getByRole('button', { name: 'It', exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('listitem').first()).toHaveFocus();
});

test('parts can be replaced', async () => {
  const parts = {
    icon: () => <i>own icon</i>,
    meta: (_: unknown, part: React.ReactNode) => (
      <>
        <span>own meta</span>
        {part}
      </>
    ),
    actions: () => <button type="button">own action</button>,
    menu: () => null,
    empty: (list: string) => <p>own empty {list}</p>,
  };
  const screen = await renderInDemo(<NotificationListView list="exports" parts={parts} />);
  await expect.element(screen.getByText('own empty exports')).toBeVisible();
  screen.platform.publish(exportJob('x', 0, 'completed'));
  for (const text of ['own icon', 'own meta', 'own action', 'Tower Modernization'])
    await expect.element(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Actions/ }).elements()).toEqual([]);
});

test('an announcement that must be read is confirmed once the service has stored the receipt', async () => {
  const fields = announcement('m', 1, { mustRead: true }, { title: 'New rules for work at height' });
  const screen = await renderInDemo(<NotificationListView list="announcements" />, [fields]);
  await expect.element(screen.getByText('Must be read')).toBeVisible();
  const confirm = screen.getByRole('button', { name: 'I have read this: New rules for work at height' });
  screen.platform.failNext('giveReceipt');
  await confirm.click();
  await expect
    .element(screen.getByRole('group', { name: 'Error confirming that you have read the notification' }))
    .toBeVisible();
  await expect.element(screen.getByText('Must be read')).toBeVisible();
  await confirm.click();
  await expect.element(screen.getByText(/^Read and confirmed: \w{3}, \w{3} \d/)).toBeVisible();
  await expect.element(confirm).not.toBeInTheDocument();
  expect(screen.platform.server.get('m')).toMatchObject({ read: true, payload: { receiptDate: expect.any(String) } });
});
