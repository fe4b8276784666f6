import { expect, test, type Locator, type Page } from '@playwright/test';
import { complaintsOf } from '../complaints.ts';
import { root } from '../packages/packed.ts';
import type { Listening } from '../webServer.ts';
import { serveExample } from './support/serveExample.ts';
import { startBackend, type RunningBackend } from './support/startBackend.ts';
import { addFullPage, rowOf, signIn } from './support/usePage.ts';

/** The built elements as people use them, in a page without a framework under the strictest policy. */

let backend: RunningBackend;
let served: Listening;
let complaints: string[];

test.beforeEach(async ({ page }) => {
  complaints = complaintsOf(page);
  backend = await startBackend(100);
  const folders = [`${root}examples/plain-html`, `${root}packages/notification-center`];
  served = await serveExample({ folders, backendPort: backend.port, trustedTypes: "'none'" });
});

test.afterEach(async () => {
  // The page complains of servers that have ended.
  expect.soft(complaints).toEqual([]);
  await served.close();
  await backend.stop();
});

/** Opens the panel by keyboard. Resolves with the bell and the panel. */
async function openPanel(page: Page, name: RegExp = /^Notifications/) {
  const bell = page.getByRole('button', { name });
  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = page.locator('section[role="dialog"], [role="dialog"]').first();
  await expect(panel).toBeVisible();
  return { bell, panel };
}

/** How often the focus moved, and how often the window and the field received the event. */
type FocusCounts = Readonly<Record<'moves' | 'heard' | 'atField', Readonly<Record<string, number>>>>;

const lightnessOf = (element: Locator) =>
  element.evaluate((node) => Number(/\d+/.exec(getComputedStyle(node).backgroundColor)?.[0]));

test('every part is used by keyboard, and the focus always comes back', async ({ page }) => {
  await signIn(page, served.origin);
  const { bell, panel } = await openPanel(page);
  await expect(panel).toBeFocused();

  await page.getByRole('tab', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Active' })).toBeFocused();
  await expect(rowOf(page, 'Count shelf A7')).toBeVisible();

  const menu = page.getByRole('button', { name: 'Actions for Count shelf A7' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Mark as read' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(menu).toBeFocused();
  await expect(panel).toBeVisible();

  // The second key finds the focus in the menu, however fast it comes.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(bell).toHaveAccessibleName('Notifications, 3 unread');
  await expect(rowOf(page, 'Count shelf A7').getByRole('button').first()).toBeFocused();

  await page.getByRole('tab', { name: 'Exports' }).focus();
  await page.keyboard.press('Enter');
  await rowOf(page, 'Stock of March')
    .getByRole('button', { name: /Stock of March/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('alertdialog', { name: 'Error on Stock of March' });
  await expect(details).toContainText('The disk was full.');
  // Tab stays in the dialog.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(details.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(rowOf(page, 'Stock of March').locator(':focus')).toHaveCount(1);

  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell).toBeFocused();
});

test('the toast of a report is reached by keyboard, and its file is downloaded', async ({ page }) => {
  await signIn(page, served.origin);
  await page.getByRole('button', { name: 'Make a report' }).click();
  const toast = page.getByRole('region').filter({ hasText: 'Stock of April completed' });
  await expect(toast).toBeVisible();
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Download' })).toBeFocused();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('stock.csv');
});

test('on a phone the panel is modal', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, served.origin);
  const { bell, panel } = await openPanel(page);
  await expect(page.locator('gantry-notification-bell')).toHaveAttribute('inert');
  await expect(panel.locator(':focus').or(panel.and(page.locator(':focus')))).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell).toBeFocused();
});

test('in Arabic and in the dark', async ({ page }) => {
  await signIn(page, served.origin);
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
    document.querySelector('gantry-notification-bell')?.setAttribute('locale', 'ar-EG');
  });
  const { panel } = await openPanel(page, /^الإشعارات/);
  await expect(panel).toHaveAttribute('dir', 'rtl');
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('الإشعارات');
  expect(await lightnessOf(panel)).toBeLessThan(64);
  // It slides in.
  await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0);
  const tabs = panel.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toBeFocused();
});

test('the page is searched and filtered', async ({ page }) => {
  await signIn(page, served.origin);
  await addFullPage(page);
  const search = page.getByRole('search');
  await search.getByRole('searchbox').fill('shelf');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(4);

  const status = search.getByRole('button', { name: /Status/ });
  await status.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Failed' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
  await expect(status).toBeFocused();
});

test('the bell stands without React, which loads when a person reaches for it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const bell = await signIn(page, served.origin);
  expect(scripts.some((path) => path.includes('mountBell'))).toBe(true);
  expect(scripts.filter((path) => path.includes('createPanel'))).toEqual([]);
  await expect(bell).toHaveAccessibleDescription('');
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
  await bell.click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await expect(bell).toHaveAttribute('aria-expanded', 'true');
  await bell.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
});

test('a panel that could not be loaded is told to the page, and the next press opens it', async ({ page }) => {
  await signIn(page, served.origin);
  await page.evaluate(() => {
    document.addEventListener('gantry-problem', () => {
      document.title = 'told';
    });
  });
  await page.route('**/createPanel*.js', (route) => route.abort());
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  await expect(page).toHaveTitle('told');
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
  await page.unroute('**/createPanel*.js');
  // The load that failed is complained about.
  complaints.length = 0;
  await bell.click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
});

test('the page hears every focus event, also while the elements change it', async ({ page }) => {
  await signIn(page, served.origin);
  await page.evaluate(() => {
    const field = document.createElement('input');
    document.body.append(field);
    const moves = { focus: 0, focusin: 0, blur: 0, focusout: 0 };
    const heard = { ...moves };
    const atField = { ...moves };
    const types = ['focus', 'focusin', 'blur', 'focusout'] as const;
    for (const type of types) {
      window.addEventListener(type, ({ target }) => void (target === field && (heard[type] += 1)), true);
      field.addEventListener(type, () => void (atField[type] += 1));
    }
    let isMoving = false;
    /** Moves the focus into the field and out of it, once for each node that anything puts into the page. */
    const moveFocus = () => {
      if (isMoving) return;
      isMoving = true;
      field.focus();
      field.blur();
      for (const type of types) moves[type] += 1;
      isMoving = false;
    };
    for (const name of ['appendChild', 'insertBefore'] as const) {
      const own: (this: Node, ...nodes: never[]) => Node = Node.prototype[name];
      Reflect.set(Node.prototype, name, function insert(this: Node, ...nodes: never[]) {
        const inserted = own.apply(this, nodes);
        moveFocus();
        return inserted;
      });
    }
    Object.assign(window, { focusTold: () => ({ moves, heard, atField }) });
  });
  await addFullPage(page);
  await expect(page.getByRole('tabpanel').getByRole('listitem')).not.toHaveCount(0);
  await page.evaluate(() => document.querySelector('gantry-notification-page')?.setAttribute('locale', 'ar'));
  await expect(page.getByRole('heading', { name: 'الإشعارات' })).toBeVisible();
  // The function is the one that this test put there.
  const { moves, heard, atField } = await page.evaluate(() => Reflect.get(window, 'focusTold')() as FocusCounts);
  expect(moves['focus']).toBeGreaterThan(10);
  expect({ heard, atField }).toEqual({ heard: moves, atField: moves });
});
