import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { startGantry } from '../e2e/support/gantry.ts';
import { NotificationPanel } from '../e2e/support/notificationPanel.ts';
import { playLetter, signInAt } from '../letter/flow.ts';
import { platformPassword, startPlatform } from './support/platform.ts';
import { signInRules, type SignInUnderTest } from './support/signInRules.ts';

const isShort = process.env['INTEROP'] === 'short';
const rounds = isShort ? 1 : 3;

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
  signIn: signInAt(portalOrigin, password),
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

for (const [name, start] of Object.entries(platforms)) {
  test.describe(`on ${name}`, () => {
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
      test(`what the specification says of each call (${String(round)})`, async ({ page }) => {
        await playLetter(page, started());
      });

      test(`workbooks down and up, and receipts (${String(round)})`, async ({ page }) => {
        // Flows and journeys do this on the development platform.
        test.skip(isShort && name !== openIddict, 'The full form alone: npm run proof -- --long --only interop');
        await started().signIn(page);
        await page.getByRole('navigation').getByRole('link', { name: 'Schedule', exact: true }).click();
        const workbook = await exportWorkbook(page);
        await importWorkbook(page, workbook);
        await confirmAnnouncement(page);
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
