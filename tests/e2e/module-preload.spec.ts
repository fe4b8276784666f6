import type { Page } from '@playwright/test';
import { hold } from './support/intercept.ts';
import { menuEntry } from './support/portalPage.ts';
import { expect, test } from './support/test.ts';

/** The paths of the requests that a page makes for modules from now on. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/sub-applications\/|\/records\/api\/|\/monolith\//.test(pathname) && request.method() === 'GET')
      paths.push(pathname);
  });
  return paths;
}

const entry = '/sub-applications/workflow/entry.js';
const records = '/base/records/api/workflow';
const view = '/monolith/Views/workOrder';
const isScript = (path: string) => path.startsWith('/monolith/Scripts/');

test('the code and the data of a sub-application load while the pointer rests on its entry of the menu, once', async ({
  page,
  signIn,
}) => {
  await signIn('avery', { path: '/apps' });
  const paths = watchRequests(page);
  // The part that watches loads in the first idle moment; another entry shows that it has.
  await expect(async () => {
    await page.getByRole('banner').hover();
    await menuEntry(page, 'Work Order').hover();
    await expect.poll(() => paths, { timeout: 2000 }).toContain(view);
  }).toPass();
  await page.getByRole('banner').hover();
  paths.length = 0;
  const link = menuEntry(page, 'Workflow');
  // Leaving the entry before they are there would end them.
  const loaded = [records, entry].map((path) =>
    page.waitForEvent('requestfinished', (request) =>
      new URL(request.url()).pathname.endsWith(path.replace(/^\/base/, '')),
    ),
  );
  await link.hover();
  const ofWorkflow = () => paths.filter((path) => path === records || path === entry).toSorted();
  await Promise.all(loaded);
  // They are there, but may not be read yet.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(ofWorkflow()).toEqual([records, entry]);
  await page.getByRole('banner').hover();
  await link.hover();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Running workflows' })).toBeVisible();
  expect(ofWorkflow()).toEqual([records, entry]);
});

test('leaving an entry of the menu aborts the call; a view and its scripts load when the keyboard reaches it, once', async ({
  page,
  signIn,
}) => {
  await signIn('avery', { path: '/apps' });
  const workflow = menuEntry(page, 'Workflow');
  await expect(workflow).toBeVisible();
  // The answer does not come before the pointer has left.
  await hold(page, `*${records}`);
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(new URL(request.url()).pathname));
  const paths = watchRequests(page);
  await expect(async () => {
    await page.getByRole('banner').hover();
    await workflow.hover();
    expect(paths).toContain(records);
  }).toPass();
  await page.getByRole('banner').hover();
  await expect.poll(() => aborted).toContain(records);

  const link = menuEntry(page, 'Work Order');
  await expect(link).toBeVisible();
  paths.length = 0;
  await page.keyboard.press('Tab');
  await link.focus();
  await expect.poll(() => paths).toContain(view);
  await expect.poll(() => paths.some(isScript)).toBe(true);
  const before = paths.filter((path) => path === view || isScript(path));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Work Order', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  expect(paths.filter((path) => path === view || isScript(path))).toEqual(before);
});

test('nothing loads in advance for a person who saves data', async ({ page, signIn }) => {
  await signIn('avery', { path: null });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/apps');
  const link = menuEntry(page, 'Workflow');
  await expect(link).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const paths = watchRequests(page);
  await link.hover();
  // The tooltip or the state of hover has been drawn, and a press follows later than the rest of a pointer.
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  expect(paths).toEqual([]);
});
