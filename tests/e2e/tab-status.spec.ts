import { expect, test } from './support/test.ts';

test('the status of a tab says what failed, by its reference, without names', async ({ page, control, signIn }) => {
  await page.addInitScript(() => {
    Object.assign(navigator.clipboard, {
      writeText: (text: string) => {
        Object.assign(window, { copied: text });
        return Promise.resolve();
      },
    });
  });
  await signIn('avery', { path: null });
  await control.fault({ service: 'application', path: '/api/Dashboards', status: 503 });
  await page.goto('/apps/dashboards');
  const reference = page.getByText(/^Reference [\dA-Z]{4}-[\dA-Z]{4}$/);
  await expect(reference).toBeVisible({ timeout: 60_000 });
  const code = ((await reference.textContent()) ?? '').replace('Reference ', '');

  const main = page.getByRole('main');
  await control.clearFaults();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('link', { name: 'Program Overview' }).first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
  await page.getByRole('link', { name: 'Status of this tab' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Status of this tab' })).toBeVisible();
  await expect(main.getByText(`errorShown reference=${code}`)).toBeVisible();
  await expect(main.getByText('connected', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Copy for support' }).click();
  await expect(page.getByRole('group', { name: 'The status was copied.' })).toBeVisible();
  const copied = await page.evaluate(() => String(Reflect.get(window, 'copied')));
  expect(copied).toContain(`reference=${code}`);
  expect(copied).toMatch(/^session: good$/m);
  expect(copied).toMatch(/call service=application method=GET outcome=503/);
  expect(copied).not.toMatch(/avery|eyJ|token/i);
});
