import { kept, key, openHeld, openKept, others, untilKept } from './support/keptHome.ts';
import { expectNothingMoved, watchLayoutShift } from './support/layoutShift.ts';
import { welcome } from './support/portalPage.ts';
import type { Page } from '@playwright/test';
import { expect, test, type Fixtures } from './support/test.ts';

test.use({ startsCold: true });

test('Home of the last visit is there before the application, which takes over its elements, and nothing moves', async ({
  page,
  signIn,
}) => {
  await signIn('avery');
  await untilKept(page);
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

test('a link that is pressed before the application opens its module, and Back leads Home', async ({
  page,
  signIn,
}) => {
  const release = await openKept(page, signIn);
  await page.getByRole('navigation').getByRole('link', { name: 'Schedule', exact: true }).click();
  await expect(page).toHaveURL(/\/apps\/projectManagement$/);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  await page.goBack();
  await expect(welcome(page)).toBeVisible();
});

test('a group opens and closes before the application, and stays as it is when that arrives', async ({
  page,
  signIn,
}) => {
  const release = await openKept(page, signIn);
  const group = (name: RegExp) => page.getByRole('main').getByRole('button', { name });
  const modules = (name: string) => page.getByRole('region', { name }).getByRole('link');
  await group(/^Field Work/).click();
  await expect(modules('Field Work').first()).toBeVisible();
  await group(/^Field Work/).click();
  await expect(modules('Field Work')).toHaveCount(0);
  await group(/^Field Work/).click();
  await group(/^Planning and Schedule/).click();
  await expect(modules('Field Work')).toHaveCount(0);
  await expect(group(/^Planning and Schedule/)).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('region', { name: 'Planning and Schedule' })
    .evaluate((region) => region.toggleAttribute('data-of-last-visit', true));
  release();
  await expect(page.getByRole('region', { name: 'My Activity' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Planning and Schedule' })).toHaveAttribute('data-of-last-visit');
  await group(/^Planning and Schedule/).click();
  await expect(modules('Planning and Schedule')).toHaveCount(0);
  await expect(group(/^Planning and Schedule/)).toHaveAttribute('aria-pressed', 'false');
});

test('the last button that is pressed before the application is pressed once it has arrived', async ({
  page,
  signIn,
}) => {
  const release = await openKept(page, signIn);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Account/ })
    .click();
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Account' })).toHaveCount(0);
});

/** Changes what is kept, so that React draws other elements in its place, and calls back in the page with the button Help just before it draws. */
async function openOutdated(page: Page, signIn: Fixtures['signIn'], beforeReactDraws: (help: HTMLElement) => void) {
  await signIn('avery');
  await untilKept(page);
  await page.evaluate((name) => {
    localStorage.setItem(
      name,
      localStorage.getItem(name)?.replaceAll('Application groups', 'Groups of yesterday') ?? '',
    );
  }, key);
  await page.addInitScript(`new MutationObserver(() => {
    const buttons = document.querySelectorAll('[data-kept-home="taken"] header button');
    const help = [...buttons].find(({ textContent }) => textContent === 'Help');
    if (help) (${String(beforeReactDraws)})(help);
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-kept-home'] })`);
  const release = await openHeld(page);
  await expect(page.getByRole('list', { name: 'Groups of yesterday' })).toBeVisible();
  release();
  await untilDrawn(page);
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
for (const [how, press] of Object.entries(presses))
  test(`a button that is pressed ${how} while React draws another one in its place is pressed then`, async ({
    page,
    signIn,
  }) => {
    await openOutdated(page, signIn, press);
    await expect(page.getByRole('list', { name: 'Application groups' })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  });

test('what has the focus while React draws another element in its place keeps it', async ({ page, signIn }) => {
  await openOutdated(page, signIn, (help) => help.focus());
  await expect(page.getByRole('list', { name: 'Application groups' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Help' })).toBeFocused();
});

test('a press that begins before the application and ends after it is one', async ({ page, signIn }) => {
  const release = await openKept(page, signIn);
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).hover();
  await page.mouse.down();
  release();
  await untilDrawn(page);
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
});

test('one that arrives after the application is not drawn, and an error has the page to itself', async ({
  page,
  signIn,
  expectFailedLoads,
}) => {
  expectFailedLoads();
  await signIn('avery');
  await untilKept(page);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/draw-home-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('region', { name: 'My Activity' }).getByRole('listitem')).not.toHaveCount(0);
  const late = page.waitForResponse(/draw-home/);
  release();
  await (await late).finished();
  await expect(welcome(page)).toHaveCount(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Schedule', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();

  await page.unrouteAll();
  await page.route('**/config.json', (route) => route.fulfill({ status: 503 }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'The portal cannot start' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(welcome(page)).toBeVisible();
});

test('without its styles it is not drawn, and the portal says that it could not be loaded', async ({
  page,
  signIn,
  expectFailedLoads,
}) => {
  expectFailedLoads();
  await signIn('avery');
  await untilKept(page);
  await page.goto('/silentrenew.html');
  const refused = Promise.withResolvers<void>();
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

test('one that is not of this person, program, look and window, or not whole, is never shown', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('avery');
  await untilKept(page);
  const text = (await kept(page)) ?? '';
  let release = () => {};
  for (const [name, change] of others) {
    await test.step(name, async () => {
      expect(change(text)).not.toBe(text);
      // A page that the portal leaves may keep Home.
      await page.goto('/silentrenew.html');
      await page.unrouteAll();
      await page.evaluate(([item = '', value = '']) => localStorage.setItem(item, value), [key, change(text)]);
      release = await openHeld(page);
      await expect(page.locator('#root :is(a, button, h1)')).toHaveCount(0);
    });
  }
  release();
  await expect(welcome(page)).toBeVisible();
  await expect.poll(() => kept(page)).toContain(text.slice(0, 40));
});

test('what the person may no longer open goes with the answer, and another program has its own', async ({
  page,
  signIn,
}) => {
  await signIn('avery');
  await untilKept(page);
  const before = await kept(page);
  await page.route('**/GetMenuItems*', async (route) => {
    const answer = await route.fetch();
    const { MenuItems, ...rest } = (await answer.json()) as { MenuItems: { Name: string }[] }; // The platform's own answer.
    await route.fulfill({
      response: answer,
      json: { ...rest, MenuItems: MenuItems.filter(({ Name }) => Name !== 'Field Work') },
    });
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
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Program:/ })
    .click();
  await page.getByRole('dialog', { name: 'Programs' }).getByText('Harbor Fiber Rollout').click();
  await expect.poll(() => kept(page)).toContain('HFR');
});

test('after a sign-out none is kept', async ({ page, signIn }) => {
  await signIn('avery', { byForm: true });
  await untilKept(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Account/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel(/user name/i)).toBeVisible();
  await page.goto('/Error/404');
  expect(await kept(page)).toBeNull();
});
