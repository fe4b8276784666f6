import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyBuiltPortal, type BuiltPortalCopy } from './support/builtPortalCopy.ts';
import { startGantry } from './support/gantry.ts';
import { menuEntry } from './support/menu.ts';
import { expect, test as base } from './support/test.ts';

/** A portal that keeps its files in the browser, and whose build the tests replace. */
const test = base.extend<object, { build: BuiltPortalCopy }>({
  build: [
    async ({ browserName: _ }, use) => {
      const build = await copyBuiltPortal();
      await use(build);
      await build.delete();
    },
    { scope: 'worker' },
  ],
  gantry: [
    async ({ build }, use) => {
      const gantry = await startGantry({
        PORTAL_DIRECTORY: build.directory,
        PORTAL_CONFIGURATION: JSON.stringify({ flags: { KEEP_FILES: true } }),
      });
      await use(gantry);
      await gantry.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
test.use({ serviceWorkers: 'allow' });

/** The paths of everything that the browser's caches hold. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const held = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return held.flat().map(({ url }) => new URL(url).pathname);
  });
const tiles = (page: Page) => page.getByRole('list', { name: 'Application groups' });
const workerState = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
const buildOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="gantry-build"]')?.content);

test('a reload and a screen that was never opened need no file from the server, and nothing but files is kept', async ({
  page,
  build,
  signIn,
}) => {
  await signIn('avery');
  await expect(tiles(page)).toBeVisible();
  await expect.poll(() => workerState(page)).toBe('activated');
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
});

test('after a deployment an open tab keeps the files of its version, the next start takes the new one, and the old files go', async ({
  page,
  build,
  signIn,
  watch,
}) => {
  await signIn('avery');
  await expect(tiles(page)).toBeVisible();
  await expect.poll(() => workerState(page)).toBe('activated');
  const before = await buildOf(page);
  await build.deploy();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await menuEntry(page, 'Dashboards').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Please select a Dashboard' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Please select a Dashboard' })).toBeVisible();
  expect(await buildOf(page)).not.toBe(before);
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  await expect.poll(isWaiting).toBe(true);
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  watch(next);
  await signIn('avery', { page: next });
  await expect(tiles(next)).toBeVisible();
  await expect.poll(async () => (await keptPaths(next)).filter((path) => !/_1\.\w+$/.test(path))).toEqual([]);
});

test('where the configuration no longer wants it, the worker goes with all that it kept', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('avery');
  await expect.poll(() => workerState(page)).toBe('activated');
  const right = await (await fetch(`${portal}/config.json`)).json();
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { ...right, flags: { ...right.flags, KEEP_FILES: false } } }),
  );
  await page.reload();
  await expect(tiles(page)).toBeVisible();
  await expect.poll(() => workerState(page)).toBeUndefined();
  await expect.poll(() => keptPaths(page)).toEqual([]);
});
