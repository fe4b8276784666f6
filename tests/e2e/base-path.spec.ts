import { menuEntry } from './support/menu.ts';
import { startGantry } from './support/gantry.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<object, object>({
  gantry: [
    async ({ browserName: _ }, use) => {
      const gantry = await startGantry({ PORTAL_CONFIGURATION: JSON.stringify({ basePath: '/portal' }) });
      await use(gantry);
      await gantry.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('below a base path: sign-in, links, a sub-application, a view, a reload and sign-out stay below it', async ({
  page,
  portal,
  signIn,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === portal && !pathname.startsWith('/portal/')) outside.push(pathname);
  });
  await signIn('avery', { path: '/portal/apps/supplyChain/main/items?program=NWX', program: null });
  const heading = (name: string | RegExp) => page.getByRole('main').getByRole('heading', { level: 1, name });
  await expect(heading('Supply Chain 2.0')).toBeVisible();
  await expect(page).toHaveURL(`${portal}/portal/apps/supplyChain/main/items`);

  await menuEntry(page, 'Work Order').click();
  await expect(heading('Work Order')).toBeVisible();
  await expect(page).toHaveURL(`${portal}/portal/apps/workOrder`);
  await page.reload();
  await expect(heading('Work Order')).toBeVisible();
  await menuEntry(page, 'Home').click();
  await expect(heading(/Welcome/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Workflow' })).toBeVisible();
  const paths = await page
    .getByRole('link')
    .evaluateAll((links) =>
      links.flatMap((link) =>
        link instanceof HTMLAnchorElement && link.origin === location.origin ? [link.pathname] : [],
      ),
    );
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !path.startsWith('/portal/'))).toEqual([]);

  await page.goto(`${portal}/portal/apps/userLogout`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(new URL(page.url()).origin).not.toBe(portal);
  expect(outside).toEqual([]);
});
