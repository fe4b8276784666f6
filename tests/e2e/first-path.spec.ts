import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { NotificationPanel, recordTexts } from './support/notificationPanel.ts';
import { expect, test } from './support/test.ts';

test('sign in, choose a program, open Schedule, export, watch it finish, download', async ({ page, signIn }) => {
  await signIn('avery');
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Avery Stone, Welcome!' })).toBeVisible();
  await page.getByRole('button', { name: 'Planning and Schedule' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Schedule', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Schedule', exact: true })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(41);
  await page.getByRole('button', { name: 'Export', exact: true }).click();

  const panel = new NotificationPanel(page);
  await panel.showTab('Exports');
  const row = panel.row('Schedule jobs export');
  const texts = await recordTexts(row);
  await expect(row.getByRole('progressbar')).toBeVisible();
  await expect(row).toContainText('Completed', { timeout: 30_000 });
  const seen = (await texts()).join('\n');
  expect(seen).toContain('Enqueued');
  expect(seen).toMatch(/Running[\s\S]*\d+%/);

  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Download/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const lines = await readSheet(await readFile(await download.path()));
  expect(lines).toHaveLength(41);
});
