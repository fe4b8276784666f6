import { expect, type Page } from '@playwright/test';
import { NotificationPanel } from '../e2e/support/notificationPanel.ts';

/** A portal and the provider that it signs in at, on a platform with the person, programs, orders and jobs that the flow names. */
export interface PortalOnPlatform {
  /** The address of Home without a slash at its end. */
  readonly portalRoot: string;
  readonly providerOrigin: string;
  /** Opens an address of the portal, signs in on the provider's pages and chooses the program. */
  readonly signIn: (page: Page, path?: string) => Promise<void>;
}

export const [program, other] = ['Northwind Wireless Expansion', 'Harbor Fiber Rollout'];

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Opens an address of the portal and fills in the form of its provider. */
export async function fillSignIn(page: Page, address: string, { user, password }: Record<'user' | 'password', string>) {
  await page.goto(address);
  await page.getByLabel(/user name/i).fill(user);
  await page.getByLabel(/password/i).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs avery in by the form of a provider, and chooses the program. */
export const signInAt =
  (portalRoot: string, password: string) =>
  async (page: Page, path = '/'): Promise<void> => {
    await fillSignIn(page, portalRoot + path, { user: 'avery', password });
    await page.getByRole('dialog').getByText(program, { exact: true }).click();
  };

const menuLink = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });

async function openGroup(page: Page) {
  const group = page
    .getByRole('list', { name: 'Application groups' })
    .getByRole('button', { name: /Planning|Schedule/ });
  await group.click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Schedule', exact: true })).toBeVisible();
}

async function useJobs(page: Page) {
  const panel = new NotificationPanel(page);
  const completed = panel.root.getByRole('listitem').filter({ hasText: 'Completed' }).first();
  await panel.showTab('Exports');
  const downloading = page.waitForEvent('download');
  await completed.getByRole('button', { name: /^Download/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.(xlsx|csv)$/);
  await panel.showTab('Imports');
  await completed
    .getByText(/ import$/)
    .first()
    .click();
  const results = page.getByRole('dialog', { name: /^Results of/ });
  await expect(results.getByRole('table').or(results.getByRole('list')).first()).toBeVisible();
  await page.keyboard.press('Escape');
}

async function openDashboard(page: Page) {
  await menuLink(page, 'Dashboards').click();
  await expect(page.getByRole('heading', { name: 'Please select a Dashboard' })).toBeVisible();
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.frameLocator('main iframe').getByRole('heading').first()).toBeVisible();
  expect(name).toContain(await page.frameLocator('main iframe').getByRole('heading').first().textContent());
}

async function search(page: Page, number: string) {
  const field = page.getByRole('banner').getByRole('combobox').or(page.getByRole('banner').getByRole('searchbox'));
  await field.fill(number);
  await expect(field).toHaveValue(number);
  await field.press('Enter');
}

async function findOrder(page: Page) {
  await search(page, 'PO-1');
  await expect(page.getByRole('paragraph').filter({ hasText: 'No results' })).toBeVisible();
  await search(page, 'PO-114003');
  await page
    .getByRole('option', { name: /PO-114003/ })
    .or(page.getByRole('link', { name: /PO-114003/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/purchaseOrders\/PO-114003/);
  // The order belongs to another program, which is now the selected one.
  await expect(page.getByRole('banner')).toContainText(other);
}

async function changePicture(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  const account = page.getByRole('dialog', { name: 'Account' });
  const choosing = page.waitForEvent('filechooser');
  await account.getByRole('button', { name: 'Edit Image' }).click();
  await (await choosing).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  // It is drawn in the bar as well.
  await expect(account.locator('img[src*="/storage/"]')).toHaveJSProperty('naturalWidth', 1);
  await account.getByRole('button', { name: 'Delete Image' }).click();
  await expect(account.getByText('AS', { exact: true })).toBeVisible();
}

/** What the specification says of each call, as a person uses it; without a branch for any platform. */
export async function playLetter(page: Page, { signIn, portalRoot, providerOrigin }: PortalOnPlatform): Promise<void> {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await signIn(page);
  await openGroup(page);
  await menuLink(page, 'Schedule').click();
  await expect(page.getByRole('heading', { name: 'Schedule', exact: true })).toBeVisible();
  await useJobs(page);
  await page.keyboard.press('Escape');
  await openDashboard(page);
  await findOrder(page);
  await changePicture(page);
  // A provider may add the state of the request, and ASP.NET's adds none.
  const returning = page.waitForRequest((request) => /^[^?]*\/logout\/callback(?:\?|$)/.test(request.url()));
  await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
  await returning;
  for (const address of [null, `${portalRoot}/apps`]) {
    if (address !== null) await page.goto(address);
    await expect(page.getByLabel(/user name/i)).toBeVisible();
    expect(new URL(page.url()).origin).toBe(providerOrigin);
  }
  expect(errors).toEqual([]);
}
