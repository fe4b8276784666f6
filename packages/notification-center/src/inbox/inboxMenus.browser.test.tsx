import { expect, test } from 'vitest';
import { NotificationPanel } from '../ui/index.ts';
import { announcement, exportJob, todo } from '../ui/testing/demoNotifications.testing.ts';
import { renderInDemo } from '../ui/testing/renderInDemo.testing.tsx';
import { createInbox } from './index.ts';

const notifications = [
  todo('a', 1, {}, { title: 'First' }),
  announcement('b', 2, {}, { title: 'Second' }),
  exportJob('c', 3, 'running', { percentage: 10 }, { title: 'Third' }),
];

const panel = <NotificationPanel isOpen onOpenChange={() => {}} tabs={['all']} />;

test('a type that is switched off in the settings shows no toast, and its menu offers to unmute it', async () => {
  const screen = await renderInDemo(panel, { notifications, hasInbox: true, inbox: createInbox({}) });
  await screen.getByRole('button', { name: 'Notification options' }).click();
  await screen.getByRole('menuitem', { name: 'Notification settings' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Notification settings' });
  await expect.element(dialog.getByRole('switch', { name: 'Export', exact: true })).toBeChecked();
  await expect.element(dialog.getByRole('switch', { name: 'Sound' })).not.toBeInTheDocument();
  await dialog.getByText('Export', { exact: true }).click();
  await expect.element(dialog.getByRole('switch', { name: 'Export', exact: true })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Close' }).click();
  screen.platform.publish(exportJob('c', 0, 'completed', {}, { title: 'Third', lastModifiedDate: undefined }));
  await screen.getByRole('button', { name: 'Actions for Third' }).click();
  await screen.getByRole('menuitem', { name: 'Unmute this type' }).click();
  screen.platform.publish(exportJob('d', 0, 'completed', {}, { title: 'Fourth', lastModifiedDate: undefined }));
  await expect.element(screen.getByText('Fourth completed')).toBeVisible();
  await expect.element(screen.getByText('Third completed')).not.toBeInTheDocument();
});

test('without the functions of the client, its entries are absent', async () => {
  const screen = await renderInDemo(panel, { notifications, inbox: createInbox({ hasUndo: true }) });
  await screen.getByRole('button', { name: 'Actions for First' }).click();
  await expect.element(screen.getByRole('menuitem')).toHaveLength(1);
});

test('the title of the page has the unread count before it, also after the app has changed it', async () => {
  document.title = 'Orders';
  const screen = await renderInDemo(panel, { notifications, inbox: createInbox({ hasTitleBadge: true }) });
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
