import { chromiumLaunch } from '../chromium.ts';
import { NotificationPanel } from './support/notificationPanel.ts';
import { expect, test } from './support/test.ts';

// The headless shell has no PDF viewer.
test.use({ startsCold: true, launchOptions: chromiumLaunch });

test('a pdf opens in a new tab', async ({ page, context, signIn }) => {
  await signIn('avery', { path: '/apps/projectManagement' });
  await page.getByRole('button', { name: 'Export as PDF' }).click();
  const panel = new NotificationPanel(page);
  await panel.showTab('Exports');
  const row = panel.row('Schedule, jobs by milestone');
  await expect(row).toContainText('Completed', { timeout: 30_000 });
  const opening = context.waitForEvent('page');
  await row.getByRole('button', { name: /^Download/ }).click();
  const opened = await opening;
  await opened.waitForURL(/\.pdf$/);
  const answer = await opened.request.get(opened.url());
  expect(answer.headers()['content-type']).toContain('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString('latin1')).toBe('%PDF-');
});

test('the tab of a pdf is opened within the press, and says what it waits for', async ({
  page,
  context,
  control,
  signIn,
}) => {
  await signIn('avery');
  const payload = { status: 'Completed', blobName: 'schedule.pdf' };
  await control.notify('avery', { type: 'export', title: 'Schedule', payload });
  await control.fault({ service: 'application', path: '/GetExportedFileUrl', delayMs: 8000 });
  const panel = new NotificationPanel(page);
  await panel.showTab('Exports');
  const opening = context.waitForEvent('page');
  await panel
    .row('Schedule')
    .getByRole('button', { name: /^Download/ })
    .click();
  const opened = await opening;
  await expect(opened.locator('body')).toHaveText('Fetching Schedule…');
  await expect.poll(() => opened.url(), { timeout: 30_000 }).toMatch(/\.pdf$/);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
});

test('the tab of a pdf that is refused closes', async ({ page, context, control, signIn, expectFailedLoads }) => {
  expectFailedLoads();
  await signIn('avery');
  const payload = { status: 'Completed', blobName: 'schedule.pdf' };
  await control.notify('avery', { type: 'export', title: 'Schedule', payload });
  await control.fault({ service: 'storage', status: 403, body: '<Error/>', contentType: 'application/xml' });
  const panel = new NotificationPanel(page);
  await panel.showTab('Exports');
  await panel
    .row('Schedule')
    .getByRole('button', { name: /^Download/ })
    .click();
  await expect(page.getByRole('group', { name: 'Error fetching exported file data' })).toBeVisible();
  await expect.poll(() => context.pages()).toHaveLength(1);
});

test('a pdf that the storage wants to be saved is saved, and the tab that waited closes', async ({
  page,
  context,
  control,
  signIn,
}) => {
  await signIn('avery');
  const payload = { status: 'Completed', blobName: 'schedule.pdf' };
  await control.notify('avery', { type: 'export', title: 'Schedule', payload });
  const headers = { 'content-disposition': 'attachment; filename="Schedule.pdf"' };
  await control.fault({ service: 'storage', body: '%PDF-1.7', contentType: 'application/pdf', headers });
  const panel = new NotificationPanel(page);
  await panel.showTab('Exports');
  const saving = page.waitForEvent('download');
  await panel
    .row('Schedule')
    .getByRole('button', { name: /^Download/ })
    .click();
  expect((await saving).suggestedFilename()).toBe('Schedule.pdf');
  await expect.poll(() => context.pages()).toHaveLength(1);
});
