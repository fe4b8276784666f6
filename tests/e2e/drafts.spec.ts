import type { Page } from '@playwright/test';
import { giveSignOutTime, logOut, signOut } from './support/portalPage.ts';
import { endSession, signInByForm } from './support/signIn.ts';
import { rowsOf } from './support/storageDump.ts';
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
    const offer = killed.getByRole('main').getByText(/^You have begun this in another tab/);
    await expect(offer).toBeVisible();
    await expect(work(killed)).toHaveValue('');
    await killed.getByRole('button', { name: 'Open it here' }).click();
    await expect(work(killed)).toHaveValue(text);
    await expect(offer).toBeHidden();
    await work(killed).fill(`${text} He comes at nine.`);
    await expect.poll(async () => JSON.stringify(await rowsOf(page, 'gantry.drafts'))).toContain('He comes at nine.');
    const crash = killed.waitForEvent('crash');
    await killed.goto('chrome://crash').catch(() => undefined);
    await crash;
    await killed.close();
    await page.reload();
    // Each tab has its own. That of the dead one is offered.
    await expect(work(page)).toHaveValue(text);
    await expect(page.getByRole('main').getByText(/^There is another draft of this/)).toBeVisible();
    await page.getByRole('button', { name: 'Open it here' }).click();
    await expect(work(page)).toHaveValue(`${text} He comes at nine.`);

    await endSession(page);
    await signInByForm(page, 'logan', path, null);
    await expect(work(page)).toHaveValue('');
    await expect(notice(page)).toBeHidden();

    // What one person has begun stays when another one signs out here.
    await signOut(page);
    await signInByForm(page, 'avery', path, program);
    await expect(work(page)).toHaveValue(`${text} He comes at nine.`);
    await expect(page.getByRole('radio', { name: 'A near miss' })).toBeChecked();
    const areas = page.getByRole('group', { name: 'Areas covered' }).getByRole('checkbox', { checked: true });
    await expect(areas).toHaveCount(2);

    await giveSignOutTime(page);
    await logOut(page);
    const question = page.getByRole('alertdialog', { name: 'Sign out and delete what is not sent?' });
    await expect(question).toContainText(/Draft: .*Field Report/i);
    await question.getByRole('button', { name: 'Sign out and delete' }).click();
    await expect(page.getByLabel(/user name/i)).toBeVisible();
    await signInByForm(page, 'avery', path, program);
    await expect(work(page)).toHaveValue('');
    await expect(notice(page)).toBeHidden();

    // It also ends when the person starts over.
    await work(page).fill(text);
    await page.reload();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(work(page)).toHaveValue('');
    await page.reload();
    await expect(work(page)).toHaveValue('');
    await expect(notice(page)).toBeHidden();
  });
}

test('a database that never answers keeps nobody signed in, and says that nothing is kept', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    // A request that never ends.
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await signIn('avery', { path: '/apps/fieldReport' });
  await work(page).fill(text);
  await expect(page.getByRole('main').getByText(/^This browser does not keep what you type/)).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await logOut(page);
  await expect(page.getByText('Logging out, please wait')).toBeVisible();
  await expect(page.getByLabel(/user name/i)).toBeVisible();
});
