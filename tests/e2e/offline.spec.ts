import type { BrowserContext, Page } from '@playwright/test';
import { menuEntry } from './support/menu.ts';
import { NotificationPanel } from './support/notificationPanel.ts';
import { signOut } from './support/portalPage.ts';
import { ownBuildTest } from './support/ownBuildTest.ts';
import { expect, type Fixtures } from './support/test.ts';

/** A portal that goes on without a network. */
const test = ownBuildTest({ flags: { OFFLINE: true } });
test.use({ startsCold: true, serviceWorkers: 'allow' });
// One worker runs this file: another would need a portal of its own.
test.describe.configure({ mode: 'default' });

const tiles = (page: Page) => page.getByRole('list', { name: 'Application groups' });
const lost = (page: Page) => page.getByText(/^The portal has no connection/);

/** Resolves once the worker is there and keeps the page, and the answers of Home are kept. */
async function whenKept(page: Page) {
  const isKept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('gantry-page'));
      const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      const databases = await indexedDB.databases();
      const worker = (await navigator.serviceWorker.getRegistration())?.active?.state;
      return (
        worker === 'activated' && pages.flat().length > 0 && databases.some(({ name }) => name === 'gantry-answers')
      );
    });
  await expect.poll(isKept).toBe(true);
}

async function signInAndKeep(page: Page, signIn: Fixtures['signIn']) {
  await signIn('avery', { byForm: true });
  await expect(tiles(page)).toBeVisible();
  await new NotificationPanel(page).open();
  await page.keyboard.press('Escape');
  await whenKept(page);
}

/** Everything that the browser holds for the origin, as one text. */
const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        // The files of the build, and the page, which names what it reads.
        if (/\/assets\/|page-with/.test(request.url)) continue;
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    for (const { name } of await indexedDB.databases()) texts.push(name ?? '');
    return texts.join('\n');
  });

async function openOffline(context: BrowserContext, portal: string, watch: Fixtures['watch']) {
  await context.setOffline(true);
  const page = await context.newPage();
  watch(page);
  await page.goto(portal);
  return page;
}

test('without a network Home and the notifications open, with the age of what they show', async ({
  page,
  context,
  portal,
  signIn,
  watch,
  expectFailedLoads,
}) => {
  expectFailedLoads();
  await signInAndKeep(page, signIn);
  // The token has ended by the next visit.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('gantry.access_token')) localStorage.removeItem(key);
  });
  await page.close();
  const next = await openOffline(context, portal, watch);
  await expect(tiles(next)).toBeVisible();
  await expect(lost(next)).toContainText(/You see what was there as of .+\. Whatever is sent needs a sign-in/);
  const panel = new NotificationPanel(next);
  await panel.open();
  await expect(panel.newest).toBeVisible();
  await next.keyboard.press('Escape');
  await context.setOffline(false);
  await expect(lost(next)).toBeHidden();
  // The provider has a session, so a silent renewal gives a token.
  await menuEntry(next, 'Dashboards').click();
  await expect(next.getByRole('heading', { level: 1, name: 'Please select a Dashboard' })).toBeVisible();
});

test('a tab that is reloaded without a network goes on with its session', async ({
  page,
  context,
  signIn,
  expectFailedLoads,
}) => {
  expectFailedLoads();
  await signInAndKeep(page, signIn);
  await context.setOffline(true);
  await page.reload();
  await expect(tiles(page)).toBeVisible();
  await expect(lost(page)).toContainText(/as of/);
  await expect(lost(page)).not.toContainText('sign-in');
});

test('after a sign-out nothing of the person is stored, and nothing opens without a network', async ({
  page,
  context,
  portal,
  signIn,
  watch,
  expectFailedLoads,
}) => {
  expectFailedLoads();
  await signInAndKeep(page, signIn);
  expect(await storedTexts(page)).toMatch(/Avery/);
  await signOut(page);
  await page.goto(`${portal}/silentrenew.html`);
  const left = await storedTexts(page);
  expect(left).not.toMatch(/avery|eyJ|access_token|gantry-answers|kept_(?:person|access|home)/i);
  await page.close();
  await expect(openOffline(context, portal, watch)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
