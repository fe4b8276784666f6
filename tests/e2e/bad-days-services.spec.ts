import { searchInBar } from './support/portalPage.ts';
import { NotificationPanel } from './support/notificationPanel.ts';
import { expect, test } from './support/test.ts';
import type { Fault } from './support/control.ts';

/** A call has 30 s of the product before its message can be there. */
const patiently = { timeout: 70_000 };

/** Answers of a service that cannot be used, by the row of the fault matrix. */
const badAnswers: readonly [row: string, answer: Omit<Fault, 'service'>][] = [
  ['HTML or truncated JSON with 200: HTML', { body: '<h1>Please wait</h1>', contentType: 'text/html' }],
  ['HTML or truncated JSON with 200: JSON', { body: '{"MenuItems":[{"Id":', contentType: 'application/json' }],
  ['page 500 and time-out: 500', { status: 500, body: 'boom' }],
  ['page 500 and time-out: no answer', { status: 0 }],
  // A call has 30 s, and is not repeated after them.
  ['page 500 and time-out: time-out', { delayMs: 60_000 }],
];

for (const [row, answer] of badAnswers) {
  test(`${row}: menu and panel say so, and the rest works`, async ({ page, control, signIn, loadsMayFail }) => {
    loadsMayFail();
    await signIn('avery', { path: null });
    await control.fault({ service: 'application', path: '/api/MenuItems', ...answer });
    await control.fault({ service: 'notification', method: 'POST', path: '/api/Notifications', ...answer });
    await control.fault({ service: 'notification', method: 'GET', path: '/api/notifications', ...answer });
    await page.goto('/');
    const menuError = page.getByText('An error occurred loading the menu, please try again.').first();
    await expect(menuError).toBeVisible(patiently);
    const panel = await NotificationPanel.openIn(page, 'Exports');
    await expect(
      panel.root.getByText('An error occurred loading the notifications, please refresh the page').first(),
    ).toBeVisible(patiently);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
    await expect(page.getByRole('link', { name: /Browse Knowledge Base/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await control.clearFaults();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hi Avery Stone, Welcome!' })).toBeVisible();
  });
}

for (const status of [429, 503]) {
  test(`429 and 503 with Retry-After: ${String(status)} is repeated after the time that it names`, async ({
    home: page,
    control,
  }) => {
    const group = page.getByRole('button', { name: 'Planning and Schedule' });
    await expect(group).toBeVisible();
    const before = (await control.requests()).at(-1)?.seq ?? 0;
    await control.fault({
      service: 'application',
      path: '/api/MenuItems',
      status,
      headers: { 'retry-after': '4' },
      times: 1,
    });
    await page.reload();
    const times = async () =>
      (await control.requests(before))
        .filter(({ path }) => path.startsWith('/api/MenuItems'))
        .map(({ at }) => Date.parse(at));
    // The menu of the last visit is shown meanwhile.
    await expect.poll(async () => (await times()).length).toBe(2);
    await expect(group).toBeVisible();
    const [first = 0, second = 0] = await times();
    expect(second - first).toBeGreaterThanOrEqual(4000);
  });
}

test('a hit of another program switches to it', async ({ home: page }) => {
  await searchInBar(page, 'PO-114003');
  await page.getByRole('option', { name: /PO-114003/ }).click();
  await expect(page).toHaveURL(/\/apps\/vendorManagement\/purchaseOrders\/PO-114003/);
  await expect(page.getByRole('banner')).toContainText('Harbor Fiber Rollout');
});
