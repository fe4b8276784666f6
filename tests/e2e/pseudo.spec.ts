import { chooseInAccount } from './support/portalPage.ts';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import center from '../../packages/notification-center/src/languages/en.json' with { type: 'json' };
import shell from '../../packages/portal-shell/src/languages/en.json' with { type: 'json' };
import kit from '../../packages/ui-kit/src/languages/en.json' with { type: 'json' };
import { pseudoLanguages, pseudoMessages, pseudoText, type PseudoLanguage } from '../../scripts/languages/pseudo.ts';
import { dataOf, fixedTextsIn } from '../pseudo/fixedTexts.ts';
import { filesOf } from '../unit/repository.ts';
import { measureOverflow } from '../workshop/support/overflow.ts';
import { expect, test } from './support/test.ts';

const tags = Object.keys(pseudoLanguages) as readonly PseudoLanguage[]; // The keys of a constant.

const languages = Object.fromEntries(
  tags.map((tag) => [
    tag,
    { name: tag, locale: tag, direction: pseudoLanguages[tag], messages: `/languages/${tag}.json` },
  ]),
);

test.use({ startsCold: true, installation: { hasOwnBuild: true, configuration: { languages } } });

/** What the services answer, and what the provider and the modules show. */
const isData = dataOf(filesOf('packages/dev-platform/{src,sub-applications}/**/*.{ts,tsx}'));

async function install(directory: string): Promise<void> {
  await mkdir(join(directory, 'languages'), { recursive: true });
  for (const tag of tags) {
    const file = pseudoMessages({ 'ui-kit': kit, 'notification-center': center, 'portal-shell': shell }, tag);
    await writeFile(join(directory, 'languages', `${tag}.json`), JSON.stringify(file));
  }
}

async function choose(page: Page, name: string): Promise<void> {
  await chooseInAccount(page, name);
  await expect(page.locator('html')).toHaveAttribute('lang', name);
  await page.keyboard.press('Escape');
}

/** A module has languages of its own. */
const ofModule = '[data-state] > [data-state]';

const fixedTexts = (page: Page) => fixedTextsIn(page, isData, [ofModule]);

for (const tag of tags) {
  test(`a journey in the pseudo language ${tag} meets no cut or fixed text @proof`, async ({ page, signIn, build }) => {
    const say = (message: string) => pseudoText(message, tag);
    const button = (message: string) => page.getByRole('banner').getByRole('button', { name: say(message) });
    const dialog = (message: string) => page.getByRole('dialog', { name: say(message), exact: true });
    const shown = async (place: string) => {
      await expect.soft.poll(() => fixedTexts(page), `fixed texts: ${place}`).toEqual([]);
      await expect.soft
        .poll(() => measureOverflow(page), `cut texts: ${place}`)
        .toEqual({ isPageTooWide: false, clippedTexts: [] });
    };
    await install(build.directory);
    await signIn('avery');
    await choose(page, tag);
    await page.reload();
    await expect(page.getByRole('list', { name: say(shell.home.groups) })).toBeVisible();
    await shown('Home');

    await page
      .getByRole('list', { name: say(shell.home.groups) })
      .getByRole('button')
      .first()
      .click();
    await shown('a group');
    await page
      .getByRole('navigation', { name: say(shell.navigation.label) })
      .getByRole('searchbox')
      .fill('o');
    await shown('the menu');

    await button(shell.frame.palette).click();
    await expect(dialog(shell.frame.palette).getByRole('option').first()).toBeVisible();
    await shown('the palette');
    await page.keyboard.type('order');
    await shown('what the palette finds');
    await page.keyboard.press('Escape');

    await button(shell.frame.notifications).click();
    await expect(dialog(center.panel.title).getByRole('listitem').first()).toBeVisible();
    await shown('the panel of notifications');
    await page.keyboard.press('Escape');
    await button(shell.frame.account).click();
    await expect(page.getByText(say(shell.account.logout), { exact: true }).last()).toBeVisible();
    await shown('the account panel');
    await page.keyboard.press('Escape');
    await button(shell.frame.help).click();
    await shown('the help panel');
    await page.keyboard.press('Escape');

    for (const [place, path] of Object.entries({
      'the notification center': '/apps/notificationCenter',
      'all apps': '/apps',
      'a view': '/apps/workOrder',
      'a sub-application': '/apps/supplyChain/main',
      'a page that is not there': '/nowhere',
    })) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await shown(place);
    }
  });
}

test('a fixed text that is planted in the portal is found @proof', async ({ page, signIn, build }) => {
  await install(build.directory);
  const assets = join(build.directory, 'assets');
  for (const name of (await readdir(assets)).filter((file) => file.endsWith('.js'))) {
    const code = await readFile(join(assets, name), 'utf8');
    const planted = code.replaceAll(/\b[\w$.]+\.openApps\b/g, JSON.stringify(shell.apps.openApps));
    if (planted !== code) await writeFile(join(assets, name), planted);
  }
  await signIn('avery');
  await choose(page, 'qps');
  await expect.poll(() => fixedTexts(page)).toEqual([`<a> ${shell.apps.openApps}`]);
});
