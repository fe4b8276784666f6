import type { Page } from '@playwright/test';
import { chooseInAccount, menuEntry } from './support/portalPage.ts';
import { expect, test } from './support/test.ts';

/** The demonstration's extension fills both slots. */
const late = /\d+ workflows wait for more than 20 days/;

/** The requests for the extension, from now on. */
function noteEntries(page: Page): string[] {
  const entries: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/workflow-desk/entry.js')) entries.push(request.url());
  });
  return entries;
}

test('an extension adds a badge and hits, whose parts load when shown', async ({ page, signIn }) => {
  const entries = noteEntries(page);
  await signIn('avery', { path: '/apps/workflow' });
  await expect(page.getByRole('heading', { name: 'Running workflows' })).toBeVisible();
  expect(entries).toEqual([]);

  await test.step('the tiles of the module and of its group have a badge', async () => {
    await menuEntry(page, 'Home').click();
    const group = page.getByRole('main').getByRole('button', { name: late });
    await group.click();
    const tiles = page.getByRole('list', { name: 'Applications in Workflow' });
    await expect(tiles.getByRole('link', { name: late })).toHaveAttribute('href', '/apps/workflow');
    expect(entries).toHaveLength(1);
  });

  await menuEntry(page, 'Workflow').click();
  const number = await page.getByRole('rowheader').nth(0).innerText();
  await test.step('the palette finds a workflow, and the search of the bar purchase orders alone', async () => {
    await page.getByRole('combobox').fill(number);
    await page.keyboard.press('Enter');
    await expect(page.getByText('No results', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);

    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('combobox').fill(number);
    await expect(
      palette.getByRole('group', { name: 'Workflow Desk' }).getByRole('option', { name: number }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  });
  expect(entries).toHaveLength(1);

  await test.step('it speaks the language of the portal', async () => {
    await menuEntry(page, 'Home').click();
    await chooseInAccount(page, 'العربية');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').getByRole('button', { name: /مسارات تنتظر أكثر من/ })).toBeVisible();
  });
});

test('an extension that fails takes nothing with it', async ({ page, signIn, control }) => {
  await control.fault({ service: 'base', path: '/records/api/workflow', status: 500 });
  const asked = page.waitForResponse(/\/records\/api\/workflow/);
  await signIn('avery');
  await asked;
  // The tile of the group names its applications, and no badge.
  await expect(page.getByRole('main').getByRole('button', { name: 'Workflow Workflow', exact: true })).toBeVisible();
});

test('a person without its permission has none of it', async ({ page, signIn }) => {
  const entries = noteEntries(page);
  await signIn('noor');
  // It is loaded with the badges, before My Activity.
  await expect(page.getByRole('main').locator('a[href="/apps/notificationCenter"]')).toBeVisible();
  expect(entries).toEqual([]);
});
