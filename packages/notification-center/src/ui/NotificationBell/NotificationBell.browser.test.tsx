import { expect, test } from 'vitest';
import { exportJob, manyExports } from '../testing/demoNotifications.testing.ts';
import { renderInDemo } from '../testing/renderInDemo.testing.tsx';
import { NotificationBellButton } from './NotificationBellButton.tsx';

const said = () =>
  [...document.querySelectorAll('[data-live-announcer] [aria-live=polite] > *')].map((line) => line.textContent);

test('shows the unread count, also in its accessible name', async () => {
  const screen = await renderInDemo(<NotificationBellButton />, { notifications: manyExports(20) });
  await expect.element(screen.getByRole('button', { name: 'Notifications, 5 unread' })).toBeVisible();
  await expect.element(screen.getByText('5', { exact: true })).toBeVisible();
});

test('a growing count is announced politely, once for any number of arrivals', async () => {
  const screen = await renderInDemo(<NotificationBellButton />, { notifications: manyExports(20) });
  await expect.element(screen.getByRole('button', { name: 'Notifications, 5 unread' })).toBeVisible();
  for (let index = 0; index < 30; index += 1) screen.platform.publish(exportJob(`n${index}`, 0, 'enqueued'));
  await expect.element(screen.getByRole('button', { name: 'Notifications, 35 unread' })).toBeVisible();
  await expect.poll(said).toContain('Notifications, 35 unread');
  expect(said()).toHaveLength(1);
});
