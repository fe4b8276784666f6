import { sharedSignInKey } from './signIn.ts';
import { expect, type BrowserContext, type Page } from '@playwright/test';

/** The heading of Home. */
export const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /Welcome/ });
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

/** Opens Home in another tab of the person who is signed in. `watch` is that of the fixtures. */
export async function openTab(context: BrowserContext, watch: (page: Page) => void): Promise<Page> {
  const tab = await context.newPage();
  watch(tab);
  await tab.goto('/');
  await expect(welcome(tab)).toBeVisible();
  return tab;
}

/** Signs out by the account panel, of a session that no other test uses. Resolves on the page of the identity provider, for which ten tabs on a busy machine wait long. */
export async function signOut(page: Page) {
  const isShared = await page.evaluate((key) => sessionStorage.getItem(key) !== null, sharedSignInKey);
  if (isShared) throw new Error('Later tests start with this session. A test that signs out needs `byForm: true`.');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Account/ })
    .click();
  await page
    .getByRole('button', { name: 'Logout' })
    .or(page.getByRole('link', { name: 'Logout' }))
    .last()
    .click();
  await expect(page.getByLabel(/user name/i)).toBeVisible({ timeout: 60_000 });
}
