import type { Page } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';
import { heapContains } from '../heapSnapshot.ts';
import type { Gantry } from './support/gantry.ts';
import { NotificationPanel } from './support/notificationPanel.ts';
import { isGiven, isSamePage, markPage, openTab, signOut, stored, tokenOf, welcome } from './support/portalPage.ts';
import { expect, test } from './support/test.ts';

// Playwright switches off the memory in which browsers keep pages for Back, and the headless shell has none.
test.use({
  launchOptions: { ...chromiumLaunch, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

// A whole browser and snapshots of its memory take long on a busy machine. One worker runs this file: another would need a browser of its own.
test.describe.configure({ mode: 'default', timeout: 240_000 });

/** Marks the page, and opens one of another origin, as a link leads to it. */
async function leave(page: Page, { platformOrigin }: Gantry) {
  await markPage(page);
  await page.goto(`${platformOrigin}/control/connections`);
}

/** Goes back. `page.goBack` waits for the load of a page, which the browser need not load. */
async function goBack(page: Page) {
  await page.evaluate(() => history.back()).catch(() => undefined);
}

/** A call that is cut off holds its token until it has ended, 30 s later at the most. A snapshot takes seconds on a busy machine. */
const expectForgotten = (page: Page, token: string) =>
  expect.poll(() => heapContains(page, token), { timeout: 100_000 }).toBe(false);

/** Resolves with the token of a tab as soon as its session has begun, which the provider may give another one. A snapshot cuts long texts. */
async function tokenInMemory(tab: Page): Promise<string> {
  await expect.poll(async () => (await tokenOf(tab)) !== undefined && !(await isGiven([tab]))).toBe(true);
  const token = String(await tokenOf(tab)).slice(0, 300);
  // Without this, a search that finds nothing would prove nothing.
  expect(await heapContains(tab, token)).toBe(true);
  return token;
}

test('Back shows the page as it was, without loading it, and what arrived meanwhile', async ({
  page,
  control,
  signIn,
  gantry,
  expectFailedLoads,
}) => {
  // The other origin has no icon.
  expectFailedLoads();
  await signIn('avery');
  const panel = new NotificationPanel(page);
  await panel.open();
  await expect.poll(async () => (await control.connections()).length).toBe(1);
  await leave(page, gantry);
  await expect.poll(async () => (await control.connections()).length).toBe(0);
  await control.notify('avery', { type: 'todo', title: 'Stored while the page was away' }, 'store');
  await goBack(page);
  await expect(panel.row('Stored while the page was away')).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
  await expect.poll(async () => (await control.connections()).length).toBe(1);
  await control.notify('avery', { type: 'todo', title: 'Live after Back' });
  await expect(panel.row('Live after Back')).toBeVisible();
});

test('sign-out elsewhere, in a tab that was restored: the browser has dropped the page, so Back shows no session and no token is left', async ({
  page,
  context,
  watch,
  signIn,
  gantry,
  expectFailedLoads,
}) => {
  // The other origin has no icon.
  expectFailedLoads();
  await signIn('avery', { byForm: true });
  await expect(welcome(page)).toBeVisible();
  const other = await openTab(context, watch);
  const token = await tokenInMemory(other);
  await leave(other, gantry);
  await signOut(page);
  await goBack(other);
  await expect(other.getByText('Your session has expired').or(other.getByLabel(/user name/i))).toBeVisible();
  expect(await isSamePage(other)).toBe(false);
  await expectForgotten(other, token);
  await other.goto('/Error/404');
  await expect(other.getByText('does not exist')).toBeVisible();
  expect(await stored(other)).not.toMatch(/avery|eyJ|access_token/);
});

test('sign-out elsewhere, in a tab that was restored before: the page ends with its session, and Back does not show it again', async ({
  page,
  context,
  watch,
  signIn,
  gantry,
  expectFailedLoads,
}) => {
  // The other origin has no icon.
  expectFailedLoads();
  await signIn('avery', { byForm: true });
  await expect(welcome(page)).toBeVisible();
  const other = await openTab(context, watch);
  const token = await tokenInMemory(other);
  // A busy browser may drop the page from its memory.
  await expect(async () => {
    await leave(other, gantry);
    await goBack(other);
    await expect(welcome(other)).toBeVisible();
    expect(await isSamePage(other)).toBe(true);
  }).toPass();
  await signOut(page);
  await expect(other.getByText('Your session has expired')).toBeVisible();
  await expectForgotten(other, token);
  await markPage(other);
  await goBack(other);
  await expect.poll(() => isSamePage(other)).toBe(false);
  // The browser loads the address, which leads to the sign-in. If it has kept the page after all, the page says again that its session has ended.
  await expect(other.getByLabel(/user name/i).or(other.getByText('Your session has expired'))).toBeVisible();
});
