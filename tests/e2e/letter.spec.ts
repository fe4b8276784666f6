import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { createBuiltPortal } from '../../packages/dev-platform/src/portal/builtPortal.ts';
import { fillSignIn, other, playLetter, program, signInAt } from '../letter/flow.ts';
import { startLetter } from '../letter/platform.ts';
import { NotificationPanel } from './support/notificationPanel.ts';

type Letter = Awaited<ReturnType<typeof startLetter>>;

/** The built portal on a platform that knows the specification alone. */
const test = base.extend<{ letter: Letter & { portalRoot: string }; settings: object }>({
  settings: [{}, { option: true }],
  letter: async ({ settings }, use) => {
    const platform = await startLetter();
    const configuration = JSON.stringify({ ...JSON.parse(platform.configuration), ...settings });
    const distDirectory = join(import.meta.dirname, '../../packages/portal-shell/dist/portal');
    const portal = createBuiltPortal({ configuration: () => configuration, distDirectory });
    await use({ ...platform, portalRoot: await portal.listen(0) });
    await portal.close();
    await platform.close();
  },
});

test('on the specification’s fields alone: groups, views, jobs, dashboards, search, picture, sign-out', async ({
  page,
  letter: { portalRoot, platformOrigin, named, unnamed },
}) => {
  await playLetter(page, { portalRoot, providerOrigin: platformOrigin, signIn: signInAt(portalRoot, 'any') });
  // Before a program is chosen, there is none to name.
  const first = [
    'Notifications/GetFilteredNotifications',
    'GetUnreadNotificationsCount',
    'GET /api/notifications',
    'GetUserProfilePicture',
  ];
  expect(
    unnamed.filter((path) => !['MenuItems/GetMenuItemsWithGroup', ...first].some((call) => path.endsWith(call))),
  ).toEqual([]);
  expect(first.filter((call) => !named.some((path) => path.endsWith(call)))).toEqual([]);
});

test('a to-do, a retry, a cancellation, marks, a second page and an event of the hub, whose token local storage has', async ({
  page,
  letter,
}) => {
  await signInAt(letter.portalRoot, 'any')(page);
  const panel = await NotificationPanel.openIn(page, 'Exports');
  const failed = panel.row('Scope export');
  await failed.getByRole('button', { name: /^Retry/ }).click();
  await expect(failed).toContainText('Enqueued');
  await panel.showTab('Imports');
  const running = panel.row('Firming PO');
  await running.getByRole('button', { name: /^Cancel/ }).click();
  await expect(running).toContainText('Cancelled');

  await panel.showTab('All');
  await expect(panel.row('Wind above 60 km/h')).toBeVisible();
  await expect(async () => {
    letter.send('NotificationList', [{ id: 'live', type: 'todo', title: 'Close the gate', read: null, payload: null }]);
    await expect(panel.row('Close the gate')).toBeVisible({ timeout: 3000 });
  }).toPass();
  const stored = await page.evaluate(() => JSON.stringify(Object.values(localStorage)));
  expect([...letter.hubTokens].filter((token) => !stored.includes(token))).toEqual([]);
  await panel.showTab('Active');
  await expect(panel.root.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '51');
  await panel.choose('Mark all as read');
  await expect.poll(() => panel.unread()).toBe(0);

  await panel.row('Approve the mast').getByText('Approve the mast').click();
  await expect(page).toHaveURL(/\/apps\/projectManagement$/);
  await expect(page.getByRole('banner')).toContainText(other);
});

test.describe('vendors', () => {
  const vendor = { company: 'North Mast Ltd', program: { id: 'CPT', name: 'Cascade Peaks Towers' } };
  test.use({ settings: { vendorRedirects: { 'vendor-north': vendor } } });
  test('a vendor is led to the vendor creation of the company', async ({ page, letter: { portalRoot } }) => {
    await fillSignIn(page, portalRoot, { user: 'vendor-north', password: 'any' });
    await expect(page).toHaveURL(`${portalRoot}/apps/vendorCreation?company=North+Mast+Ltd`);
    await expect(page.getByRole('heading', { name: 'vendorCreation' })).toBeVisible();
  });
});

test.describe('bypass', () => {
  test.use({ settings: { flags: { BYPASS_MODULE_SECURITY: 'true' }, clientList: { NWX: program, HFR: other } } });
  test('with the bypass, a person without any right has every module and the client list', async ({ page, letter }) => {
    await fillSignIn(page, letter.portalRoot, { user: 'newcomer', password: 'any' });
    await page.getByRole('dialog').getByText(program, { exact: true }).click();
    await expect(page.getByRole('list', { name: 'Application groups' }).getByRole('button')).toHaveCount(12);
  });
});
