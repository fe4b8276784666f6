import { fillSignIn } from './support/signIn.ts';
import { inBar, pageOf, signOutByAddress } from './support/portalPage.ts';
import { expect, program, test } from './support/test.ts';

test('an address requested before sign-in opens after it', async ({ page, signIn }) => {
  await signIn('avery', { path: '/apps/documentManagement', byForm: true });
  await expect(page).toHaveURL(/\/apps\/documentManagement$/);
  await expect(page.getByRole('main').getByRole('heading', { name: 'Document Library', exact: true })).toBeVisible();
});

test('Change My Password opens the identity provider, and the next sign-in needs the new password', async ({
  home: page,
  watch,
}) => {
  await inBar(page, 'Account').click();
  const form = await pageOf(page, () => page.getByRole('link', { name: /Change My Password/ }).click());
  watch(form);
  await expect(form.getByRole('heading', { name: 'Change your password' })).toBeVisible();
  const loadedFonts = () => form.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  await expect.poll(loadedFonts).toBeGreaterThan(0);
  await form.getByLabel('User name').fill('avery');
  await form.getByLabel('Current password').fill('gantry');
  await form.getByLabel('New password', { exact: true }).fill('lattice');
  await form.getByLabel('New password, once more').fill('lattice');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();

  await signOutByAddress(page);
  await fillSignIn(page, 'avery');
  await expect(page.getByRole('alert')).toContainText('The password is wrong.');
  await fillSignIn(page, 'avery', 'lattice');
  // Signing out has cleared the selected program.
  await page.getByRole('dialog').getByText(program, { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Avery Stone, Welcome!' })).toBeVisible();
});
