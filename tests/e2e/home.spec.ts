import { tiles } from './support/portalPage.ts';
import { expect, test } from './support/test.ts';

/** The share of the main area's visible part that is farther than the page's gutter from anything shown. */
function emptyShare(): number {
  const gutter = 24;
  const step = 8;
  const main = document.querySelector('main')?.getBoundingClientRect();
  if (!main) return 1;
  const shown = [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, li)')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  let points = 0;
  let empty = 0;
  for (let y = Math.max(main.top, 0); y < Math.min(main.bottom, innerHeight); y += step) {
    for (let x = main.left; x < main.right; x += step) {
      points += 1;
      const isNear = shown.some(
        ({ left, right, top, bottom }) =>
          x > left - gutter && x < right + gutter && y > top - gutter && y < bottom + gutter,
      );
      if (!isNear) empty += 1;
    }
  }
  return empty / points;
}

test('with 13 groups at 1440 × 900, a list has 360 px, two thirds are filled, and the bar fills the screen', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('avery');
  await expect(tiles(page).getByRole('button')).toHaveCount(13);
  const list = page.getByRole('region', { name: 'My Activity' }).getByRole('list');
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expect(list.locator('xpath=..')).toHaveCSS('height', '360px');
  await expect.poll(() => page.evaluate(emptyShare)).toBeLessThan(1 / 3);

  const shown = () => page.evaluate(() => document.fullscreenElement?.tagName);
  await page.getByRole('banner').getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(shown).toBe('HTML');
  await page.getByRole('banner').getByRole('button', { name: 'Exit full screen' }).click();
  await expect.poll(shown).toBeUndefined();
});

test('a person reaches every module in two presses from anywhere, on a wide screen, in the rail and on a phone', async ({
  page,
  signIn,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('avery');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const modules = menu.locator('a[href^="/apps/"]:not([target])');
  const isAt = async (href: string) => {
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  };
  await expect(modules.first()).toBeVisible();
  const hrefs = await modules.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(25);

  // One press where the menu stands beside the page. In the rail and on a phone the first press opens the menu.
  const [first = '', , third = ''] = hrefs;
  for (const href of [first, third]) {
    await menu.locator(`a[href="${href}"]:not([target])`).click();
    await isAt(href);
  }
  await menu.getByRole('button', { name: 'Collapse the menu' }).click();
  for (const href of [first, third]) {
    await menu.getByRole('button', { name: 'Applications' }).click();
    await page.getByRole('dialog', { name: 'Applications' }).locator(`a[href="${href}"]:not([target])`).click();
    await isAt(href);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const href of [first, third]) {
    await page.getByRole('banner').getByRole('button', { name: 'Main menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await expect(drawer.locator('a[href^="/apps/"]:not([target])')).toHaveCount(hrefs.length);
    await drawer.locator(`a[href="${href}"]:not([target])`).click();
    await isAt(href);
  }
});

test('a favourite is pinned from a tile and from the menu, is below the groups of Home, and is the same after a reload', async ({
  home: page,
}) => {
  await page.getByRole('button', { name: /^Field Work/ }).click();
  const unfolded = page.getByRole('region', { name: 'Field Work' });
  await unfolded.getByRole('link', { name: 'Work Order' }).hover();
  await unfolded.getByRole('button', { name: 'Add Work Order to favourites' }).click();
  const favourites = page.getByRole('region', { name: 'Favourites' });
  await expect(favourites.getByRole('link', { name: 'Work Order' })).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Schedule', exact: true }).hover();
  await menu.getByRole('button', { name: 'Add Schedule to favourites' }).click();
  // It is marked where it stands.
  await expect(menu.getByRole('link', { name: 'Schedule', exact: true }).locator('svg')).toHaveCount(2);
  await expect(favourites.getByRole('link')).toHaveText(['Work Order', 'Schedule']);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(1)).toHaveText('Favourites');

  await favourites.getByRole('link', { name: 'Schedule' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  await page.goto('/');
  await expect(favourites.getByRole('link')).toHaveText(['Work Order', 'Schedule']);
  await expect(page.getByRole('region', { name: 'Recently opened' }).getByRole('link')).toHaveText(['Schedule']);

  // By keyboard: the handle of the first tile, one place on.
  await favourites.getByRole('button', { name: 'Arrange' }).press('Enter');
  await favourites.getByRole('row', { name: 'Work Order' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(/^Insert/);
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName('Insert after Schedule');
  await page.keyboard.press('Enter');
  await favourites.getByRole('button', { name: 'Done' }).click();
  await expect(favourites.getByRole('link')).toHaveText(['Schedule', 'Work Order']);
});

test.describe('by finger', () => {
  test.use({ startsCold: true, hasTouch: true, viewport: { width: 390, height: 844 } });

  test('on a phone the menu, the bell, the programs and the search lead on', async ({ home: page }) => {
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Main menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Schedule', exact: true }).first().tap();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
    await expect(menu).not.toBeVisible();

    await banner.getByRole('button', { name: /^Notifications/ }).tap();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    await panel.getByRole('button', { name: 'Close', exact: true }).tap();
    await expect(panel).not.toBeVisible();

    const wanted = 'Cascade Peaks Towers';
    await banner.getByRole('button', { name: /^Program/ }).tap();
    await page.getByRole('dialog', { name: 'Programs' }).getByText(wanted, { exact: true }).tap();
    await expect(banner.getByRole('button', { name: `Program: ${wanted}` })).toBeVisible();
    await expect(page.getByRole('dialog')).not.toBeVisible();
    // The keys work once the page behind a dialog can be used again, a moment after it has gone.
    const behindDialog = page.locator(':is([inert], [aria-hidden="true"]):has(main)');
    await expect(behindDialog).toHaveCount(0);

    await page.keyboard.press('Control+K');
    const search = page.getByRole('dialog', { name: 'Search everything' });
    await expect(search.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).not.toBeVisible();
    await expect(behindDialog).toHaveCount(0);
    // What is typed at once belongs to the field.
    await page.keyboard.press('Control+K');
    await page.keyboard.type('sched');
    await expect(search.getByRole('combobox')).toHaveValue('sched');
    await expect(search.getByRole('option', { name: /^Schedule/ }).first()).toBeVisible();
  });
});
