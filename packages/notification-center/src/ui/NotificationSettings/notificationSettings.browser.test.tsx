import { afterEach, describe, expect, test } from 'vitest';
import { createStoredSettings } from '../../data/index.ts';
import { NotificationCenterPage } from '../NotificationCenterPage/NotificationCenterPage.tsx';
import { NotificationPanel } from '../NotificationPanel/NotificationPanel.tsx';
import { announcement, exportJob, todo } from '../testing/demoNotifications.testing.ts';
import { renderInDemo } from '../testing/renderInDemo.testing.tsx';

const notifications = [
  todo('a', 1, {}, { title: 'First' }),
  announcement('b', 2, {}, { title: 'Second' }),
  exportJob('c', 3, 'running', { percentage: 10 }, { title: 'Third' }),
];

const panel = <NotificationPanel isOpen onOpenChange={() => {}} tabs={['all']} />;
const name = 'demo.notifications';
const stored = () => localStorage.getItem(name);

afterEach(() => localStorage.removeItem(name));

test('a type that is switched off in the settings shows no toast, and the menu of its rows offers to unmute it', async () => {
  const screen = await renderInDemo(panel, { notifications, settings: createStoredSettings(name) });
  await screen.getByRole('button', { name: 'Notification options' }).click();
  await screen.getByRole('menuitem', { name: 'Notification settings' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Notification settings' });
  const exports = dialog.getByRole('switch', { name: 'Export', exact: true });
  await expect.element(exports).toBeChecked();
  await dialog.getByText('Export', { exact: true }).click();
  await expect.element(exports).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Close' }).click();
  screen.platform.publish(exportJob('c', 0, 'completed', {}, { title: 'Third', lastModifiedDate: undefined }));
  await screen.getByRole('button', { name: 'Actions for Third' }).click();
  await screen.getByRole('menuitem', { name: 'Unmute this type' }).click();
  screen.platform.publish(exportJob('d', 0, 'completed', {}, { title: 'Fourth', lastModifiedDate: undefined }));
  await expect.element(screen.getByText('Fourth completed')).toBeVisible();
  await expect.element(screen.getByText('Third completed')).not.toBeInTheDocument();
});

test('an app that keeps no settings offers none', async () => {
  const screen = await renderInDemo(panel, { notifications });
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
    expect(settings.get()).toEqual({ mutedTypes: [], hasSound: false, hasTitleCount: true });
    settings.change((current) => ({ ...current, mutedTypes: ['todo'] }));
    const next = createStoredSettings(name);
    expect(next.get()).toEqual({ mutedTypes: ['todo'], hasSound: false, hasTitleCount: true });
    let calls = 0;
    next.subscribe(() => {
      calls += 1;
    });
    localStorage.setItem(name, '{"hasSound":true}');
    window.dispatchEvent(new StorageEvent('storage', { key: name }));
    expect([calls, next.get()]).toEqual([1, { mutedTypes: [], hasSound: true, hasTitleCount: false }]);
  });

  test.each(['no JSON', '[]', '{"mutedTypes":7}'])('are the initial ones if %s is stored', (text) => {
    localStorage.setItem(name, text);
    expect(createStoredSettings(name).get()).toEqual({ mutedTypes: [], hasSound: false, hasTitleCount: false });
    expect(stored()).toBe(text);
  });
});
