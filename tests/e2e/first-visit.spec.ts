import { tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const preferencesKey = 'gantry.preferences';

test('by keyboard alone, in forced colours: nothing is new at a first visit, and what is new is read after a new version', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await signIn('avery');
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), preferencesKey)).toContain('versionSeen');
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();

  // A later visit, in a newer version. A page of the portal may write the preferences again.
  await page.goto('/silentrenew.html');
  await page.evaluate((key) => {
    const preferences: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify(Object.assign({}, preferences, { versionSeen: '0.0.1' })));
  }, preferencesKey);
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'Help, something is new' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Review Release Notes, something is new' }));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'What is new' });
  await expect(panel.getByRole('heading', { name: /^Version / }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
});
