import type { Page } from '@playwright/test';
import { signOut } from './support/portalPage.ts';
import { endSession, signInByForm } from './support/signIn.ts';
import { expect, program, test } from './support/test.ts';

const text = 'Both antennas hang. The ground wire waits for the electrician.';

/** The two modules with a draft: an ES module and a view. */
const reports = ['/apps/fieldReport', '/apps/dailyFieldReport'];

const work = (page: Page) => page.getByRole('textbox', { name: 'Work done' });
const notice = (page: Page) => page.getByRole('main').getByText(/^This is your draft of/);

for (const path of reports) {
  test(`a draft in ${path} outlives a reload, a crash and a new sign-in, is its person’s alone, and goes at sign-out`, async ({
    page,
    signIn,
    newTab,
  }) => {
    await signIn('avery', { path });
    await work(page).fill(text);
    await page.getByText('A near miss', { exact: true }).click();
    await page.getByText('Rooftop', { exact: true }).click();
    await page.getByText('Mast', { exact: true }).click();
    await page.reload();
    await expect(work(page)).toHaveValue(text);
    await expect(notice(page)).toBeVisible();

    const killed = await newTab();
    await killed.goto(path);
    await expect(work(killed)).toHaveValue(text);
    await work(killed).fill(`${text} He comes at nine.`);
    const crash = killed.waitForEvent('crash');
    await killed.goto('chrome://crash').catch(() => undefined);
    await crash;
    await killed.close();
    await page.reload();
    await expect(work(page)).toHaveValue(`${text} He comes at nine.`);

    await endSession(page);
    await signInByForm(page, 'logan', path, null);
    await expect(work(page)).toHaveValue('');
    await expect(notice(page)).toBeHidden();

    await endSession(page);
    await signInByForm(page, 'avery', path, null);
    await expect(work(page)).toHaveValue(`${text} He comes at nine.`);
    await expect(page.getByRole('radio', { name: 'A near miss' })).toBeChecked();
    const areas = page.getByRole('group', { name: 'Areas covered' }).getByRole('checkbox', { checked: true });
    await expect(areas).toHaveCount(2);

    await signOut(page);
    await signInByForm(page, 'avery', path, program);
    await expect(work(page)).toHaveValue('');
    await expect(notice(page)).toBeHidden();
  });
}

test('a draft ends when its report is sent, or when the person starts over', async ({ page, signIn }) => {
  await signIn('avery', { path: '/apps/fieldReport' });
  await work(page).fill(text);
  await page.reload();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(work(page)).toHaveValue('');
  await page.reload();
  await expect(work(page)).toHaveValue('');
  await expect(notice(page)).toBeHidden();
});
