import { chooseInAccount } from './support/portalPage.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { complaintsOf } from '../complaints.ts';
import german from './languages/de.json' with { type: 'json' };
import urdu from './languages/ur.json' with { type: 'json' };
import { expect, test } from './support/test.ts';

const languages = {
  de: { name: 'Deutsch', locale: 'de-DE', direction: 'ltr', messages: '/languages/de.json' },
  ur: { name: 'اردو', locale: 'ur', direction: 'rtl', messages: '/languages/ur.json' },
};

test.use({ startsCold: true, installation: { hasOwnBuild: true, configuration: { languages } } });

/** Puts the file of a language beside the build, as the person who installs the portal does. */
async function install(directory: string, tag: string, text: string): Promise<void> {
  await mkdir(join(directory, 'languages'), { recursive: true });
  await writeFile(join(directory, 'languages', `${tag}.json`), text);
}

/** Opens "Status of this tab", which says what is wrong with the file. */
async function expectNoted(page: Page, trouble: string): Promise<void> {
  await page.goto('/tabStatus');
  await expect(
    page.getByText(`language locale=de-AT address=/languages/de.json trouble=${trouble}`).first(),
  ).toBeVisible();
}

/** The languages that are files alone. The browser asks for `asks`, and the page is then in `lang`. */
const added = [
  {
    tag: 'de',
    name: 'Deutsch',
    asks: 'de-AT',
    lang: 'de-AT',
    direction: 'ltr',
    file: german,
    greeting: 'Hallo Avery Stone, willkommen!',
    found: ['1 App', /^\d+ Apps$/],
  },
  {
    tag: 'ur',
    name: 'اردو',
    asks: 'ur',
    lang: 'ur',
    direction: 'rtl',
    file: urdu,
    greeting: 'السلام علیکم \u2068Avery Stone\u2069، خوش آمدید!',
    found: ['1 ایپ', /^\d+ ایپس$/],
  },
] as const;

for (const { tag, name, asks, lang, direction, file, greeting, found } of added) {
  test.describe(`in a browser that asks for ${asks}`, () => {
    test.use({ locale: asks });

    test(`a language that is a file starts the portal in it: ${name}`, async ({ page, signIn, build }) => {
      const { 'portal-shell': shell, 'notification-center': center, 'ui-kit': kit } = file;
      await install(build.directory, tag, JSON.stringify(file));
      await signIn('avery');
      await chooseInAccount(page, name);
      await expect(page.getByText(shell.account.direction)).toBeVisible();
      const complaints = complaintsOf(page);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.getByRole('navigation', { name: shell.navigation.label })).toBeVisible();
      await expect(page.getByRole('button', { name: kit.frame.collapseMenu })).toBeVisible();
      await expect(page.getByRole('list', { name: shell.home.groups })).toBeVisible();
      await expect(page.getByRole('region', { name: shell.home.activity })).toBeVisible();

      await page.getByRole('button', { name: shell.frame.account }).click();
      const { theme, language, density, timeZone, logout } = shell.account;
      for (const text of [theme, language, density, shell.account.direction, timeZone, logout])
        await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: new RegExp(`^${shell.frame.notifications}`) }).click();
      const panel = page.getByRole('dialog', { name: center.panel.title });
      for (const text of [center.lists.all, center.panel.active, center.lists.exports])
        await expect(panel.getByRole('tab', { name: text, exact: true })).toBeVisible();
      await page.keyboard.press('Escape');

      await page.getByRole('link', { name: shell.apps.openApps }).click();
      const field = page.getByRole('searchbox', { name: shell.apps.find });
      for (const [index, word] of ['questionnaire', 'closeout'].entries()) {
        await field.fill(word);
        await expect(page.getByRole('main').getByRole('status')).toHaveText(found[index] ?? '');
      }
      expect(complaints).toEqual([]);
    });
  });
}

test.describe('in a browser that asks for German', () => {
  test.use({ locale: 'de-AT' });

  test('a file that is no JSON leaves the portal in English, and English stands in for a message that a file lacks', async ({
    page,
    signIn,
    build,
  }) => {
    const warning = (text: string) => page.waitForEvent('console', (message) => message.text().includes(text));
    const welcome = page.getByRole('heading', { level: 1, name: 'Welcome!' });
    await install(build.directory, 'de', '{');
    await signIn('avery');
    const unread = warning('The messages in "de" could not be loaded.');
    await chooseInAccount(page, 'Deutsch');
    await unread;
    await expect(welcome).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expectNoted(page, 'malformed');

    const { home, ...shell } = german['portal-shell'];
    const lacking = { ...german, 'portal-shell': { ...shell, home: { ...home, greeting: 'Hallo {wer}' } } };
    await install(build.directory, 'de', JSON.stringify(lacking));
    const lacks = warning('portal-shell.home.greeting: wrong');
    await page.goto('/');
    await lacks;
    await expect(welcome).toBeVisible();
    await expect(page.getByRole('button', { name: 'Konto' })).toBeVisible();
    await expectNoted(page, '1: portal-shell.home.greeting wrong');
  });
});
