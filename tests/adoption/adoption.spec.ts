import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { complaintsOf } from '../complaints.ts';
import { root } from '../packages/packed.ts';
import { installExamples } from './support/installExamples.ts';
import { serveExample } from './support/serveExample.ts';
import { startBackend } from './support/startBackend.ts';
import { startNext } from './support/startNext.ts';
import { addFullPage, rowOf, rowsOf, signIn } from './support/usePage.ts';

/** Apps in other frameworks use the packed packages, against the backend in Node. */

/** Apps that use the custom elements, each with the files that a reader copies. */
const examples = [
  { name: 'plain-html', files: ['index.html', 'app.js'], trustedTypes: "'none'" },
  { name: 'vue', files: ['App.vue', 'main.js'], trustedTypes: 'vue' },
  { name: 'angular', files: ['main.ts'], trustedTypes: 'angular' },
];

/** Recipes for frameworks that write scripts into their pages, where only a server could put a nonce on them. */
const recipes = [
  { name: 'react-router', output: 'build/client', isPrerendered: true },
  { name: 'astro', output: 'dist', isPrerendered: false },
];

let installed: ReturnType<typeof installExamples>;
/** Ends what a test started, even if the test failed. */
const closings: (() => unknown)[] = [];

// The builds of Next and Angular, and the installation, take minutes on a slow machine.
test.describe.configure({ timeout: 900_000 });

test.beforeAll(() => {
  installed = installExamples([...examples, ...recipes, { name: 'next' }].map(({ name }) => name));
});

test.afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

test.afterAll(() => {
  installed.remove();
});

/** Starts a backend of its own for a test. Resolves with its port. */
async function ownBackend(): Promise<number> {
  // A report has six steps, in which a slow host still sees the progress and presses Cancel.
  const { port, stop } = await startBackend(3000);
  closings.push(stop);
  return port;
}

/** Serves an example and a backend of its own on one origin. Resolves with the origin. */
async function serve(name: string, trustedTypes: string): Promise<string> {
  const elements = join(installed.folder, 'node_modules/@gantry/notification-center');
  const folder = join(installed.folder, name);
  const folders = [join(folder, 'dist'), folder, elements];
  const { origin, close } = await serveExample({ folders, backendPort: await ownBackend(), trustedTypes });
  closings.push(close);
  return origin;
}

/** Uses an app as its people do: list, live arrival, marks, and a report with progress, download, retry and cancel. */
async function useApp(page: Page, origin: string) {
  const complaints = complaintsOf(page);
  const bell = await signIn(page, origin);

  // The first report runs to its end while the rest of the test goes on.
  await page.getByRole('button', { name: 'Make a report' }).click();
  await expect(bell).toHaveAccessibleName('Notifications, 5 unread');
  await bell.click();
  await page.getByRole('tab', { name: 'Exports' }).click();
  const report = rowOf(page, 'Stock of April');
  await expect(report).toBeVisible();

  const failed = rowOf(page, 'Stock of March');
  await failed.getByRole('button', { name: 'Retry' }).click();
  // The pressed button shows a progress of its own for a moment.
  await expect(failed.getByRole('progressbar', { name: 'Stock of March', exact: true })).toBeVisible();
  await failed.getByRole('button', { name: 'Cancel' }).click();
  await expect(failed).toContainText('Cancelled');

  await expect(report).toContainText('Completed');
  const download = page.waitForEvent('download');
  await report.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('stock.csv');

  await page.getByRole('tab', { name: 'Active' }).click();
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Actions for Count shelf A7' }).click();
  await page.getByRole('menuitem', { name: 'Mark as read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications, 4 unread');
  expect(complaints).toEqual([]);
}

for (const { name, files, trustedTypes } of examples) {
  test(`${name}: under 40 lines`, () => {
    const lines = files.flatMap((file) =>
      readFileSync(`${root}examples/${name}/${file}`, 'utf8').trimEnd().split('\n'),
    );
    expect(lines.length).toBeLessThan(40);
  });

  test(`${name}: list, live arrival, marks, a report with progress, retry and cancel`, async ({ page }) => {
    const folder = join(installed.folder, name);
    if (existsSync(join(folder, 'vite.config.js'))) installed.build(name);
    await useApp(page, await serve(name, trustedTypes));
  });
}

test('next: its default template, under a strict policy, renders the quick start', async ({ page }) => {
  const folder = join(installed.folder, 'next');
  // The quick start of the README, as a page beside the app.
  const firstLook = readFileSync(`${root}tests/packed-consumer/app/src/FirstLook.tsx`, 'utf8');
  mkdirSync(join(folder, 'app/look'));
  writeFileSync(join(folder, 'app/look/FirstLook.tsx'), `'use client';\n${firstLook}`);
  writeFileSync(join(folder, 'app/look/page.tsx'), "export { Notifications as default } from './FirstLook';\n");
  const next = await startNext(folder, await ownBackend());
  closings.push(next.stop);
  const answer = await page.request.get(next.origin);
  expect(answer.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await useApp(page, next.origin);

  const html = await (await page.request.get(`${next.origin}/look`)).text();
  expect(html).toMatch(/<link rel="stylesheet" href="[^"]+\.css/);
  expect(html).toContain('aria-label="Notifications"');
  const complaints = complaintsOf(page);
  await page.goto(`${next.origin}/look`);
  await page.getByRole('button', { name: 'Make a report' }).click();
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  await expect(rowOf(page, 'Count shelf A7')).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const { name, output, isPrerendered } of recipes) {
  test(`${name}: the recipe builds, and its bell is live`, async ({ page }) => {
    installed.build(name);
    const folders = [join(installed.folder, name, output)];
    if (isPrerendered) {
      const html = readFileSync(join(installed.folder, name, output, 'index.html'), 'utf8');
      expect(html).toMatch(/<link rel="stylesheet" href="[^"]+\.css/);
      expect(html).toContain('aria-label="Notifications"');
    }
    const { origin, close } = await serveExample({ folders, backendPort: await ownBackend(), trustedTypes: null });
    closings.push(close);
    const complaints = complaintsOf(page);
    const post = (path: string, data: object) => page.request.post(`${origin}${path}`, { data });
    await post('/session', { name: 'avery', password: 'gantry' });
    await page.goto(origin);
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName('Notifications, 4 unread');
    await post('/reports', { title: 'Stock of April' });
    await expect(bell).toHaveAccessibleName('Notifications, 5 unread');
    await bell.click();
    await page.getByRole('tab', { name: 'All' }).click();
    await expect(rowOf(page, 'Stock of April')).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('bell and page share a center, take the host’s colours and leave it its look', async ({ page }) => {
  const origin = await serve('plain-html', "'none'");
  const complaints = complaintsOf(page);
  const streams: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/events')) streams.push(request.url());
  });
  const bell = await signIn(page, origin);
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--gantry-color-text', 'rgb(1, 2, 3)');
    document.addEventListener('gantry-navigate', (event) => {
      event.preventDefault();
      document.title = event instanceof CustomEvent ? JSON.stringify(event.detail) : '';
    });
  });
  await addFullPage(page);
  await expect(page.locator('gantry-notification-page > [data-gantry-root]')).toHaveCSS('color', 'rgb(1, 2, 3)');
  // The host keeps its look: this is the browser's own style of a page.
  await expect(page.locator('body')).toHaveCSS('margin', '8px');
  await expect(page.locator('body')).toHaveCSS('box-sizing', 'content-box');
  await page.getByRole('button', { name: 'Unread: Count shelf A7' }).click();
  await expect(page).toHaveTitle('{"path":"/shelves/A7"}');
  await expect(bell).toHaveAccessibleName('Notifications, 3 unread');
  await expect.poll(() => streams).toHaveLength(1);

  await page.evaluate(() => document.querySelector('gantry-notification-page')?.remove());
  await expect(bell).toHaveAccessibleName('Notifications, 3 unread');
  await page.evaluate(() => document.querySelector('gantry-notification-bell')?.removeAttribute('user-id'));
  await expect(bell).toHaveCount(0);
  expect(complaints).toEqual([]);
});
