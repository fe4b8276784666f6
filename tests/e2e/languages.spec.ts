import { chooseInAccount } from './support/portalPage.ts';
import { intercept } from './support/intercept.ts';
import { expect, test } from './support/test.ts';

test('a language is shown once its texts have arrived; without them the page is in English and says so', async ({
  home: page,
  loadsMayFail,
}) => {
  loadsMayFail();
  const mend = await intercept(page, '*/assets/ar-*.js', () => 'fails');
  // A new build may have replaced the file, so the page loads once more.
  const isLoadedAgain = page.waitForEvent('load');
  await chooseInAccount(page, 'العربية');
  await isLoadedAgain;
  await expect(page.getByRole('region', { name: /notification/ })).toContainText('The server does not answer.');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');

  await mend();
  await chooseInAccount(page, 'العربية');
  await expect(page.getByRole('heading', { level: 1, name: 'أهلًا بك' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-AE');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  // Modules, groups and programs have the names that the installation gives.
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'الإغلاق والتسليم' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'إغلاق المواقع', exact: true })).toBeVisible();

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'البحث في كل شيء' });
  await palette.getByRole('combobox').fill('أبراج');
  await expect(palette.getByRole('option', { name: 'أبراج قمم كاسكيد' }).first()).toBeVisible();
  await palette.getByRole('combobox').fill('إغلاق المواقع');
  await expect(palette.getByRole('option', { name: /^إغلاق المواقع/ }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/إغلاق المواقع/);
});
