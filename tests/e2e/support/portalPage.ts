import { expect, type Locator, type Page } from '@playwright/test';

/** The heading of Home. */
export const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /Welcome/ });
/** The tiles of Home. */
export const tiles = (page: Page) => page.getByRole('list', { name: 'Application groups' });
/** A button of the bar. */
export const inBar = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });
/** The link of the side menu that opens a module in this tab. */
export const menuEntry = (page: Page, name: string): Locator =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).and(page.locator(':not([target])'));
/** After this time, a token of ten minutes is to be renewed: a minute before its end. The clock of the page alone goes forward, so the services still take it. */
export const timeToRenewal = '09:05';
/** Everything in both storages of a page. */
export const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

/** Marks the page that is shown, so that `isSamePage` knows it again. */
export const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));

/** True if the marked page is shown, without having been loaded again. Null while one page replaces another. */
export const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window).catch(() => null);

/** True if the provider is still to be asked about the session of one of these tabs, which another tab has given. */
export const isGiven = async (tabs: readonly Page[]): Promise<boolean> =>
  (await Promise.all(tabs.map(stored))).some((text) => text.includes('isGiven'));

/** The access token that a tab keeps; undefined while it keeps none, as a new tab that draws Home before its session has begun. */
export const tokenOf = async (tab: Page): Promise<string | undefined> =>
  /access_token.{0,40}?(eyJ[\w.-]+|[\w-]{40,})/.exec(await stored(tab))?.[1];

/**
 * Gives each step of a sign-out a minute. It has five seconds, after which the sign-out goes on without what is not deleted or revoked yet, and a
 * slow host needs more.
 */
export const giveSignOutTime = (page: Page) =>
  page.addInitScript(() => {
    if (!location.pathname.endsWith('/logout')) return;
    const later = window.setTimeout;
    const patient = (handler: TimerHandler, ms?: number, ...given: unknown[]) =>
      later(handler, ms === 5000 ? 60_000 : ms, ...given);
    Object.assign(window, { setTimeout: patient });
  });

/** Presses Logout in the account panel. */
export async function logOut(page: Page) {
  await inBar(page, 'Account').click();
  await page
    .getByRole('button', { name: 'Logout' })
    .or(page.getByRole('link', { name: 'Logout' }))
    .last()
    .click();
}

/** Signs out by the account panel. Resolves on the page of the identity provider, for which ten tabs on a busy machine wait long. */
export async function signOut(page: Page) {
  await giveSignOutTime(page);
  await logOut(page);
  await expect(page.getByLabel(/user name/i)).toBeVisible({ timeout: 120_000 });
}

/** Signs out by its address, which asks. */
export async function signOutByAddress(page: Page, address = '/logout') {
  await giveSignOutTime(page);
  await page.goto(address);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel(/user name/i)).toBeVisible({ timeout: 120_000 });
}

/** The session of a tab has ended elsewhere: it says so, or it has left for the provider. */
export const expectSignedOut = (tab: Page) =>
  expect(tab.getByText('Your session has expired').or(tab.getByLabel(/user name/i))).toBeVisible();

/** Chooses a language, a theme or what else the account panel offers. */
export async function chooseInAccount(page: Page, name: string) {
  await inBar(page, /^(Account|الحساب)$/).click();
  await page.getByText(name, { exact: true }).click();
}

/** Chooses a program in its panel. */
export async function chooseProgram(page: Page, name: string) {
  await inBar(page, /^Program:/).click();
  await page.getByRole('dialog', { name: 'Programs' }).getByText(name, { exact: true }).click();
}

/** Looks for a purchase order in the bar. */
export async function searchInBar(page: Page, number: string) {
  const field = page.getByRole('banner').getByRole('combobox');
  await field.fill(number);
  await expect(field).toHaveValue(number);
  await field.press('Enter');
}

/** The file that a press saves. */
export async function fileOf(page: Page, press: () => Promise<unknown>) {
  const saving = page.waitForEvent('download');
  await press();
  return saving;
}

/** The page that a press opens beside this one. */
export async function pageOf(page: Page, press: () => Promise<unknown>) {
  const opening = page.context().waitForEvent('page');
  await press();
  return opening;
}
