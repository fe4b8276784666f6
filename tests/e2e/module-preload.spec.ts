import type { Page } from '@playwright/test';
import { hold } from './support/intercept.ts';
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

test.describe('an entry of the menu', () => {
  test.beforeEach(async ({ signIn }) => signIn('avery', { path: '/apps' }));

  const entryOf = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });

  test('the code and the data of a sub-application load while the pointer rests on it, once', async ({ page }) => {
    const paths = watchRequests(page);
    // The part that watches loads in the first idle moment; another entry shows that it has.
    await expect(async () => {
      await page.getByRole('banner').hover();
      await entryOf(page, 'Work Order').hover();
      expect(paths).toContain(view);
    }).toPass();
    await page.getByRole('banner').hover();
    paths.length = 0;
    const link = entryOf(page, 'Workflow');
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

  test('a view and its scripts load when the keyboard reaches it, once', async ({ page }) => {
    const link = entryOf(page, 'Work Order');
    await expect(link).toBeVisible();
    const paths = watchRequests(page);
    // Leaving the link would abort its scripts, so it is left only until the part that watches has loaded.
    await expect(async () => {
      await page.keyboard.press('Tab');
      await link.focus();
      await expect.poll(() => paths, { timeout: 2000 }).toContain(view);
    }).toPass();
    await expect.poll(() => paths.some(isScript)).toBe(true);
    const before = paths.filter((path) => path === view || isScript(path));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Work Order', level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    expect(paths.filter((path) => path === view || isScript(path))).toEqual(before);
  });

  test('leaving it aborts the call', async ({ page }) => {
    const link = entryOf(page, 'Workflow');
    await expect(link).toBeVisible();
    // The answer does not come before the pointer has left.
    await hold(page, `*${records}`);
    const aborted: string[] = [];
    page.on('requestfailed', (request) => aborted.push(new URL(request.url()).pathname));
    const paths = watchRequests(page);
    await expect(async () => {
      await page.getByRole('banner').hover();
      await link.hover();
      expect(paths).toContain(records);
    }).toPass();
    await page.getByRole('banner').hover();
    await expect.poll(() => aborted).toContain(records);
  });

  test('nothing loads in advance for a person who saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.reload();
    const link = entryOf(page, 'Workflow');
    await expect(link).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const paths = watchRequests(page);
    await link.hover();
    // The tooltip or the state of hover has been drawn, and a press follows later than the rest of a pointer.
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    expect(paths).toEqual([]);
  });
});
