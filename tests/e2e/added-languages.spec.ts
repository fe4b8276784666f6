import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import german from './languages/de.json' with { type: 'json' };
import { ownBuildTest } from './support/ownBuildTest.ts';
import { expect } from './support/test.ts';
import type { Page } from '@playwright/test';

const test = ownBuildTest({
  languages: { de: { name: 'Deutsch', locale: 'de-DE', direction: 'ltr', messages: '/languages/de.json' } },
});

test.describe.configure({ mode: 'default' });
test.use({ startsCold: true });

/** Puts the file of German beside the build, as whoever installs the portal does. */
async function install(directory: string, text: string): Promise<void> {
  await mkdir(join(directory, 'languages'), { recursive: true });
  await writeFile(join(directory, 'languages/de.json'), text);
}

const choose = async (page: Page) => {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByText('Deutsch', { exact: true }).click();
};

test.describe('in a browser that asks for German', () => {
  test.use({ locale: 'de-AT' });

  test('a language that is a file starts the portal in it', async ({ page, signIn, build }) => {
    await install(build.directory, JSON.stringify(german));
    await signIn('avery');
    await choose(page);
    await expect(page.getByText('Schreibrichtung')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'willkommen!' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await page.getByRole('button', { name: 'Konto' }).click();
    await expect(page.getByText('Deutsch', { exact: true })).toBeVisible();
    await expect(page.getByText('Schreibrichtung')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  test('English stands in for a message that the file lacks, and the console says which', async ({
    page,
    signIn,
    build,
  }) => {
    const { home, ...shell } = german['portal-shell'];
    await install(
      build.directory,
      JSON.stringify({ ...german, 'portal-shell': { ...shell, home: { ...home, greeting: 'Hallo {wer}' } } }),
    );
    const warned = page.waitForEvent('console', (message) =>
      message.text().includes('portal-shell.home.greeting: wrong'),
    );
    await signIn('avery');
    await choose(page);
    await warned;
    await expect(page.getByText('Schreibrichtung')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome!' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Konto' })).toBeVisible();
  });

  test('a file that is no JSON leaves the portal in English, which says so', async ({ page, signIn, build }) => {
    await install(build.directory, '{');
    const warned = page.waitForEvent('console', (message) =>
      message.text().includes('The messages in "de" could not be loaded.'),
    );
    await signIn('avery');
    await choose(page);
    await warned;
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome!' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  });
});
