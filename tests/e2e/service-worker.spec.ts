import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { configure } from './support/intercept.ts';
import { isSamePage, markPage, menuEntry, tiles } from './support/portalPage.ts';
import { expect, test, type Fixtures } from './support/test.ts';

/** A portal that keeps its files in the browser. */
const configuration = { flags: { KEEP_FILES: true } };
test.use({ startsCold: true, installation: { hasOwnBuild: true, configuration } });

/** The paths of everything that the browser's caches hold. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const held = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return held.flat().map(({ url }) => new URL(url).pathname);
  });
const workerState = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
async function signInWithWorker(page: Page, signIn: Fixtures['signIn']) {
  await signIn('avery');
  await expect(tiles(page)).toBeVisible();
  await expect.poll(() => workerState(page)).toBe('activated');
}
const buildOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="gantry-build"]')?.content);

test.describe('the worker that keeps files', { tag: '@proof' }, () => {
  test('a reload and a new screen need no file of the server; only files are kept, until the configuration drops the worker', async ({
    page,
    portal,
    build,
    signIn,
  }) => {
    await signInWithWorker(page, signIn);
    const kept = await keptPaths(page);
    expect(kept).toContainEqual(expect.stringMatching(/^\/assets\/home-.+\.js$/));
    expect(kept.filter((path) => !/^\/assets\/.+\.(?:js|css|html|woff2)$/.test(path))).toEqual([]);
    const assets = join(build.directory, 'assets');
    await rename(assets, `${assets}-away`);
    try {
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Network.clearBrowserCache');
      await page.reload();
      await expect(tiles(page)).toBeVisible();
      await menuEntry(page, 'Dashboards').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Please select a Dashboard' })).toBeVisible();
    } finally {
      await rename(`${assets}-away`, assets);
    }
    await configure(page, portal, {}, { KEEP_FILES: false });
    await page.goto('/');
    await expect(tiles(page)).toBeVisible();
    await expect.poll(() => workerState(page)).toBeUndefined();
    await expect.poll(() => keptPaths(page)).toEqual([]);
  });

  test('an open tab keeps its version’s files; the next start drops them', async ({ page, build, signIn, newTab }) => {
    await signInWithWorker(page, signIn);
    const before = await buildOf(page);
    await build.deploy();
    await markPage(page);
    await menuEntry(page, 'Dashboards').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Please select a Dashboard' })).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Please select a Dashboard' })).toBeVisible();
    expect(await buildOf(page)).not.toBe(before);
    const isWaiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
    await expect.poll(isWaiting).toBe(true);
    await page.close();
    const next = await newTab();
    await signIn('avery', { page: next });
    await expect(tiles(next)).toBeVisible();
    await expect.poll(async () => (await keptPaths(next)).filter((path) => !/_1\.\w+$/.test(path))).toEqual([]);
  });

  test('the page of a proxy in the place of a file is not kept', async ({ page, context, signIn }) => {
    let asked = 0;
    await context.route(/\/assets\/DashboardsRoute-[^/]*\.js$/, async (route) => {
      asked += 1;
      await route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' });
    });
    await signIn('avery');
    await expect(tiles(page)).toBeVisible();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect.poll(() => workerState(page)).toBeUndefined();
    expect(await keptPaths(page)).not.toContainEqual(expect.stringMatching(/DashboardsRoute-.*\.js/));
  });

  test('a worker that could not fetch a file is installed at the next start', async ({ page, build, signIn }) => {
    const assets = join(build.directory, 'assets');
    const name = (await readdir(assets)).find((file) => /^DashboardsRoute-.*\.js$/.test(file)) ?? '';
    await rename(join(assets, name), join(build.directory, name));
    try {
      await signIn('avery');
      await expect(tiles(page)).toBeVisible();
      await expect.poll(async () => (await keptPaths(page)).length).toBeGreaterThan(0);
      // The browser forgets a worker whose installation has failed.
      const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      await expect.poll(workers).toBe(0);
    } finally {
      await rename(join(build.directory, name), join(assets, name));
    }
    await page.reload();
    await expect.poll(() => workerState(page)).toBe('activated');
  });
});
