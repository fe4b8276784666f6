import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hold } from './support/intercept.ts';
import { fileOf, signOut, stored } from './support/portalPage.ts';
import { expect, test } from './support/test.ts';

const overview = '/apps/dashboards/NWX/dashboard/nwx-overview';
const inReport = (page: Page, name: string) => page.frameLocator(`iframe[title="${name}"]`);

test('a dashboard of the list and a report of a group are drawn', async ({ page, signIn }) => {
  await signIn('avery', { path: '/apps/dashboards' });
  await expect(page.getByRole('heading', { name: 'Please select a Dashboard' })).toBeVisible();
  const list = page.getByRole('main');
  await list.getByRole('link', { name: 'Program Overview' }).first().click();
  await expect(page).toHaveURL(/\/apps\/dashboards\/NWX\/dashboard\/nwx-overview$/);
  const dashboard = inReport(page, 'Program Overview');
  await expect(dashboard.getByRole('heading', { name: 'Program Overview' })).toBeVisible();
  await expect(dashboard.getByText('Northwind Wireless Expansion · jobs by status')).toBeVisible();
  const counts = (await dashboard.getByRole('row').getByRole('cell').allTextContents()).map(Number);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);

  await page.goto('/apps/dashboards/NWX/report/nwx-po');
  await expect(inReport(page, 'Purchase Orders by Vendor').getByText(/purchase orders by vendor/)).toBeVisible();
});

test('a report fills the screen, is printed by Power BI, saved as CSV as filtered, and pinned', async ({
  page,
  signIn,
}) => {
  await signIn('avery', { path: '/apps/dashboards/NWX/report/nwx-po' });
  const report = inReport(page, 'Purchase Orders by Vendor');
  await expect(report.getByRole('heading')).toBeVisible();
  const main = page.getByRole('main');

  await main.getByRole('button', { name: 'Show in full screen' }).press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.querySelector('iframe')?.title))
    .toBe('Purchase Orders by Vendor');
  await page.evaluate(() => document.exitFullscreen());

  const frame = page.frames().find((candidate) => candidate.url().includes('/reportEmbed'));
  await frame?.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await main.getByRole('button', { name: 'Print' }).press('Enter');
  await expect(report.locator('body[data-printed]')).toBeAttached();

  const filter = report.getByRole('rowheader').getByRole('button');
  const vendor = (await filter.first().textContent()) ?? '';
  await filter.first().click();
  await expect(filter).toHaveCount(1);
  await main.getByRole('button', { name: 'Export data' }).press('Enter');
  const file = await fileOf(page, () =>
    page.getByRole('menuitem', { name: 'purchase orders by vendor' }).press('Enter'),
  );
  expect(file.suggestedFilename()).toBe('purchase orders by vendor.csv');
  expect(await readFile(await file.path(), 'utf8')).toMatch(new RegExp(`^\\uFEFF"${vendor}","\\d+"$`));

  await main.getByRole('button', { name: 'Add Purchase Orders by Vendor to favourites' }).press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Gantry' }).click();
  await page
    .getByRole('region', { name: 'Favourites' })
    .getByRole('link', { name: 'Purchase Orders by Vendor' })
    .click();
  await expect(page).toHaveURL(/\/apps\/dashboards\/NWX\/report\/nwx-po$/);
});

test('a report opens as published, and as it was left by one press, until the person signs out', async ({
  page,
  signIn,
}) => {
  const address = '/apps/dashboards/NWX/report/nwx-po';
  await signIn('avery', { path: address, program: null });
  const report = inReport(page, 'Purchase Orders by Vendor');
  const filter = report.getByRole('rowheader').getByRole('button');
  const main = page.getByRole('main');
  const reset = main.getByRole('button', { name: 'Reset view' });
  const restore = main.getByRole('button', { name: 'Restore my view' });
  await expect(filter.nth(1)).toBeVisible();
  const all = await filter.count();
  await expect(reset).toBeDisabled();
  await expect(main.getByRole('button', { name: 'Export data' })).toBeVisible();

  const vendor = (await filter.nth(1).textContent()) ?? '';
  await report.getByRole('button', { name: 'Shares' }).click();
  await filter.nth(1).click();
  await expect(filter).toHaveText([vendor]);
  await expect(reset).toBeEnabled();
  // Power BI is asked after each change, and a page that is left has no answer.
  const view = btoa(encodeURIComponent(JSON.stringify({ page: 'shares', only: vendor })));
  await expect.poll(() => stored(page)).toContain(view);

  await main.getByRole('link', { name: 'All dashboards' }).click();
  await expect(page.getByRole('heading', { name: 'Please select a Dashboard' })).toBeVisible();
  await page.goto(address);
  await expect(filter).toHaveCount(all);
  await restore.press('Enter');
  await expect(filter).toHaveText([vendor]);
  await expect(report.getByRole('button', { name: 'Shares' })).toHaveAttribute('aria-pressed', 'true');

  await reset.press('Enter');
  await expect(filter).toHaveCount(all);
  await expect(report.getByRole('button', { name: 'Counts' })).toHaveAttribute('aria-pressed', 'true');
  // It is there once the report is, and Power BI has been asked for the published view.
  await expect(restore).toBeVisible();

  await filter.nth(1).click();
  await expect(reset).toBeEnabled();
  await signOut(page);
  // The session of other tests has ended, so the form is used. The address opens in its own program.
  await signIn('avery', { path: address, program: null });
  await expect(filter).toHaveCount(all);
  await expect(reset).toBeDisabled();
});

// Each other reason to fail, `ReportFrame.browser.test.tsx` proves.
test('a report says how far it is, or that its data fail, until a retry; a dashboard has no printing', async ({
  page,
  control,
  signIn,
}) => {
  await signIn('avery', { path: null });
  await control.fault({ service: 'reports', path: '/api/data', status: 500 });
  const answer = await hold(page, '*/Reports/GetPowerBiData*');
  await page.goto(overview);
  const main = page.getByRole('main');
  const progress = main.getByRole('progressbar', { name: 'Asking for access to the report' });
  await expect(progress).toHaveAttribute('aria-valuetext', 'Step 1 of 2');
  answer();
  await expect(main.getByText('An unexpected error occurred, please try refreshing the page.')).toBeVisible();
  await control.clearFaults();
  await main.getByRole('button', { name: /try again/i }).click();
  await expect(inReport(page, 'Program Overview').getByRole('heading')).toBeVisible();
  await expect(main.getByRole('progressbar')).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Print' })).toHaveCount(0);
});
