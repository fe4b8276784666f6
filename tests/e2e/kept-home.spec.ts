import type { MenuItemsResponse } from '../../packages/platform-client/src/services/application/application.schemas.ts';
import { answerTo, hold, intercept } from './support/intercept.ts';
import { kept, key, openHeld, others, test } from './support/keptHome.ts';
import { expectNothingMoved, watchLayoutShift } from './support/layoutShift.ts';
import { chooseProgram, signOut, welcome } from './support/portalPage.ts';
import type { Page } from '@playwright/test';
import { expect } from './support/test.ts';

test('the application takes over the elements of the last visit, and nothing moves', async ({ keptHome: page }) => {
  await watchLayoutShift(page);
  const release = await openHeld(page);
  await expect(welcome(page)).toBeVisible();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('#root *')) element.toggleAttribute('data-of-last-visit', true);
  });
  const marked = await page.locator('#root [data-of-last-visit]').count();
  release();
  await expect(page.getByRole('region', { name: 'My Activity' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(welcome(page)).toHaveAttribute('data-of-last-visit');
  // Only placeholders have gone.
  expect(await page.locator('#root [data-of-last-visit]').count()).toBeGreaterThan(marked * 0.9);
  await expectNothingMoved(page);
});

test('what is pressed before the application counts once it is there', async ({ keptHome: page }) => {
  const main = page.getByRole('main');
  const inBanner = (name: string) => page.getByRole('banner').getByRole('button', { name });

  await test.step('a link opens its module, and Back leads Home', async () => {
    const release = await openHeld(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Schedule', exact: true }).click();
    await expect(page).toHaveURL(/\/apps\/projectManagement$/);
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
    await page.goBack();
    await expect(welcome(page)).toBeVisible();
  });

  await test.step('the last of two buttons is pressed', async () => {
    const release = await openHeld(page);
    await inBanner('Account').click();
    await inBanner('Help').click();
    release();
    await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Account' })).toHaveCount(0);
  });

  await test.step('a press that begins before and ends after it is one', async () => {
    const release = await openHeld(page);
    await inBanner('Help').hover();
    await page.mouse.down();
    release();
    await untilDrawn(page);
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  });

  await test.step('a group opens and closes before, and stays so afterwards', async () => {
    const release = await openHeld(page);
    const group = (name: RegExp) => main.getByRole('button', { name });
    const modules = (name: string) => page.getByRole('region', { name }).getByRole('link');
    await group(/^Field Work/).click();
    await expect(modules('Field Work').first()).toBeVisible();
    await group(/^Field Work/).click();
    await expect(modules('Field Work')).toHaveCount(0);
    await group(/^Field Work/).click();
    await group(/^Planning and Schedule/).click();
    await expect(modules('Field Work')).toHaveCount(0);
    await expect(group(/^Planning and Schedule/)).toHaveAttribute('aria-pressed', 'true');
    const opened = page.getByRole('region', { name: 'Planning and Schedule' });
    await opened.evaluate((region) => region.toggleAttribute('data-of-last-visit', true));
    release();
    await expect(page.getByRole('region', { name: 'My Activity' }).getByRole('listitem')).not.toHaveCount(0);
    await expect(opened).toHaveAttribute('data-of-last-visit');
    await group(/^Planning and Schedule/).click();
    await expect(modules('Planning and Schedule')).toHaveCount(0);
    await expect(group(/^Planning and Schedule/)).toHaveAttribute('aria-pressed', 'false');
  });
});

/** Changes what is kept, so that React draws other elements in its place, and calls back in the page with the button Help just before it draws. */
async function openOutdated(page: Page, beforeReactDraws: (help: HTMLElement) => void) {
  // A page that the portal leaves may keep Home.
  await page.goto('/silentrenew.html');
  await page.evaluate((name) => {
    localStorage.setItem(
      name,
      localStorage.getItem(name)?.replaceAll('Application groups', 'Groups of yesterday') ?? '',
    );
  }, key);
  const script = await page.addInitScript(`new MutationObserver(() => {
    const buttons = document.querySelectorAll('[data-kept-home="taken"] header button');
    const help = [...buttons].find(({ textContent }) => textContent === 'Help');
    if (help) (${String(beforeReactDraws)})(help);
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-kept-home'] })`);
  const release = await openHeld(page);
  await expect(page.getByRole('list', { name: 'Groups of yesterday' })).toBeVisible();
  release();
  await untilDrawn(page);
  await script.dispose();
  await expect(page.getByRole('list', { name: 'Application groups' })).toBeVisible();
}

const untilDrawn = (page: Page) => expect(page.locator('#root')).toHaveAttribute('data-kept-home', 'drawn');

const presses: Readonly<Record<string, (help: HTMLElement) => void>> = {
  'by a click': (help) => help.click(),
  // No click follows a key whose element has gone.
  'by a key': (help) =>
    help.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
  // Nor a pointer that is on it.
  'by a pointer': (help) => help.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true })),
};
test('what is pressed or has the focus while React draws another element in its place counts there', async ({
  keptHome: page,
}) => {
  for (const [how, press] of Object.entries(presses))
    await test.step(`pressed ${how}`, async () => {
      await openOutdated(page, press);
      await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
    });
  await openOutdated(page, (help) => help.focus());
  await expect(page.getByRole('banner').getByRole('button', { name: 'Help' })).toBeFocused();
});

test('one that comes too late is not drawn, and an error has the page', async ({ keptHome: page, loadsMayFail }) => {
  loadsMayFail();
  const release = await hold(page, '*/assets/draw-home-*.js');
  await page.reload();
  await expect(page.getByRole('region', { name: 'My Activity' }).getByRole('listitem')).not.toHaveCount(0);
  const late = page.waitForResponse(/draw-home/);
  release();
  await (await late).finished();
  await expect(welcome(page)).toHaveCount(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Schedule', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();

  const mend = await intercept(page, '*/config.json', () => ({ status: 503 }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'The portal cannot start' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(welcome(page)).toBeVisible();
});

test('without its styles it is not drawn, and the portal says so', async ({ keptHome: page, loadsMayFail }) => {
  loadsMayFail();
  await page.goto('/silentrenew.html');
  const refused = Promise.withResolvers<void>();
  // Routes switch off the cache, which has the styles.
  await page.route('**/assets/home-*.css', async (route) => {
    await route.fulfill({ status: 404 });
    refused.resolve();
  });
  await page.route('**/assets/index-*.js', async (route) => {
    // The application is imported once the page has lost them.
    await refused.promise;
    await expect(page.locator('link[rel="stylesheet"][href*="/home-"]')).toHaveCount(0);
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'The portal could not be loaded' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(welcome(page)).toBeVisible();
});

test('one of another person, program, look or window, or not whole, is never shown', async ({ keptHome: page }) => {
  test.slow();
  const text = (await kept(page)) ?? '';
  let release = () => {};
  for (const [name, change] of others) {
    await test.step(name, async () => {
      expect(change(text)).not.toBe(text);
      // A page that the portal leaves may keep Home.
      await page.goto('/silentrenew.html');
      release();
      await page.evaluate(([item = '', value = '']) => localStorage.setItem(item, value), [key, change(text)]);
      release = await openHeld(page);
      await expect(page.locator('#root :is(a, button, h1)')).toHaveCount(0);
    });
  }
  release();
  await expect(welcome(page)).toBeVisible();
  await expect.poll(() => kept(page)).toContain(text.slice(0, 40));
});

test('what the person may no longer open goes, and another program has its own', async ({ keptHome: page }) => {
  const before = await kept(page);
  await intercept(page, '*/GetMenuItems*', async (asked) => {
    const menu = (await answerTo(asked)) as MenuItemsResponse; // The platform's own answer.
    const fieldWork = menu.MenuItems.find(({ Name }) => Name === 'Field Work')?.Id;
    const SiteMapEntry = menu.SiteMapEntry.filter(({ ModuleGroupId }) => ModuleGroupId !== fieldWork);
    return { json: { ...menu, SiteMapEntry } };
  });
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: /^Vendors/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^Field Work/ })).toHaveCount(0);
  // It is kept again once the page is hidden, if the answer came after the first idle moment.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
  });
  await expect.poll(() => kept(page)).not.toBe(before);
  await chooseProgram(page, 'Harbor Fiber Rollout');
  await expect.poll(() => kept(page)).toContain('HFR');
});

test('after a sign-out none is kept', async ({ keptHome: page }) => {
  await signOut(page);
  await page.goto('/Error/404');
  expect(await kept(page)).toBeNull();
});
