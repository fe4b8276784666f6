import { describe, expect, test, vi } from 'vitest';
import { NotificationListView } from '../NotificationListView/NotificationListView.tsx';
import { exportJob, item, todo } from '../testing/demoNotifications.testing.ts';
import { renderInDemo } from '../testing/renderInDemo.testing.tsx';

describe('hostile input is text, or a link that cannot be followed', () => {
  // Every form of such a route is refused in `links.test.ts`, and every such input read in `parseNotification.hostile.test.ts`.
  test.each(['javascript:alert(1)', '//evil.example/apps'])('a click does not follow the route %s', async (route) => {
    const [navigate, openUrl] = [vi.fn(), vi.fn()];
    const screen = await renderInDemo(<NotificationListView list="all" />, {
      notifications: [item('x', 1, { type: 'other', title: 'It', payload: { route } })],
      callbacks: { navigate, openUrl },
    });
    await screen.getByRole('button', { name: 'Unread: It' }).click();
    await expect.element(screen.getByText('It', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'It', exact: true })).not.toBeInTheDocument();
    expect(screen.container.querySelector('a')).toBeNull();
    expect([...navigate.mock.calls, ...openUrl.mock.calls]).toEqual([]);
  });

  const markup = '<img src=x onerror="document.title=1"><b>bold</b>';
  test('markup in every text stays text', async () => {
    const screen = await renderInDemo(<NotificationListView list="all" />, {
      notifications: [
        exportJob(
          'x',
          1,
          'failed',
          {
            description: markup,
            programName: markup,
            status: 'failed',
            error: markup,
            iconColor: 'red;} * {display:none',
          },
          { title: markup },
        ),
      ],
      withDialogs: true,
    });
    const row = screen.getByRole('listitem').first();
    await expect.element(row).toMatchTextContent(markup);
    await screen.getByRole('button', { name: `Unread: ${markup}` }).click();
    await expect.element(screen.getByRole('alertdialog')).toMatchTextContent(markup);
    expect(document.querySelector('img, b')).toBeNull();
  });

  test('no object, texts that are objects and an endless title do not blank the list', async () => {
    const screen = await renderInDemo(<NotificationListView list="all" />, [
      todo('fine', 5, {}, { title: 'A fine one' }),
    ]);
    await expect.element(screen.getByText('A fine one')).toBeVisible();
    for (const [index, input] of [
      null,
      { id: '1', type: 'todo', title: { a: 1 }, payload: { description: ['x'], programName: {} } },
      { id: '2', type: 'todo', title: 'x'.repeat(1_000_000) },
    ].entries()) {
      screen.platform.hub.sendNotificationList([input]);
      await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(index + 2);
      await expect.element(screen.getByText('A fine one')).toBeInTheDocument();
    }
  });
});

test('a row that throws shows as unreadable, and the next version is rendered again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const parts = {
    row: ({ title }: { title: string }, part: React.ReactNode) => {
      if (title === 'Broken') throw new Error('This row cannot be drawn.');
      return part;
    },
  };
  const screen = await renderInDemo(<NotificationListView list="all" parts={parts} />, [
    todo('b', 1, {}, { title: 'Broken' }),
    todo('f', 2, {}, { title: 'A fine one' }),
  ]);
  await expect.element(screen.getByText('This notification could not be read')).toBeVisible();
  await expect.element(screen.getByText('A fine one')).toBeVisible();
  screen.platform.publish(todo('b', 0, {}, { title: 'Mended', lastModifiedDate: null }));
  await expect.element(screen.getByText('Mended')).toBeVisible();
  logged.mockRestore();
});

test('a date of a service whose clock is ahead reads as now', async () => {
  const screen = await renderInDemo(<NotificationListView list="all" />, [
    todo('early', -120, {}, { title: 'An early one' }),
  ]);
  await expect.element(screen.getByRole('listitem').getByRole('time')).toMatchTextContent(/^now/u);
});
