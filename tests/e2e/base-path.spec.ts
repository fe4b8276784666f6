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

/** Keeps something in every store that apps of one origin share, under names that the portal's libraries use too. */
async function keepAsNeighbour() {
  localStorage.setItem('oidc.user:https://id.example:other', '{"access_token":"theirs"}');
  localStorage.setItem('theme', 'dark');
  sessionStorage.setItem('draft', 'theirs');
  await caches.open('other-files');
  await Promise.all(['/other/worker.js', '/worker.js'].map((script) => navigator.serviceWorker.register(script)));
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('firebase-messaging-database', 1);
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('firebase-messaging-store').put({ token: 'theirs' }, 'other-app'),
    );
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve();
    });
    opening.addEventListener('error', () => reject(opening.error ?? new Error('No database.')));
  });
}

/** Reads what an app at another path of the origin keeps. */
async function readAsNeighbour() {
  const token = await new Promise<unknown>((resolve, reject) => {
    const opening = indexedDB.open('firebase-messaging-database');
    opening.addEventListener('error', () => reject(opening.error ?? new Error('No database.')));
    opening.addEventListener('success', () => {
      const name = 'firebase-messaging-store';
      const reading = opening.result.transaction(name).objectStore(name).get('other-app');
      reading.addEventListener('success', () => resolve(reading.result));
    });
  });
  const scopes = (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope);
  return {
    local: ['oidc.user:https://id.example:other', 'theme'].map((key) => localStorage.getItem(key)),
    session: sessionStorage.getItem('draft'),
    token,
    caches: (await caches.keys()).filter((name) => name === 'other-files'),
    workers: scopes.filter((scope) => !scope.endsWith('/portal/')).toSorted(),
  };
}

test.describe('beside other apps of the origin', () => {
  test.use({ startsCold: true });

  test('start and sign-out leave what a neighbour keeps', async ({ page, context, portal, signIn }) => {
    const isOfNeighbour = ({ origin, pathname }: URL) => origin === portal && !pathname.startsWith('/portal');
    await context.route(isOfNeighbour, async (route) => {
      const isScript = route.request().url().endsWith('.js');
      await route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/html', body: '' });
    });
    await page.goto(`${portal}/other/`);
    await page.evaluate(keepAsNeighbour);
    const before = await page.evaluate(readAsNeighbour);
    expect(before.workers).toEqual([`${portal}/`, `${portal}/other/`]);

    await signIn('avery', { path: '/portal/', program: null });
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto(`${portal}/portal/apps/userLogout`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

    await page.goto(`${portal}/other/`);
    expect(await page.evaluate(readAsNeighbour)).toEqual(before);
    const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(
      left.filter((key) => /^gantry\.(?:oidc\.user|access_token|personal|module|kept_access)|^program/.test(key)),
    ).toEqual([]);
  });
});
