import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { startGantry } from '../e2e/support/gantry.ts';
import { NotificationPanel } from '../e2e/support/notificationPanel.ts';
import { platformPassword, startPlatform } from './support/platform.ts';
import { signInRules, type SignInUnderTest } from './support/signInRules.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const isShort = process.env['INTEROP'] === 'short';
const rounds = isShort ? 1 : 3;
const [program, other] = ['Northwind Wireless Expansion', 'Harbor Fiber Rollout'];

interface PortalUnderTest extends SignInUnderTest {
  readonly close: () => Promise<unknown>;
}

interface Origins {
  readonly portalOrigin: string;
  readonly platformOrigin: string;
  readonly close: () => Promise<unknown>;
}

/** Both platforms sign people in by a form. */
const portalOf = ({ portalOrigin, platformOrigin, close }: Origins, password: string): PortalUnderTest => ({
  portalRoot: portalOrigin,
  providerOrigin: platformOrigin,
  furtherScope: 'offline_access',
  close,
  async signIn(page, path = '/') {
    await page.goto(portalOrigin + path);
    await page.getByLabel(/user name/i).fill('avery');
    await page.getByLabel(/password/i).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog').getByText(program, { exact: true }).click();
  },
});

const openIddict = 'the platform in ASP.NET Core';

// The platform in ASP.NET Core shares nothing with ours, so what follows has no branch for either.
const platforms: Readonly<Record<string, () => Promise<PortalUnderTest>>> = {
  'the development platform': async () => portalOf(await startGantry(), 'gantry'),
  [openIddict]: async () => portalOf(await startPlatform(), platformPassword),
};

async function exportWorkbook(page: Page) {
  const table = page.getByRole('main').getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(41);
  await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click();
  const panel = new NotificationPanel(page);
  await panel.showTab('Exports');
  const row = panel.newest;
  await expect(row).toContainText('Schedule jobs export');
  await expect(row).toContainText('Completed');
  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Download/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const workbook = await readFile(await download.path());
  const [header, ...lines] = await readSheet(workbook);
  expect(header).toEqual(await table.getByRole('columnheader').allTextContents());
  expect(lines).toHaveLength(40);
  await page.keyboard.press('Escape');
  return workbook;
}

async function importWorkbook(page: Page, buffer: Buffer) {
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.getByLabel(/Import jobs/).setInputFiles({ name: 'jobs.xlsx', mimeType, buffer });
  await page.getByRole('main').getByRole('button', { name: 'Import', exact: true }).click();
  const panel = new NotificationPanel(page);
  await panel.showTab('Imports');
  const row = panel.newest;
  await expect(row).toContainText('Project management jobs import');
  await expect(row).toContainText('Completed');
  await row.getByText('Project management jobs import').first().click();
  const counts = page.getByRole('dialog', { name: /^Results of/ }).getByRole('listitem');
  await expect(counts.filter({ hasText: /^40 (Created|Updated|Skipped)$/ })).toBeVisible();
  await expect(counts.filter({ hasText: /^0 Failed$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

async function confirmAnnouncement(page: Page) {
  await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click();
  const confirm = page.getByRole('main').getByRole('button', { name: /^I have read this/ });
  await confirm.first().waitFor();
  const confirmed = page.getByRole('main').getByText('Read and confirmed: ');
  const before = await confirmed.count();
  await confirm.first().click();
  await expect(confirmed).toHaveCount(before + 1);
}

async function openDashboard(page: Page) {
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboards', exact: true }).click();
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
  await field.press('Enter');
}

async function changePicture(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Account/ })
    .click();
  const account = page.getByRole('dialog', { name: 'Account' });
  const choosing = page.waitForEvent('filechooser');
  await account.getByRole('button', { name: 'Edit Image' }).click();
  await (await choosing).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  // It is drawn in the bar as well.
  await expect(account.locator('img[src*="/storage/"]')).toHaveJSProperty('naturalWidth', 1);
  await account.getByRole('button', { name: 'Delete Image' }).click();
  await expect(account.getByText('AS', { exact: true })).toBeVisible();
}

for (const [name, start] of Object.entries(platforms)) {
  test.describe(`on ${name}`, () => {
    // Flows and journeys play the same on the development platform.
    test.skip(isShort && name !== openIddict, 'The full form alone: npm run proof -- --long --only interop');
    let portal: PortalUnderTest | undefined;
    test.beforeAll(async () => {
      portal = await start();
    });
    test.afterAll(() => portal?.close());
    const started = () => {
      if (portal === undefined) throw new Error('The servers did not start.');
      return portal;
    };

    for (let round = 1; round <= rounds; round += 1) {
      test(`first path, workbooks down and up, receipts, dashboards, search, picture, program, sign-out (${String(round)})`, async ({
        page,
      }) => {
        const errors: string[] = [];
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
        page.on('pageerror', (error) => errors.push(error.message));
        const { signIn, portalRoot, providerOrigin } = started();
        await signIn(page);
        await page.getByRole('navigation').getByRole('link', { name: 'Schedule', exact: true }).click();
        await expect(page.getByRole('heading', { name: 'Schedule', exact: true })).toBeVisible();
        const workbook = await exportWorkbook(page);
        await importWorkbook(page, workbook);
        await confirmAnnouncement(page);
        await openDashboard(page);
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
        await changePicture(page);
        await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
        for (const address of [null, `${portalRoot}/apps`]) {
          if (address !== null) await page.goto(address);
          await expect(page.getByLabel(/user name/i)).toBeVisible();
          expect(new URL(page.url()).origin).toBe(providerOrigin);
        }
        expect(errors).toEqual([]);
      });
    }

    // The sign-in of the development platform has flows of its own.
    if (name !== openIddict) return;
    for (const [rule, check] of Object.entries(signInRules)) {
      test(rule, async ({ page }) => {
        test.skip(isShort && rule.startsWith('ten '), 'The full form alone: it takes a minute');
        await check(page, started());
      });
    }
  });
}
