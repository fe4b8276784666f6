import type { Page } from '@playwright/test';
import { NotificationPanel } from './support/notificationPanel.ts';
import { expect, test } from './support/test.ts';
import type { Fault } from './support/control.ts';

/** Answers of a service that cannot be used. */
const badAnswers: readonly [what: string, answer: Omit<Fault, 'service'>][] = [
  ['HTML with status 200', { body: '<h1>Please wait</h1>', contentType: 'text/html' }],
  ['truncated JSON', { body: '{"MenuItems":[{"Id":', contentType: 'application/json' }],
  ['500', { status: 500, body: 'boom' }],
  ['nothing', { status: 0 }],
];

for (const [what, answer] of badAnswers) {
  test(`the menu shows its message on ${what}, and the rest works`, async ({
    page,
    control,
    signIn,
    expectFailedLoads,
  }) => {
    expectFailedLoads();
    await signIn('avery');
    await control.fault({ service: 'application', path: '/api/MenuItems', ...answer });
    await page.reload();
    await expect(page.getByText('An error occurred loading the menu, please try again.').first()).toBeVisible({
      timeout: 45_000,
    });
    await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
    await expect(page.getByRole('link', { name: /Browse Knowledge Base/ })).toBeVisible();
    await control.clearFaults();
    await page
      .getByRole('button', { name: /try again/i })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hi Avery Stone, Welcome!' })).toBeVisible();
  });

  test(`the notifications show their message on ${what}, and the rest works`, async ({
    page,
    control,
    signIn,
    expectFailedLoads,
  }) => {
    expectFailedLoads();
    await signIn('avery');
    await control.fault({ service: 'notification', method: 'POST', path: '/api/Notifications', ...answer });
    await control.fault({ service: 'notification', method: 'GET', path: '/api/notifications', ...answer });
    await page.reload();
    const panel = new NotificationPanel(page);
    await panel.showTab('Exports');
    await expect(
      panel.root.getByText('An error occurred loading the notifications, please refresh the page').first(),
    ).toBeVisible({ timeout: 45_000 });
    await page.goto('/apps/projectManagement');
    await expect(page.getByRole('heading', { name: 'Schedule', exact: true })).toBeVisible();
  });
}

test('a view that does not load shows its message and a retry', async ({
  page,
  control,
  signIn,
  expectFailedLoads,
}) => {
  expectFailedLoads();
  await signIn('avery');
  await control.fault({ service: 'monolith', path: '/Views/', status: 500 });
  await page.goto('/apps/workOrder');
  await expect(page.getByText('An error occurred loading the module, please refresh the page.')).toBeVisible({
    timeout: 30_000,
  });
  await control.clearFaults();
  await page
    .getByRole('main')
    .getByRole('button', { name: /try again/i })
    .click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Work Order', exact: true })).toBeVisible();
});

test('a list of dashboards that does not load shows its message and a retry', async ({
  page,
  control,
  signIn,
  expectFailedLoads,
}) => {
  expectFailedLoads();
  await signIn('avery');
  await control.fault({ service: 'application', path: '/api/Dashboards', status: 500 });
  await page.goto('/apps/dashboards');
  const main = page.getByRole('main');
  await expect(main.getByText('An unexpected error occurred, please try refreshing the page.')).toBeVisible({
    timeout: 45_000,
  });
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Work Order' }).first()).toBeVisible();
  await control.clearFaults();
  await main.getByRole('button', { name: /try again/i }).click();
  await expect(main.getByRole('link', { name: 'Program Overview' }).first()).toBeVisible();
});

test.describe('the picture of a person', () => {
  const picture = {
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  };
  const openAccount = (page: Page) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: /^Account/ })
      .click();

  test('the initials replace it if it does not load, and the rest works', async ({
    page,
    control,
    signIn,
    expectFailedLoads,
  }) => {
    expectFailedLoads();
    await control.fault({ service: 'userAccess', path: '/GetUserProfilePicture', status: 500 });
    await signIn('avery');
    await openAccount(page);
    const panel = page.getByRole('dialog', { name: 'Account' });
    await expect(panel.getByText('AS', { exact: true })).toBeVisible();
    await expect(panel.getByText('avery.stone@')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Edit Image' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Hi Avery Stone, Welcome!' })).toBeVisible();
  });

  test('the message of the server shows if it cannot be stored or removed', async ({
    page,
    control,
    signIn,
    expectFailedLoads,
  }) => {
    expectFailedLoads();
    await signIn('avery');
    await openAccount(page);
    const panel = page.getByRole('dialog', { name: 'Account' });
    const choosePicture = async () => {
      const choosing = page.waitForEvent('filechooser');
      await panel.getByRole('button', { name: 'Edit Image' }).click();
      await (await choosing).setFiles(picture);
    };
    await control.fault({
      service: 'userAccess',
      path: '/UpdateUserProfilePicture',
      status: 400,
      body: { message: 'The picture is no png or jpeg.' },
    });
    await choosePicture();
    const refused = 'Image Upload Failed - The picture is no png or jpeg.';
    await expect(page.getByRole('group', { name: refused })).toBeVisible();
    await expect(panel.getByRole('alert').filter({ hasText: refused })).toBeVisible();

    await control.clearFaults();
    await choosePicture();
    const deleteImage = panel.getByRole('button', { name: 'Delete Image' });
    await expect(deleteImage).toBeVisible();
    await control.fault({ service: 'userAccess', path: '/DeleteUserProfilePicture', status: 500 });
    await deleteImage.click();
    await expect(page.getByRole('group', { name: 'Image Delete Failed' })).toBeVisible();
    await control.clearFaults();
    await deleteImage.click();
    await expect(deleteImage).toBeHidden();
  });
});

test('a message names each wrong key of the configuration', async ({ page, gantry, expectFailedLoads }) => {
  expectFailedLoads();
  const right = await (await fetch(`${gantry.portalOrigin}/config.json`)).json();
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { ...right, product: '', flags: { ...right.flags, DEBUG: 'yes' }, hubname: 'hub' } }),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The portal cannot start' })).toBeVisible();
  for (const key of ['product', 'flags.DEBUG', 'hubname'])
    await expect(page.getByText(key, { exact: true })).toBeVisible();
});

test.describe('the configuration', () => {
  for (const [what, answer] of [
    ['is not JSON', { body: '{"product":', contentType: 'application/json' }],
    ['does not load', { status: 503, body: 'busy' }],
  ] as const) {
    test(`the page shows an error if it ${what}`, async ({ page, expectFailedLoads }) => {
      expectFailedLoads();
      await page.route('**/config.json', (route) => route.fulfill(answer));
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'The portal cannot start' })).toBeVisible();
      await expect(page.getByRole('button', { name: /reload|try again/i })).toBeVisible();
    });
  }
});

test('a failed order search shows a message and keeps the text', async ({
  page,
  control,
  signIn,
  expectFailedLoads,
}) => {
  expectFailedLoads();
  await signIn('avery');
  await control.fault({ service: 'monolith', path: '/VendorInvoice', status: 500 });
  const field = page.getByRole('banner').getByRole('combobox');
  await field.fill('PO-104001');
  await field.press('Enter');
  await expect(page.getByText('An error occurred, please try again').first()).toBeVisible();
  await expect(field).toHaveValue('PO-104001');
});

test('an empty order search asks for a text; a hit of another program switches to it', async ({ page, signIn }) => {
  await signIn('avery');
  const field = page.getByRole('banner').getByRole('combobox');
  await field.press('Enter');
  await expect(page.getByText('Please, type something to search').first()).toBeVisible();
  await field.fill('PO-114003');
  await field.press('Enter');
  await page.getByRole('option', { name: /PO-114003/ }).click();
  await expect(page).toHaveURL(/\/apps\/vendorManagement\/purchaseOrders\/PO-114003/);
  await expect(page.getByRole('banner')).toContainText('Harbor Fiber Rollout');
});
