import { configure, intercept } from './support/intercept.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ loadsMayFail }) => loadsMayFail());

test('config.json missing or bad: the page says that the portal cannot start, and names each wrong key', async ({
  page,
  portal,
}) => {
  const heading = page.getByRole('heading', { name: 'The portal cannot start' });
  const mend = await configure(page, portal, { product: '', hubname: 'hub' }, { DEBUG: 'yes' });
  await page.goto('/');
  await expect(heading).toBeVisible();
  for (const key of ['product', 'flags.DEBUG', 'hubname'])
    await expect(page.getByText(key, { exact: true })).toBeVisible();
  await mend();
  for (const answer of [
    { body: '{"product":', contentType: 'application/json' },
    { status: 503, body: 'busy' },
  ]) {
    const end = await intercept(page, '*/config.json', () => answer);
    await page.goto('/');
    await expect(heading).toBeVisible();
    await expect(page.getByRole('button', { name: /reload|try again/i })).toBeVisible();
    await end();
  }
});
