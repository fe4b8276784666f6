import { afterEach, describe, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { createStoredSettings } from '../../data/index.ts';
import { NotificationCenterPage } from '../NotificationCenterPage/NotificationCenterPage.tsx';
import { NotificationPanel } from '../NotificationPanel/NotificationPanel.tsx';
import { announcement, exportJob, todo } from '../testing/demoNotifications.testing.ts';
import { renderInDemo, textsOf } from '../testing/renderInDemo.testing.tsx';

const notifications = [
  todo('a', 1, {}, { title: 'First' }),
  announcement('b', 2, {}, { title: 'Second' }),
  exportJob('c', 3, 'running', { percentage: 10 }, { title: 'Third' }),
];

const panel = <NotificationPanel isOpen onOpenChange={() => {}} tabs={['all']} />;
const name = 'demo.notifications';

afterEach(() => localStorage.removeItem(name));

/** Presses a checkbox where its box is. The input itself is hidden. */
const press = (checkbox: Locator) => page.elementLocator(checkbox.element().closest('label') ?? document.body).click();

/** Shows the panel, and opens the settings by its menu. */
async function openSettings(options: Parameters<typeof renderInDemo>[1]) {
  const screen = await renderInDemo(panel, options);
  await screen.getByRole('button', { name: 'Notification options' }).click();
  await screen.getByRole('menuitem', { name: 'Notification settings' }).click();
  return { ...screen, dialog: screen.getByRole('dialog', { name: 'Notification settings' }) };
}

test('a type whose toast is switched off in the settings shows none, and the menu of its rows mutes and unmutes it', async () => {
  const { dialog, ...screen } = await openSettings({ notifications, settings: createStoredSettings(name) });
  const toast = dialog.getByRole('checkbox', { name: 'Export: Toast' });
  await expect.element(toast).toBeChecked();
  await expect.element(dialog.getByRole('checkbox', { name: 'Export: Sound' })).not.toBeChecked();
  await expect.element(dialog.getByRole('checkbox', { name: 'Export: Push' })).not.toBeInTheDocument();
  await press(toast);
  await expect.element(toast).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Close' }).click();
  screen.platform.publish(exportJob('c', 0, 'completed', {}, { title: 'Third', lastModifiedDate: undefined }));
  await screen.getByRole('button', { name: 'Actions for Third' }).click();
  await screen.getByRole('menuitem', { name: 'Mute this type' }).click();
  await screen.getByRole('button', { name: 'Actions for Third' }).click();
  await screen.getByRole('menuitem', { name: 'Unmute this type' }).click();
  screen.platform.publish(exportJob('d', 0, 'completed', {}, { title: 'Fourth', lastModifiedDate: undefined }));
  await expect.element(screen.getByRole('group', { name: 'Fourth completed' })).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Third completed' })).not.toBeInTheDocument();
});

test('a choice for one program holds there alone, and can be taken back', async () => {
  const settings = createStoredSettings(name);
  const programs = () => [
    { id: 'NWX', name: 'Northwind' },
    { id: 'TBC', name: 'Tidewater' },
  ];
  const screen = await openSettings({ notifications, settings, programs, hasPush: true });
  const push = screen.getByRole('checkbox', { name: 'Import: Push' });
  const choose = async (program: string) => {
    await screen.getByRole('button', { name: / In$/ }).click();
    await screen.getByRole('option', { name: program }).click();
  };
  await choose('Tidewater');
  await press(push);
  await expect.element(push).not.toBeChecked();
  await choose('Northwind');
  await expect.element(push).toBeChecked();
  expect(settings.get().channels).toEqual({ 'push/import/TBC': false });
  await choose('Tidewater');
  await screen.getByRole('button', { name: 'As in all programs' }).click();
  await expect.element(push).toBeChecked();
  expect(settings.get().channels).toEqual({});
});

test('quiet hours are at night unless the person chooses others', async () => {
  const settings = createStoredSettings(name);
  const screen = await openSettings({ notifications, settings });
  await screen.getByText('Quiet hours').click();
  await screen.getByRole('button', { name: / Until$/ }).click();
  await screen.getByRole('option', { name: '7:30 AM' }).click();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(settings.get().quietHours).toEqual({ from: '22:00', until: '07:30', timeZone });
  await screen.getByText('Quiet hours').click();
  expect(settings.get().quietHours).toBeNull();
});

test('without a service that knows the settings, badge, push and quiet hours are not offered, and do nothing', async () => {
  const settings = createStoredSettings(name);
  const quietHours = { from: '00:00', until: '00:00', timeZone: 'UTC' };
  settings.change((now) => ({ ...now, quietHours, channels: { 'badge/todo': false } }));
  const options = { notifications, settings, hasPush: true, hasSettingsService: false };
  const { dialog, ...screen } = await openSettings(options);
  await expect.element(dialog.getByRole('columnheader').nth(2)).toBeVisible();
  expect(textsOf(dialog.getByRole('columnheader'))).toEqual(['Type', 'Toast', 'Sound']);
  await expect.element(dialog.getByText('Quiet hours')).not.toBeInTheDocument();
  const { reaches, feed, unreadCount } = screen.center;
  await expect.poll(() => unreadCount.get()).toBe(3);
  const item = feed.getItem('a');
  expect(item && (['badge', 'toast'] as const).map((channel) => reaches(channel, item))).toEqual([true, true]);
});

test('an app that keeps no settings offers none', async () => {
  const screen = await renderInDemo(panel, notifications);
  await screen.getByRole('button', { name: 'Actions for First' }).click();
  await expect.element(screen.getByRole('menuitem')).toHaveLength(1);
});

test('the page has a button for the settings, and the title of the page counts once the person wants it', async () => {
  document.title = 'Orders';
  const settings = createStoredSettings(name);
  const screen = await renderInDemo(<NotificationCenterPage />, { notifications, settings });
  await expect.element(screen.getByRole('button', { name: 'Unread: First' })).toBeVisible();
  expect(document.title).toBe('Orders');
  await screen.getByRole('button', { name: 'Notification settings' }).click();
  await screen.getByText('Show the unread count in the title of the page').click();
  await expect.poll(() => document.title).toBe('(3) Orders');
  document.title = 'Stock';
  await expect.poll(() => document.title).toBe('(3) Stock');
  await screen.center.readState.markAllAsRead();
  await expect.poll(() => document.title).toBe('Stock');
  screen.platform.publish({ id: 'n', type: 'todo' });
  await expect.poll(() => document.title).toBe('(1) Stock');
  await screen.unmount();
  expect(document.title).toBe('Stock');
});

describe('settings that the browser keeps', () => {
  test('are read again by the next page, and hear of other tabs', () => {
    const settings = createStoredSettings(name, { hasTitleCount: true });
    expect(settings.get()).toEqual({ channels: {}, quietHours: null, hasTitleCount: true });
    const quietHours = { from: '22:00', until: '06:30', timeZone: 'America/Chicago' };
    settings.change((current) => ({ ...current, channels: { 'toast/todo': false }, quietHours }));
    const next = createStoredSettings(name);
    expect(next.get()).toEqual({ channels: { 'toast/todo': false }, quietHours, hasTitleCount: true });
    let calls = 0;
    next.subscribe(() => {
      calls += 1;
    });
    localStorage.setItem(name, '{"channels":{"sound/todo":true}}');
    window.dispatchEvent(new StorageEvent('storage', { key: name }));
    expect([calls, next.get()]).toEqual([
      1,
      { channels: { 'sound/todo': true }, quietHours: null, hasTitleCount: false },
    ]);
  });

  test.each(['no JSON', '[]', '{"channels":7}', '{"quietHours":{"from":"25:00","until":"06:00","timeZone":"UTC"}}'])(
    'are the initial ones if %s is stored',
    (text) => {
      localStorage.setItem(name, text);
      expect(createStoredSettings(name).get()).toEqual({ channels: {}, quietHours: null, hasTitleCount: false });
      expect(localStorage.getItem(name)).toBe(text);
    },
  );
});
