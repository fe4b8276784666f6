import type { Page } from '@playwright/test';
import { axeScript, findAccessibilityFaults } from '../workshop/support/accessibility.ts';
import { measureOverflow } from '../workshop/support/overflow.ts';
import { expect, test } from './support/test.ts';

const preferencesKey = 'gantry.preferences';

/** Presses a key until an element has the focus. */
async function tabTo(page: Page, name: string | RegExp) {
  const target = page.getByRole('button', { name });
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`80 presses of Tab do not reach the button ${String(name)}.`);
}

test('by keyboard alone, in forced colours: the hints are dismissed one by one, and what is new is read after a new version', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await signIn('avery');
  const hints = page.getByRole('region', { name: 'Hints for a start' });
  await expect(hints).toBeVisible();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  for (const position of ['1 of 3', '2 of 3', '3 of 3']) {
    await expect(hints.getByText(position)).toBeVisible();
    await tabTo(page, 'Got it');
    await page.keyboard.press('Enter');
  }
  await expect(hints).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  // A later visit, in a newer version.
  await page.evaluate((key) => {
    const preferences: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify(Object.assign({}, preferences, { versionSeen: '0.0.1' })));
  }, preferencesKey);
  await page.reload();
  await tabTo(page, 'Help, something is new');
  await page.keyboard.press('Enter');
  await tabTo(page, 'What is new, something is new');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'What is new' });
  await expect(panel.getByRole('heading', { name: /^Version / }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
  await expect(hints).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the hints, the palette and what is new have no fault of accessibility, ${colorScheme}, and fit 320 px and text at 200 %`, async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.addInitScript({ path: axeScript });
    await signIn('avery');
    const hints = page.getByRole('region', { name: 'Hints for a start' });
    await expect(hints).toBeVisible();
    await expect.poll(() => findAccessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => measureOverflow(page)).toEqual({ isPageTooWide: false, clippedTexts: [] });
    await page.setViewportSize({ width: 1280, height: 900 });

    await hints.getByRole('button', { name: 'Try it' }).click();
    await expect(page.getByRole('combobox', { name: /Search/ }).first()).toBeVisible();
    await expect.poll(() => findAccessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Help', exact: true }).click();
    await page.getByRole('button', { name: 'What is new' }).click();
    await expect(page.getByRole('dialog', { name: 'What is new' })).toBeVisible();
    await expect.poll(() => findAccessibilityFaults(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(() => measureOverflow(page)).toMatchObject({ isPageTooWide: false });
  });
}
