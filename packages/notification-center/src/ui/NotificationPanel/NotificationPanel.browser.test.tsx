import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NotificationBellButton } from '../NotificationBell/NotificationBellButton.tsx';
import {
  announcement,
  exportJob,
  importJob,
  manyExports,
  todo,
  workingDay,
} from '../testing/demoNotifications.testing.ts';
import { renderInDemo, textsOf } from '../testing/renderInDemo.testing.tsx';
import { NotificationPanel, type NotificationPanelProps } from './NotificationPanel.tsx';

/** A bell and its panel, as in an app. */
function BellAndPanel(props: Partial<NotificationPanelProps>) {
  const [isOpen, setIsOpen] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  return (
    <>
      <NotificationBellButton ref={bell} isOpen={isOpen} onPress={() => setIsOpen(!isOpen)} />
      <NotificationPanel isOpen={isOpen} onOpenChange={setIsOpen} returnFocusTo={bell} {...props} />
    </>
  );
}

const open = { isOpen: true, onOpenChange: () => undefined } as const;

// The first test of the file: the code of the chip is not loaded yet.
test('the chip of push notifications moves nothing when it arrives', async () => {
  const screen = await renderInDemo(<NotificationPanel {...open} pushPermission="denied" />, workingDay());
  const places = new Set<number>();
  const chip = screen.getByRole('button', { name: /Push notifications disabled/ });
  await expect
    .poll(() => {
      const tabs = screen.getByRole('tablist').query();
      if (tabs !== null) places.add(tabs.getBoundingClientRect().top);
      return chip.query();
    })
    .not.toBeNull();
  places.add(screen.getByRole('tablist').element().getBoundingClientRect().top);
  expect([...places]).toHaveLength(1);
});

test('the bell opens the panel, and gets focus back when it closes', async () => {
  const screen = await renderInDemo(<BellAndPanel />, workingDay());
  const bell = screen.getByRole('button', { name: 'Notifications, 7 unread' });
  await bell.click();
  const panel = screen.getByRole('dialog', { name: 'Notifications' });
  await expect.element(panel).toBeVisible();
  await expect.element(bell).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(bell).toHaveFocus();
});

test('a connection that is lost while it is open moves nothing that is read', async () => {
  const screen = await renderInDemo(<NotificationPanel {...open} />, workingDay());
  await expect.poll(() => screen.center.connection.get()).toBe('connected');
  const row = screen.getByRole('listitem').first();
  await expect.element(row).toBeVisible();
  const before = row.element().getBoundingClientRect().top;
  screen.platform.hub.refuse();
  await expect.element(screen.getByRole('status').filter({ hasText: /^Reconnecting/ })).toBeVisible();
  expect(row.element().getBoundingClientRect().top).toBe(before);
});

test('its tabs are Active, Archive, Exports, Imports and All, each with its list', async () => {
  const screen = await renderInDemo(<NotificationPanel {...open} />, [
    todo('t1', 1, {}, { title: 'To do' }),
    todo('t2', 2, { status: 'done' }, { title: 'Done' }),
    exportJob('e', 3, 'enqueued', {}, { title: 'An export' }),
    importJob('i', 4, 'enqueued', {}, { title: 'An import' }),
    announcement('a', 5),
  ]);
  const names = ['Active', 'Archive', 'Exports', 'Imports', 'All'];
  await expect.element(screen.getByRole('tab').first()).toBeVisible();
  expect(textsOf(screen.getByRole('tab'))).toEqual(names);
  for (const [index, title] of ['To do', 'Done', 'An export', 'An import'].entries()) {
    await screen.getByRole('tab', { name: names[index] ?? '' }).click();
    const list = screen.getByRole('list', { name: names[index] ?? '' });
    await expect.element(list.getByRole('listitem')).toMatchTextContent(title);
  }
  // The badge counts all five.
  await expect.poll(() => screen.center.unreadCount.get()).toBe(5);
  await screen.getByRole('tab', { name: 'All' }).click();
  await expect.poll(() => screen.getByRole('list', { name: 'All' }).getByRole('listitem').elements().length).toBe(5);
});

test('an app chooses the tabs and their order, and opens on the first if it asks for another', async () => {
  const tabs: NotificationPanelProps['tabs'] = ['announcements', 'all', 'requests'];
  const screen = await renderInDemo(<NotificationPanel {...open} tabs={tabs} tab="exports" />, [announcement('a', 5)]);
  await expect.element(screen.getByRole('tab', { selected: true })).toHaveTextContent('Announcements');
  expect(textsOf(screen.getByRole('tab'))).toEqual(['Announcements', 'All', 'Requests']);
});

describe('the tab on which the panel opens', () => {
  // The panel opens beside the page, which can still be used.
  beforeEach(() => page.viewport(1280, 800));
  afterEach(() => page.viewport(414, 896));

  /** Buttons that request a tab, as a module or a bell does. */
  function Asked() {
    const [{ isOpen, tab }, setAsked] = useState<Pick<NotificationPanelProps, 'isOpen' | 'tab'>>({ isOpen: false });
    return (
      <>
        <button onClick={() => setAsked({ isOpen: true })}>Bell</button>
        <button onClick={() => setAsked({ isOpen: true, tab: 'exports' })}>Ask for exports</button>
        <button onClick={() => setAsked({ isOpen: true, tab: 'imports' })}>Ask for imports</button>
        <NotificationPanel isOpen={isOpen} tab={tab} onOpenChange={() => setAsked({ isOpen: false })} />
      </>
    );
  }

  test.each([
    ['Active', todo('t', 1), exportJob('e', 2, 'failed', {})],
    ['Exports', todo('t', 1, {}, { read: true }), exportJob('e', 2, 'failed', {})],
    ['All', announcement('a', 1), exportJob('e', 2, 'failed', {}, { read: true })],
    ['Active', announcement('a', 1, {}, { read: true }), exportJob('e', 2, 'failed', {}, { read: true })],
  ])('is %s, the first with something unread, and stays when that is read', async (name, ...notifications) => {
    const screen = await renderInDemo(<Asked />, notifications);
    await screen.getByRole('button', { name: 'Bell' }).click();
    const shown = screen.getByRole('dialog').getByRole('tab', { selected: true });
    await expect.element(shown).toHaveTextContent(name);
    void screen.center.readState.markAllAsRead();
    await expect.poll(() => screen.center.unreadCount.get()).toBe(0);
    await expect.element(shown).toHaveTextContent(name);
  });

  test('is the requested one, and the choice of the person holds until the next opening', async () => {
    const screen = await renderInDemo(<Asked />);
    const shown = () => screen.getByRole('dialog').getByRole('tab', { selected: true });
    const close = async () => {
      await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    };
    const ask = (name: string) => screen.getByRole('button', { name, exact: true }).click();

    await ask('Ask for exports');
    await expect.element(shown()).toHaveTextContent('Exports');
    await ask('Ask for imports');
    await expect.element(shown()).toHaveTextContent('Imports');

    await screen.getByRole('tab', { name: 'Archive' }).click();
    await ask('Ask for exports');
    await expect.element(shown()).toHaveTextContent('Archive');

    await close();
    await ask('Ask for exports');
    await expect.element(shown()).toHaveTextContent('Exports');
    await close();
    await ask('Bell');
    await expect.element(shown()).toHaveTextContent('Active');
  });
});

test('a done to-do moves from Active to Archive', async () => {
  const screen = await renderInDemo(<NotificationPanel {...open} tab="active" />, [todo('t', 1, {}, { title: 'It' })]);
  await expect.element(screen.getByRole('button', { name: 'Unread: It' })).toBeVisible();
  screen.platform.publish(todo('t', 0, { status: 'active' }, { title: 'It', delete: true, lastModifiedDate: null }));
  await expect.element(screen.getByText('No Pending activity. Keep it up!')).toBeVisible();
  await screen.getByRole('tab', { name: 'Archive' }).click();
  await expect.element(screen.getByRole('list', { name: 'Archive' })).toMatchTextContent('It');
});

test('Mark all as read covers every unread item on every page, and the badge', async () => {
  const screen = await renderInDemo(
    <BellAndPanel />,
    manyExports(120).map((fields) => ({ ...fields, read: false })),
  );
  await screen.getByRole('button', { name: 'Notifications, 120 unread' }).click();
  await screen.getByRole('tab', { name: 'Exports' }).click();
  await expect.element(screen.getByRole('button', { name: 'Unread: Export 1', exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Notification options' }).click();
  await screen.getByRole('menuitem', { name: 'Mark all as read' }).click();
  await expect.element(screen.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Export 1', exact: true })).toBeVisible();
  await expect.poll(() => screen.platform.server.unreadCount()).toBe(0);
});

test('Refresh fetches the lists again', async () => {
  const screen = await renderInDemo(<NotificationPanel {...open} />, [todo('t', 1)]);
  await expect.element(screen.getByRole('list', { name: 'Active' })).toBeVisible();
  screen.platform.publish(todo('lost', 0, {}, { title: 'Its event was lost' }), 'store');
  await screen.getByRole('button', { name: 'Notification options' }).click();
  await screen.getByRole('menuitem', { name: 'Refresh' }).click();
  await expect.element(screen.getByText('Its event was lost')).toBeVisible();
});

test('Notification Center closes the panel and opens the page', async () => {
  const [onOpenChange, onOpenNotificationCenter] = [vi.fn(), vi.fn()];
  const screen = await renderInDemo(
    <NotificationPanel isOpen onOpenChange={onOpenChange} onOpenNotificationCenter={onOpenNotificationCenter} />,
  );
  await screen.getByRole('button', { name: 'Notification options' }).click();
  await screen.getByRole('menuitem', { name: 'Notification Center' }).click();
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(onOpenNotificationCenter).toHaveBeenCalledOnce();
});

test.each([
  ['denied', 1, /set Notifications to Allow/],
  ['homeScreen', 1, /Add to Home Screen/],
  ['granted', 0, /./],
] as const)('push permission %s shows %i chip', async (pushPermission, count, instructions) => {
  const screen = await renderInDemo(<NotificationPanel {...open} pushPermission={pushPermission} />);
  await expect.element(screen.getByText('No Pending activity. Keep it up!')).toBeVisible();
  const chip = screen.getByRole('button', { name: /Push notifications disabled/ });
  await expect.poll(() => chip.elements().length).toBe(count);
  if (count === 0) return;
  await chip.click();
  await expect.element(screen.getByText(instructions)).toBeVisible();
});

test('the toast of a completed job opens its results while the panel is closed', async () => {
  const screen = await renderInDemo(<NotificationPanel isOpen={false} onOpenChange={() => undefined} />, {
    resultData: JSON.stringify([{ line: 1, item: 'JOB-1', outcome: 'created', message: '' }]),
  });
  await expect.poll(() => screen.center.connection.get()).toBe('connected');
  // React starts and ends each effect once more in the strict mode of these tests.
  expect(screen.platform.hub.connectionCount()).toBe(1);
  screen.platform.startJob({ kind: 'import', title: 'Jobs import', steps: 1, stepMs: 20 });
  await screen.getByRole('button', { name: 'Results' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Results of Jobs import' })).toBeVisible();
});
