import { configure, intercept } from './support/intercept.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ loadsMayFail }) => loadsMayFail());

test('config.json missing or bad: a message names each wrong key of the configuration', async ({ page, portal }) => {
  await configure(page, portal, { product: '', hubname: 'hub' }, { DEBUG: 'yes' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The portal cannot start' })).toBeVisible();
  for (const key of ['product', 'flags.DEBUG', 'hubname'])
    await expect(page.getByText(key, { exact: true })).toBeVisible();
});

for (const [what, answer] of [
  ['is not JSON', { body: '{"product":', contentType: 'application/json' }],
  ['does not load', { status: 503, body: 'busy' }],
] as const) {
  test(`config.json missing or bad: the page shows an error if it ${what}`, async ({ page }) => {
    await intercept(page, '*/config.json', () => answer);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'The portal cannot start' })).toBeVisible();
    await expect(page.getByRole('button', { name: /reload|try again/i })).toBeVisible();
  });
}
