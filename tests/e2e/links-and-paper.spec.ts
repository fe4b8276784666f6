import { NotificationPanel } from './support/notificationPanel.ts';
import { expect, test } from './support/test.ts';

const withRoute = (title: string) => ({ type: 'announcement', title, payload: { route: '/apps/dashboards' } });

test('the browser opens a notification with a route in a new tab, and it counts as read', async ({
  page,
  context,
  control,
  signIn,
}) => {
  await signIn('avery');
  await control.notify('avery', withRoute('New reports'));
  const panel = new NotificationPanel(page);
  await panel.open();
  const link = panel.root.getByRole('link', { name: 'Unread: New reports' });
  const opening = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(async () => new URL((await opening).url()).pathname).toBe('/apps/dashboards');
  await expect(panel.root.getByRole('link', { name: 'New reports', exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');

  const openingByWheel = context.waitForEvent('page');
  await panel.root.getByRole('link', { name: 'New reports' }).click({ button: 'middle' });
  await openingByWheel;
  await panel.root.getByRole('link', { name: 'New reports' }).click();
  await expect(page).toHaveURL(/\/apps\/dashboards/);
});

test('the browser opens a place of the palette in a new tab', async ({ page, context, signIn }) => {
  await signIn('avery');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('Schedule');
  const opening = context.waitForEvent('page');
  await page
    .getByRole('option', { name: /^Schedule/ })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(async () => new URL((await opening).url()).pathname).toMatch(/^\/apps\/./);
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused();
});

test('a printed center has all its rows, no bars, and is light', async ({ page, control, signIn }) => {
  await signIn('avery');
  const titles = Array.from({ length: 60 }, (_, index) => `Row ${String(index)} of 60`);
  await control.notifyMany('avery', titles.map(withRoute));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/apps/notificationCenter');
  await expect(page.getByText('Row 59 of 60')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(/^Row \d+ of 60$/)).toHaveCount(50);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  const surface = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(surface).toBe('light');
  // Nothing is cropped.
  const list = page.getByRole('list').filter({ hasText: 'Row 59 of 60' });
  const room = await list.evaluate((element) => element.scrollHeight <= document.documentElement.scrollHeight);
  expect(room).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => page.getByText(/^Row \d+ of 60$/).count()).toBeLessThan(50);
});
