import { emulateTouch } from '../touch.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

test.use({ startsCold: true });

const preferencesKey = 'gantry.preferences';

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
    await tabTo(page, page.getByRole('button', { name: 'Got it' }));
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
  await tabTo(page, page.getByRole('button', { name: 'Help, something is new' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'What is new, something is new' }));
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

// A page of its own: once under a finger, Chromium's page hovers no more.
test('under a finger the hints name no keys', async ({ page, signIn }) => {
  await emulateTouch(page);
  await signIn('avery');
  const hints = page.getByRole('region', { name: 'Hints for a start' });
  await expect(hints.getByText(/^The search of everything finds/)).toBeVisible();
  await expect(hints.getByText(/^Ctrl\+K finds/)).toBeHidden();
});
