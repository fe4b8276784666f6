import { hold } from './support/intercept.ts';
import { pageOf } from './support/portalPage.ts';
import { chromiumLaunch } from '../chromium.ts';
import { NotificationPanel } from './support/notificationPanel.ts';
import { expect, test } from './support/test.ts';

// The headless shell has no PDF viewer.
test.use({ startsCold: true, launchOptions: chromiumLaunch });

test(
  'a pdf opens in a new tab, which is opened within the press and says what it waits for',
  { tag: '@proof' },
  async ({ page, signIn }) => {
    await signIn('avery', { path: '/apps/projectManagement' });
    await page.getByRole('button', { name: 'Export as PDF' }).click();
    const panel = await NotificationPanel.openIn(page, 'Exports');
    const row = panel.row('Schedule, jobs by milestone');
    await expect(row).toContainText('Completed');
    const answerCall = await hold(page, '*/GetExportedFileUrl*');
    const opened = await pageOf(page, () => row.getByRole('button', { name: /^Download/ }).click());
    await expect(opened.locator('body')).toHaveText('Fetching Schedule, jobs by milestone…');
    answerCall();
    await opened.waitForURL(/\.pdf$/);
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    const answer = await opened.request.get(opened.url());
    expect(answer.headers()['content-type']).toContain('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  },
);
