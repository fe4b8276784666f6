import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../e2e/support/test.ts';

/** Keeps what live regions say, in order. Runs in the page before its own scripts. */
function listen() {
  const said: string[] = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      const around = target instanceof Element ? target : target.parentElement;
      const region = around?.closest(
        '[aria-live]:not([aria-live="off"]), [role="alert"], [role="status"], [role="log"]',
      );
      const texts = type === 'characterData' ? [target.textContent] : [...addedNodes].map((node) => node.textContent);
      if (region) said.push(...texts.flatMap((text) => (text?.trim() ? [text.trim()] : [])));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  Object.assign(window, { said });
}

/** What was announced since the last call. */
const heard = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));

/** Numbers and dates differ from run to run, with the names of their day and month. */
const settled = (text: string) =>
  text
    .replaceAll(/(?<=- time: .*\().*(?=\))/g, 'the date')
    .replaceAll(/[\d\u0660-\u0669]+/g, '#')
    .replaceAll(/\/url: .*/g, '/url');

/** What a screen reader is given of a part of the page, where the focus is, and what was announced. */
async function transcribe(page: Page, name: string, part: Locator): Promise<string> {
  await expect(part).toBeVisible();
  const focused = page.locator('*:focus');
  const focus = (await focused.count()) > 0 ? (await focused.first().ariaSnapshot()).split('\n')[0] : 'the page';
  const announced = (await heard(page)).map((text) => `announced: ${text}\n`).join('');
  return settled(`# ${name}\n${announced}focus: ${focus ?? ''}\n${await part.ariaSnapshot()}\n`);
}

/** Each announces the end of an export in its own words. */
const people = [
  { language: 'en', userName: 'avery', completed: /completed/ },
  { language: 'ar', userName: 'noor', completed: /اكتمل/ },
] as const;

for (const { language, userName, completed } of people) {
  test(`what is heard in ${language}: sign-in, programs, Home, palette, shortcuts, an export, notifications, a module, an error`, async ({
    page,
    control,
    portal,
  }) => {
    await page.addInitScript(listen);
    const main = page.getByRole('main');
    const texts: string[] = [];
    const add = async (name: string, part: Locator) => texts.push(await transcribe(page, name, part));

    await page.goto(portal);
    await expect(page.locator('input[type=password]')).toBeVisible();
    await add('Sign-in', page.locator('body'));
    await page.locator('#userName').fill(userName);
    await page.locator('input[type=password]').fill('gantry');
    await page.keyboard.press('Enter');

    const programs = page.getByRole('dialog');
    await expect(programs.getByRole('button', { name: 'Northwind' })).toBeVisible();
    await add('Programs', programs);
    await programs.getByRole('button', { name: 'Northwind' }).click();
    await expect(programs).toBeHidden();
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await add('Home', main.getByRole('heading', { level: 1 }));
    await add('Top bar', page.getByRole('banner'));
    await add('Menu', page.getByRole('navigation').first());

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.getByRole('dialog').getByRole('combobox').fill('work');
    await expect(page.getByRole('option', { selected: true })).toBeVisible();
    // How many sources have answered by then decides how often the number is said.
    await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);
    texts.push(settled(`# Palette\n${await page.getByRole('dialog').getByRole('combobox').ariaSnapshot()}\n`));
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').getByRole('switch').first()).toBeVisible();
    await heard(page);
    await add('Shortcuts', page.getByRole('dialog'));
    await page.keyboard.press('Escape');

    await control.startJob({ user: userName, kind: 'export', title: 'Sites export', steps: 2, stepMs: 50 });
    const announced: string[] = [];
    await expect
      .poll(async () => announced.push(...(await heard(page))) && announced.some((text) => completed.test(text)))
      .toBe(true);
    texts.push(settled(`# An export\n${announced.join('\n')}\n`));
    await page.keyboard.press('F6');
    await add('Toast of an export', page.locator('*:focus').filter({ hasText: 'Sites export' }));

    await page.goto(`${portal}/apps/notificationCenter`);
    await expect(main.getByRole('listitem').first()).toBeVisible();
    await add('Notifications', main.getByRole('listitem').first());
    await page.goto(`${portal}/apps/workOrder`);
    await add('A module', main.getByRole('heading', { level: 1 }));
    await page.goto(`${portal}/Error/404`);
    await add('An error', main);
    expect(texts.join('\n')).toMatchSnapshot(`heard.${language}.txt`);
  });
}
