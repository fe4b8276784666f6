import { describe, expect, test } from 'vitest';
import { NotificationListView } from '../NotificationListView/NotificationListView.tsx';
import { exportJob, importJob, todo } from '../testing/demoNotifications.testing.ts';
import { renderInDemo, textsOf } from '../testing/renderInDemo.testing.tsx';

describe('the menu', () => {
  const open = async (name: string, notifications: Parameters<typeof renderInDemo>[1]) => {
    const screen = await renderInDemo(<NotificationListView list="all" />, notifications);
    await screen.getByRole('button', { name: `Actions for ${name}` }).click();
    await expect.element(screen.getByRole('menu')).toBeVisible();
    return textsOf(screen.getByRole('menuitem'));
  };

  test.each([
    ['an unread to-do', todo('x', 1, {}, { title: 'It' }), ['Mark as read']],
    ['a read export', exportJob('x', 1, 'completed', {}, { title: 'It', read: true }), ['Mark as unread']],
    [
      'a read failure',
      importJob('x', 1, 'failed', {}, { title: 'It', read: true }),
      ['Mark as unread', 'Error Details'],
    ],
  ])('of %s offers %o', async (_, fields, expected) => {
    expect(await open('It', { notifications: [fields] })).toEqual(expected);
  });

  test('of a read to-do and of a retrying import is missing', async () => {
    const rows = [todo('x', 1, {}, { read: true }), importJob('y', 1, 'retrying')];
    const screen = await renderInDemo(<NotificationListView list="all" />, rows);
    await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(2);
    expect(screen.getByRole('button', { name: /^Actions for/ }).elements()).toEqual([]);
  });

  test('leaves focus in its row if it disappears after use', async () => {
    const screen = await renderInDemo(<NotificationListView list="all" />, [
      todo('x', 1, {}, { title: 'It' }),
      todo('y', 2, {}, { title: 'Other' }),
    ]);
    const button = screen.getByRole('button', { name: 'Actions for It' });
    await button.click();
    await screen.getByRole('menuitem', { name: 'Mark as read' }).click();
    await expect.element(button).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'It', exact: true })).toHaveFocus();
  });
});
