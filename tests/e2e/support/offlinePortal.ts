import type { BrowserContext, Page } from '@playwright/test';
import { NotificationPanel } from './notificationPanel.ts';
import { ownBuildTest } from './ownBuildTest.ts';
import { expect, type Fixtures } from './test.ts';

export const tiles = (page: Page) => page.getByRole('list', { name: 'Application groups' });
export const lost = (page: Page) => page.getByText(/^The portal has no connection/);

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

/** A portal that goes on without a network. */
export const test = ownBuildTest({ flags: { OFFLINE: true } }).extend<{
  /** The person is signed in, and the browser keeps what Home and the notifications show. Calls may fail from then on. */
  readonly keptPage: Page;
}>({
  keptPage: async ({ page, signIn, expectFailedLoads }, use) => {
    expectFailedLoads();
    await signIn('avery', { byForm: true });
    await expect(tiles(page)).toBeVisible();
    await new NotificationPanel(page).open();
    await page.keyboard.press('Escape');
    await whenKept(page);
    await use(page);
  },
});
/** Opens the portal in a new tab of a browser that has no network. */
export async function openOffline(context: BrowserContext, portal: string, watch: Fixtures['watch']) {
  await context.setOffline(true);
  const page = await context.newPage();
  watch(page);
  await page.goto(portal);
  return page;
}

/** On a dead line the loss is known late. A script of the page. */
export function tellLossOnceHomeIsDrawn() {
  const drawn = new Promise<void>((resolve) => {
    new MutationObserver(() => {
      if (document.querySelector('[data-kept-home="offered"]')) resolve();
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-kept-home'] });
  });
  const ask = window.fetch.bind(window);
  window.fetch = async (...call) => {
    if (typeof call[0] === 'string' && call[0].endsWith('/config.json')) await drawn;
    return ask(...call);
  };
}
