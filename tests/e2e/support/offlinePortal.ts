import { rowsOf } from './storageDump.ts';
import type { Page } from '@playwright/test';
import { NotificationPanel } from './notificationPanel.ts';
import { tiles } from './portalPage.ts';
import { expect, test as base, type Fixtures } from './test.ts';

/** The banner that says so. Its text is announced, too, and stands in the page a second time meanwhile. */
export const lost = (page: Page) => page.getByRole('status').filter({ hasText: 'The portal has no connection' });

/** What Home and the panel show without a network, by a part of its key. */
const needed = [
  'gantry.kept_person',
  'gantry.kept_access',
  'GetMenuItemsWithGroup',
  '"typeStatus":[],',
  '"type":"announcement"',
  'GetUnreadNotificationsCount',
  'GetUserProfilePicture',
];

/** Resolves once the worker is there and keeps the page, and each answer that Home and the panel show is kept. */
async function whenKept(page: Page) {
  const missing = async () => {
    const kept = await page.evaluate(async () => {
      const worker = (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none';
      const names = (await caches.keys()).filter((name) => name.startsWith('gantry-page'));
      const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return [`worker ${worker}`, ...pages.flat().map(({ url }) => `page ${url}`), ...Object.keys(localStorage)];
    });
    const keys = [...kept, ...(await rowsOf(page, 'gantry-answers')).map(({ key }) => key)];
    return ['worker activated', 'page ', ...needed].filter((part) => !keys.some((key) => key.includes(part)));
  };
  await expect.poll(missing).toEqual([]);
}

/** A portal that goes on without a network. */
export const test = base.extend<{
  /** The person is signed in, and the browser keeps what Home and the notifications show. Calls may fail from then on. */
  readonly keptPage: Page;
}>({
  keptPage: async ({ page, signIn, loadsMayFail }, use) => {
    loadsMayFail();
    await signIn('avery');
    await expect(tiles(page)).toBeVisible();
    const panel = await NotificationPanel.openIn(page);
    await expect(panel.newest).toBeVisible();
    await page.keyboard.press('Escape');
    await whenKept(page);
    await use(page);
  },
});

/** Opens the portal in a new tab of a browser that has no network. */
export async function openOffline(newTab: Fixtures['newTab']) {
  const page = await newTab();
  await page.context().setOffline(true);
  await page.goto('/');
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
