import { fileOf } from './support/portalPage.ts';
import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { NotificationPanel, recordTexts } from './support/notificationPanel.ts';
import { expect, test } from './support/test.ts';

test('sign in, choose a program, open Schedule, export, watch it finish, download', async ({ page, signIn }) => {
  await signIn('avery', { byForm: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Avery Stone, Welcome!' })).toBeVisible();
  await page.getByRole('button', { name: 'Planning and Schedule' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Schedule', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Schedule', exact: true })).toBeVisible();
  const shownRows = page.getByRole('main').getByRole('row');
  await expect(shownRows).toHaveCount(41);

  const panel = await NotificationPanel.openIn(page, 'Exports');
  const texts = await recordTexts(panel.root);
  await page.getByRole('button', { name: 'Export', exact: true }).click();

  const row = panel.row('Schedule jobs export');
  await expect(row).toContainText('Completed');
  const seen = await texts();
  const stages = [
    // It is enqueued for a second, which may pass before the row is drawn.
    /Schedule jobs export.*(?:Enqueued|Running)/,
    /Schedule jobs export.*[1-9]\d?%.*Running/,
    /Schedule jobs export.*Completed/,
  ];
  expect(stages.map((stage) => seen.findIndex((text) => stage.test(text)) >= 0)).toEqual([true, true, true]);

  const download = await fileOf(page, () => row.getByRole('button', { name: /^Download/ }).click());
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const [header, ...lines] = await readSheet(await readFile(await download.path()));
  expect(header).toEqual(await shownRows.first().getByRole('columnheader').allTextContents());
  expect(lines.map(([job, site]) => `${String(job)} ${String(site)}`)).toEqual(
    await shownRows.evaluateAll((rows) =>
      rows.slice(1).map((row) => `${row.children[0]?.textContent ?? ''} ${row.children[1]?.textContent ?? ''}`),
    ),
  );
});

test('an export and an import of Supply Chain 2.0, by the workflow job service, end in a file and in the results dialog', async ({
  page,
  control,
  signIn,
}) => {
  await signIn('avery', { path: '/apps/supplyChain/main' });
  await expect(page.getByRole('heading', { level: 1, name: 'Supply Chain 2.0' })).toBeVisible();
  await page
    .getByRole('group', { name: 'Import items' })
    .locator('input')
    .setInputFiles({
      name: 'items.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Item,Bin\nANT-2204,A1\nCBL-0090,B4\n,C7\n'),
    });
  for (const name of ['Export', 'Import']) await page.getByRole('button', { name, exact: true }).click();
  const panel = await NotificationPanel.openIn(page, 'Exports');
  const exported = panel.row('Item management export');
  await expect(exported).toContainText('Completed');
  const file = await fileOf(page, () => exported.getByRole('button', { name: /^Download/ }).click());
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);

  await panel.showTab('Imports');
  const imported = panel.row('SCM item management save');
  await expect(imported).toContainText('Completed');
  await imported.getByText('SCM item management save').first().click();
  const dialog = page.getByRole('dialog', { name: 'Results of SCM item management save' });
  await expect(dialog.getByRole('row')).toHaveCount(4);
  await expect(dialog).toContainText('ANT-2204');
  const started = (await control.requests()).filter(({ path }) => /\/BackgroundJobs\/(?:Start|Import)$/.test(path));
  const base = { service: 'base', program: 'NWX' };
  expect(started.map(({ service, program }) => ({ service, program }))).toEqual([base, base]);
});

test('noor works in Arabic, from right to left, in the dark', async ({ page, signIn }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn('noor');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', /^ar/);
  // The two marks isolate a name in Latin letters, so that it keeps its own direction.
  const name = '\u2068Noor Haddad\u2069';
  await expect(page.getByRole('heading', { level: 1, name: `مرحبًا ${name}، أهلًا بك!` })).toBeVisible();
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(lightnessOf(background)).toBeLessThan(0.3);

  await page.goto('/apps/projectManagement');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const panel = new NotificationPanel(page, { title: 'الإشعارات', bell: /الإشعارات|إشعار/ });
  await panel.showTab(/التصدير/);
  const row = panel.row('Schedule jobs export');
  await expect(row).toContainText('مكتمل');
  const box = await panel.root.boundingBox();
  expect(box?.x).toBe(0);
  const file = await fileOf(page, () => row.getByRole('button', { name: /^تنزيل/ }).click());
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
});

/** The lightness of a colour as Chromium computes it, in oklch(…) or rgb(…), from 0 to 1. */
function lightnessOf(color: string): number {
  const [first = '1', second = first, third = first] = color.match(/[\d.]+/g) ?? [];
  return color.startsWith('oklch') ? Number(first) : (Number(first) + Number(second) + Number(third)) / 765;
}
