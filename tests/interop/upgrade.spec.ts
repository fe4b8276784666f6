import { expect, test, type Page } from '@playwright/test';
import { copyBuiltPortal, type BuiltPortalCopy } from '../e2e/support/builtPortalCopy.ts';
import { signInByForm, program } from '../e2e/support/signIn.ts';
import { deployPortal, type DeployedPortal } from './support/deployedPortal.ts';

// Tabs stay open while nginx gets another version of the portal, and the previous one again.
test.skip(process.env['INTEROP'] === 'short', 'The full form alone: npm run proof -- --long --only interop');

const built = 'packages/portal-shell/dist/portal';
let second: BuiltPortalCopy | undefined;

test.beforeAll(async () => {
  second = await copyBuiltPortal();
  await second.deploy();
});

test.afterAll(() => second?.delete());

const notePath = '/apps/projectManagement/10001';
const heading = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { level: 1, name });
const menuLink = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).first();

/** Opens the portal, and collects what goes wrong in the page. */
async function open(page: Page, address: string): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await signInByForm(page, 'avery', address, program);
  return errors;
}

/** Opens a view, a sub-application and Home from the menu. None of them may be blank or show an error. */
async function useEverything(page: Page) {
  await menuLink(page, 'Work Order').click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Work Order', exact: true })).toBeVisible();
  await menuLink(page, 'Supply Chain 2.0').click();
  await expect(heading(page, 'Supply Chain 2.0')).toBeVisible();
  await menuLink(page, 'Home').click();
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
}

for (const basePath of ['', '/portal']) {
  test.describe(`reached at ${basePath}/`, () => {
    let portal: DeployedPortal;

    test.beforeAll(async () => {
      portal = await deployPortal(built, { basePath });
    });

    test.afterAll(() => portal.close());

    for (const keepsOldAssets of [true, false]) {
      const form = keepsOldAssets ? 'with the old assets' : 'without the old assets';

      test(`version 1, version 2 and back, ${form}: open tabs go on, work is asked about`, async ({ context }) => {
        const idle = await context.newPage();
        const idleErrors = await open(idle, `${portal.root}/`);
        await expect(idle.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
        const working = await context.newPage();
        const workingErrors: string[] = [];
        working.on('pageerror', (error) => workingErrors.push(error.message));
        await working.goto(`${portal.root}${notePath}`);
        const note = working.getByLabel('Note for the crew');

        for (const build of [second?.directory ?? '', built]) {
          await note.fill('Ring twice.');
          await portal.deploy(build, { keepsOldAssets });
          await idle.bringToFront();
          await useEverything(idle);
          await working.bringToFront();
          await expect(note).toHaveValue('Ring twice.');
          await menuLink(working, 'Supply Chain 2.0').click();
          const question = working.getByRole('alertdialog');
          await expect(question).toContainText('The note for the crew is not saved.');
          await question.getByRole('button', { name: 'Stay' }).click();
          await expect(note).toHaveValue('Ring twice.');
          await menuLink(working, 'Supply Chain 2.0').click();
          await question.getByRole('button', { name: 'Leave' }).click();
          await expect(heading(working, 'Supply Chain 2.0')).toBeVisible();
          await working.goto(`${portal.root}${notePath}`);
        }
        expect([...idleErrors, ...workingErrors]).toEqual([]);
        for (const page of [idle, working]) expect(page.url().startsWith(`${portal.root}/`)).toBe(true);
      });
    }
  });
}

/** Opens Home with an empty cache. Resolves with the bytes of each file of the portal's origin, headers included. */
async function filesOfHome(page: Page, origin: string): Promise<ReadonlyMap<string, number>> {
  await signInByForm(page, 'avery', origin, program);
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  const paths = new Map<string, string>();
  const files = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith(`${origin}/`)) paths.set(requestId, new URL(request.url).pathname);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path !== undefined && !files.has(path)) files.set(path, encodedDataLength);
  });
  await page.goto(origin);
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return files;
}

test('Home costs the same bytes over nginx as over our own server, within 3 %', async ({ browser }) => {
  const plain = await deployPortal(built);
  const secure = await deployPortal(built, { hasTlsInFront: true });
  const measured: ReadonlyMap<string, number>[] = [];
  for (const origin of [plain.ownOrigin, plain.origin, secure.origin]) {
    const context = await browser.newContext();
    measured.push(await filesOfHome(await context.newPage(), origin));
    await context.close();
  }
  await Promise.all([plain.close(), secure.close()]);
  // What loads after Home is usable loads in idle moments, of which a busy machine has few. So the files that all three loaded are compared.
  const common = [...(measured[0]?.keys() ?? [])].filter((path) => measured.every((files) => files.has(path)));
  const totals = measured.map((files) => common.reduce((sum, path) => sum + (files.get(path) ?? 0), 0));
  const [own = 0, nginx = 0, tls = 0] = totals;
  console.log(
    `Home: ${String(common.length)} files, ${String(own)} bytes over our own server, ${String(nginx)} over nginx, ${String(tls)} with TLS in front`,
  );
  // The page, and the files without which there is no Home.
  expect(common).toContain('/');
  expect(common.length).toBeGreaterThanOrEqual(14);
  for (const bytes of [nginx, tls]) expect(Math.abs(bytes / own - 1)).toBeLessThan(0.03);
});
