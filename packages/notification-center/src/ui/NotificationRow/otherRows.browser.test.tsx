import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NotificationListView } from '../NotificationListView/index.ts';
import { announcement, exportJob, importJob, item, todo } from '../testing/demoNotifications.testing.ts';
import { renderInDemo } from '../testing/renderInDemo.testing.tsx';

const words = (length: number) =>
  'word '
    .repeat(Math.ceil(length / 5))
    .slice(0, length)
    .trim();

test('a to-do switches to its program, then goes to its route', async () => {
  const order: unknown[] = [];
  const screen = await renderInDemo(<NotificationListView list="todoActive" />, {
    notifications: [todo('t', 1)],
    callbacks: {
      navigate: (path) => order.push(path),
      switchProgram: async (program) => {
        order.push(program);
      },
    },
  });
  await screen.getByRole('button', { name: /^Unread: Approve/ }).click();
  await expect.poll(() => order).toEqual([{ id: 'NFB', name: 'Northern Fiber Build' }, '/apps/closeoutApproval']);
  await expect.element(screen.getByRole('button', { name: /^Approve/ })).toBeVisible();
});

test.each([
  ['todoActive', todo('x', 1, { description: words(400) }), 130],
  ['announcements', announcement('x', 1, { description: words(400) }), 100],
  ['imports', importJob('x', 1, 'enqueued', { description: words(400) }), 100],
] as const)('in %s a description is cut at a word, and the whole is one key away', async (list, fields, limit) => {
  const screen = await renderInDemo(<NotificationListView list={list} />, { notifications: [fields] });
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
  ['medium', 'Medium priority'],
  ['low', 'Low priority'],
  ['INFO', 'For information'],
])('priority %s reads %s', async (priority, text) => {
  const screen = await renderInDemo(<NotificationListView list="todoActive" />, {
    notifications: [todo('t', 1, { priority })],
  });
  await expect.element(screen.getByText(text)).toBeVisible();
});

test('a row says what it is about: time, program, purchase order', async () => {
  const screen = await renderInDemo(<NotificationListView list="todoActive" />, {
    notifications: [todo('t', 4, { poNumber: '4500017733' })],
  });
  const row = screen.getByRole('listitem').first();
  await expect.element(row).toMatchTextContent('4 minutes ago');
  await expect.element(row).toMatchTextContent('Northern Fiber Build');
  await expect.element(row).toMatchTextContent('PO 4500017733');
});

describe('the menu', () => {
  const open = async (name: string, notifications: Parameters<typeof renderInDemo>[1]) => {
    const screen = await renderInDemo(<NotificationListView list="all" />, notifications);
    await screen.getByRole('button', { name: `Actions for ${name}` }).click();
    await expect.element(screen.getByRole('menu')).toBeVisible();
    return {
      ...screen,
      items: screen
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent),
    };
  };

  test.each([
    ['an unread to-do', todo('x', 1, {}, { title: 'It' }), ['Mark as read']],
    ['a read export', exportJob('x', 1, 'completed', {}, { title: 'It', read: true }), ['Mark as unread']],
    ['a read import', importJob('x', 1, 'enqueued', {}, { title: 'It', read: true }), ['Mark as unread']],
    ['an unread failure', exportJob('x', 1, 'failed', {}, { title: 'It' }), ['Mark as read', 'Error Details']],
    [
      'a read failure',
      importJob('x', 1, 'failed', {}, { title: 'It', read: true }),
      ['Mark as unread', 'Error Details'],
    ],
  ])('of %s offers %o', async (_, fields, expected) => {
    const { items } = await open('It', { notifications: [fields] });
    expect(items).toEqual(expected);
  });

  test.each([
    ['a read to-do', todo('x', 1, {}, { read: true })],
    ['a read announcement', announcement('x', 1, {}, { read: true })],
    ['a running export', exportJob('x', 1, 'running')],
    ['a retrying import', importJob('x', 1, 'retrying')],
  ])('of %s is not there', async (_, fields) => {
    const screen = await renderInDemo(<NotificationListView list="all" />, { notifications: [fields] });
    await expect.element(screen.getByRole('listitem').first()).toBeVisible();
    expect(screen.getByRole('button', { name: /^Actions for/ }).elements()).toEqual([]);
  });

  test('opens by keyboard, and gives focus back to its button', async () => {
    const screen = await renderInDemo(<NotificationListView list="all" />, {
      notifications: [exportJob('x', 1, 'completed', {}, { title: 'It' })],
    });
    const button = screen.getByRole('button', { name: 'Actions for It' });
    await expect.element(button).toBeVisible();
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('menuitem', { name: 'Mark as read' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(screen.getByRole('button', { name: 'It', exact: true })).toBeVisible();
    await expect.element(button).toHaveFocus();
  });

  test('that goes when it has been used leaves focus in its row', async () => {
    const screen = await renderInDemo(<NotificationListView list="all" />, {
      notifications: [todo('x', 1, {}, { title: 'It' }), todo('y', 2, {}, { title: 'Other' })],
    });
    const button = screen.getByRole('button', { name: 'Actions for It' });
    await button.click();
    await screen.getByRole('menuitem', { name: 'Mark as read' }).click();
    await expect.element(button).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'It', exact: true })).toHaveFocus();
  });
});

test('a mark that the service refuses is taken back, with a toast', async () => {
  const screen = await renderInDemo(<NotificationListView list="all" />, {
    notifications: [announcement('a', 1, {}, { title: 'It' })],
    setUp: ({ failNext }) => failNext('markAsRead'),
  });
  await screen.getByRole('button', { name: 'Unread: It' }).click();
  await expect
    .element(screen.getByRole('region').getByText('Error trying to mark the notification as read'))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Unread: It' })).toBeVisible();
  const list = screen.getByRole('list', { name: 'All' }).element();
  await expect.poll(() => list.contains(document.activeElement)).toBe(true);
});

test('what is read and leads nowhere is plain text, and keeps the focus of the press that read it', async () => {
  const screen = await renderInDemo(<NotificationListView list="announcements" />, {
    notifications: [announcement('a', 1, {}, { title: 'It' })],
  });
  await screen.getByRole('button', { name: 'Unread: It' }).click();
  await expect.element(screen.getByRole('button', { name: 'It', exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('listitem').first()).toHaveFocus();
});

describe('hostile input is text, or a link that cannot be followed', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example/apps',
    '\\\\evil.example',
    'http://evil.example',
    'https://user:secret@evil.example',
    'blob:https://evil.example/1',
  ])('route %s leads nowhere', async (route) => {
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

  test.each([
    ['no object', null],
    ['a text', 'notification'],
    ['a number', 42],
    ['a list', [[]]],
    ['no id', { title: 'no id' }],
    ['an id that is an object', { id: { toString: 'x' }, title: 'odd' }],
    [
      'texts that are objects',
      { id: '1', type: 'todo', title: { a: 1 }, payload: { description: ['x'], programName: {} } },
    ],
    ['a payload that is a text', { id: '1', type: 'export', payload: 'failed' }],
    ['dates that are none', { id: '1', type: 'todo', dateTime: 'soon', lastModifiedDate: 'Infinity', createdDate: {} }],
    ['an endless title', { id: '1', type: 'todo', title: 'x'.repeat(1_000_000) }],
  ])('%s does not blank the list', async (_, input) => {
    const screen = await renderInDemo(<NotificationListView list="all" />, {
      notifications: [todo('fine', 5, {}, { title: 'A fine one' })],
    });
    await expect.element(screen.getByText('A fine one')).toBeVisible();
    screen.platform.hub.sendNotificationList([input]);
    await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(2);
    await expect.element(screen.getByText('A fine one')).toBeInTheDocument();
  });
});

test('a row that throws shows as one that could not be read; the next version is tried again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const parts = {
    row: ({ title }: { title: string }, part: React.ReactNode) => {
      if (title === 'Broken') throw new Error('This row cannot be drawn.');
      return part;
    },
  };
  const screen = await renderInDemo(<NotificationListView list="all" parts={parts} />, {
    notifications: [todo('b', 1, {}, { title: 'Broken' }), todo('f', 2, {}, { title: 'A fine one' })],
  });
  await expect.element(screen.getByText('This notification could not be read')).toBeVisible();
  await expect.element(screen.getByText('A fine one')).toBeVisible();
  screen.platform.publish(todo('b', 0, {}, { title: 'Mended', lastModifiedDate: null }));
  await expect.element(screen.getByText('Mended')).toBeVisible();
  logged.mockRestore();
});

test('parts can be drawn in another way', async () => {
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
