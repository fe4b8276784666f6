import { chooseInAccount } from './support/portalPage.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Changes the language in the account panel, whose words are in the other one. */
async function speak(page: Page, language: string) {
  await chooseInAccount(page, language);
  await page.keyboard.press('Escape');
}

test('an open view speaks the language that the person changes to, and keeps its draft; an unsent photo says why', async ({
  page,
  signIn,
  loadsMayFail,
}) => {
  loadsMayFail();
  await signIn('avery', { path: '/apps/dailyFieldReport' });
  // The rest are names of people.
  const words = page
    .getByRole('main')
    .locator('h1, h2, label[for], legend, th[scope=col], button, .view-hint, .view-error');
  await page.getByLabel('Work done').fill('Both antennas hang.');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('Set the time.').first()).toBeVisible();

  await speak(page, 'العربية');
  await expect(page.getByRole('heading', { level: 1, name: 'التقرير الميداني اليومي' })).toBeVisible();
  await expect(page.getByRole('main').locator('.view')).toHaveCSS('direction', 'rtl');
  await expect(page.getByLabel('العمل المنجز')).toHaveValue('Both antennas hang.');
  await expect(words.filter({ hasText: /[A-Za-z]/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'إرسال التقرير' }).click();
  await expect(page.getByText('حدّد الوقت.').first()).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^هذه مسودتك من /)).toBeVisible();
  await speak(page, 'English');
  await expect(page.getByText(/^This is your draft of /)).toBeVisible();
  await expect(page.getByLabel('Work done')).toHaveValue('Both antennas hang.');
  await expect(words.filter({ hasText: /\p{Script=Arabic}/u })).toHaveCount(0);

  const photos = page.getByRole('main').locator('.view-files li');
  const file = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await page.getByLabel('Photos').setInputFiles(file);
  await expect(photos).toContainText('Only pictures go with a report.');
  await expect(photos.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove plan.txt' }).click();
  await expect(photos).toHaveCount(0);
});
