import type { Page } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';
import { heapContains } from '../heapSnapshot.ts';
import type { Gantry } from './support/gantry.ts';
import {
  expectSignedOut,
  isGiven,
  isSamePage,
  markPage,
  signOut,
  stored,
  tokenOf,
  welcome,
} from './support/portalPage.ts';
import { expect, test } from './support/test.ts';

// Playwright switches off the memory in which browsers keep pages for Back, and the headless shell has none.
test.use({
  launchOptions: { ...chromiumLaunch, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

// A whole browser and snapshots of its memory take long on a busy machine.
test.describe.configure({ timeout: 240_000 });
// The other origin has no icon.
test.beforeEach(({ loadsMayFail }) => loadsMayFail());

/** Marks the page, and opens one of another origin, as a link leads to it. */
async function leave(page: Page, { platformOrigin }: Gantry) {
  await markPage(page);
  await page.goto(`${platformOrigin}/control/connections`);
}

/** Goes back. `page.goBack` waits for the load of a page, which the browser need not load. */
async function goBack(page: Page) {
  await page.evaluate(() => history.back()).catch(() => undefined);
}

/** Why the browser loaded the shown page instead of taking it from its memory. Its own reasons are `masked`. */
const reasonsOfLoad = (page: Page) =>
  page.evaluate(() => {
    // The types of the DOM lack this property.
    const [{ notRestoredReasons }] = performance.getEntriesByType('navigation') as unknown as [
      { readonly notRestoredReasons: { readonly reasons: readonly { readonly reason: string }[] } | null },
    ];
    return notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [];
  });

/**
 * Leaves a page and goes back to it, until the browser has kept it: a busy one may drop a page from its memory. A page that prevents it is an error.
 * Returns the number of attempts.
 */
async function untilKept(page: Page, leaveAndReturn: (attempt: number) => Promise<void>): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    await leaveAndReturn(attempt);
    await expect(welcome(page)).toBeVisible();
    if (await isSamePage(page)) return attempt;
    expect(await reasonsOfLoad(page)).toEqual(['masked']);
    expect(attempt, 'attempts until the browser kept the page').toBeLessThan(5);
  }
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

test('Back shows the page as it was, and what arrived meanwhile', async ({ page, panel, control, gantry }) => {
  const titleOf = (attempt: number) => `Stored while the page was away, ${String(attempt)}`;
  const kept = await untilKept(page, async (attempt) => {
    await panel.open();
    await expect.poll(async () => (await control.connections()).length).toBe(1);
    await leave(page, gantry);
    await expect.poll(async () => (await control.connections()).length).toBe(0);
    await control.notify('avery', { type: 'todo', title: titleOf(attempt) }, 'store');
    await goBack(page);
  });
  await expect(panel.row(titleOf(kept))).toBeVisible();
  await expect.poll(async () => (await control.connections()).length).toBe(1);
  await control.notify('avery', { type: 'todo', title: 'Live after Back' });
  await expect(panel.row('Live after Back')).toBeVisible();
});

test('sign-out elsewhere, in a tab that was restored: no token is left', async ({ home: page, gantry, openTab }) => {
  const other = await openTab();
  const token = await tokenInMemory(other);
  await leave(other, gantry);
  await signOut(page);
  await goBack(other);
  await expectSignedOut(other);
  expect(await isSamePage(other)).toBe(false);
  await expectForgotten(other, token);
  await other.goto('/Error/404');
  await expect(other.getByText('does not exist')).toBeVisible();
  expect(await stored(other)).not.toMatch(/avery|eyJ|access_token/);
});

test('sign-out elsewhere, in a tab that was restored before: it ends', async ({ home: page, gantry, openTab }) => {
  const other = await openTab();
  const token = await tokenInMemory(other);
  await untilKept(other, async () => {
    await leave(other, gantry);
    await goBack(other);
  });
  await signOut(page);
  await expect(other.getByText('Your session has expired')).toBeVisible();
  await expectForgotten(other, token);
  await markPage(other);
  await goBack(other);
  await expect.poll(() => isSamePage(other)).toBe(false);
  // The browser loads the address, which leads to the sign-in. If it has kept the page after all, the page says again that its session has ended.
  await expectSignedOut(other);
});
