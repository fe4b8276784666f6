import { menuEntry, signOutByAddress } from './support/portalPage.ts';
import { expect, test } from './support/test.ts';

test.use({ installation: { configuration: { basePath: '/portal' } } });

test('sign-in, links, modules, a reload and sign-out stay below a base path', async ({ page, portal, signIn }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === portal && !pathname.startsWith('/portal/')) outside.push(pathname);
  });
  await signIn('avery', { path: '/portal/apps/supplyChain/main/items?program=NWX', program: null, byForm: true });
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
  await expect(page.getByRole('region', { name: 'My Activity' }).getByRole('listitem').first()).toBeVisible();
  const paths = await page
    .getByRole('link')
    .evaluateAll((links) =>
      links.flatMap((link) =>
        link instanceof HTMLAnchorElement && link.origin === location.origin ? [link.pathname] : [],
      ),
    );
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !path.startsWith('/portal/'))).toEqual([]);

  await signOutByAddress(page, `${portal}/portal/apps/userLogout`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(new URL(page.url()).origin).not.toBe(portal);
  expect(outside).toEqual([]);
});
