import type { Page } from '@playwright/test';
import { answerTo, intercept } from './support/intercept.ts';
import { chooseProgram, menuEntry } from './support/portalPage.ts';
import { expect, test } from './support/test.ts';

const notLoaded = 'An error occurred loading the module, please refresh the page.';
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true });

test('module 401, 404, 500, hang: a message and a retry, or the page of the session', async ({
  page,
  control,
  signIn,
}) => {
  await signIn('avery', { path: '/apps/documentManagement' });
  await expect(heading(page, 'Document Library')).toBeVisible();
  const workOrder = menuEntry(page, 'Work Order');
  const elsewhere = menuEntry(page, 'Document Library');
  for (const answer of [{ status: 404 }, { status: 500 }, { delayMs: 40_000 }]) {
    await test.step(JSON.stringify(answer), async () => {
      await control.fault({ service: 'monolith', path: '/Views/workOrder', ...answer });
      await workOrder.click();
      await expect(page.getByText(notLoaded)).toBeVisible();
      await control.clearFaults();
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page, 'Work Order')).toBeVisible();
      await elsewhere.click();
      await expect(heading(page, 'Document Library')).toBeVisible();
    });
  }
  await control.fault({ service: 'monolith', path: '/Views/workOrder', delayMs: 13_000 });
  await workOrder.click();
  await expect(page.getByRole('main').getByText('Loading Work Order takes longer than usual.')).toBeVisible();
  await expect(heading(page, 'Work Order')).toBeVisible();
  await elsewhere.click();
  await control.clearFaults();
  await control.fault({ service: 'monolith', path: '/Views/workOrder', status: 401 });
  await workOrder.click();
  await expect(page).toHaveURL(/\/Error\/sessionExpired$/);
});

/** Sub-applications that throw at different moments, each with what the person sees. */
const modules: readonly [moment: string, source: string, text: string][] = [
  ['load', "throw new Error('at load');", notLoaded],
  ['mount', "export function mount() { throw new Error('at mount'); }", notLoaded],
  [
    'unmount',
    "export function mount(container) { container.textContent = 'A board'; return () => { throw new Error('at unmount'); }; }",
    'A board',
  ],
  [
    'late',
    "export function mount(container, { reportError }) { container.textContent = 'A board'; setTimeout(() => reportError(new Error('late')), 100); }",
    notLoaded,
  ],
];

test('module throws at load, mount, unmount, late: the rest of the portal works', async ({ page, signIn }) => {
  await signIn('avery', { path: null });
  for (const [moment, source, text] of modules) {
    await test.step(moment, async () => {
      const answer = { body: source, contentType: 'text/javascript' };
      const end = await intercept(page, '*/sub-applications/workflow/entry.js*', () => answer);
      await page.goto('/apps/workflow');
      await expect(page.getByRole('main').getByText(text)).toBeVisible();
      await menuEntry(page, 'Work Order').click();
      await expect(heading(page, 'Work Order')).toBeVisible();
      await end();
    });
  }
});

test('program switch in flight: a late answer for the former is not shown', async ({ page, control, signIn }) => {
  await signIn('avery', { path: '/apps/documentManagement' });
  await expect(heading(page, 'Document Library')).toBeVisible();
  await control.fault({ service: 'monolith', path: '/Views/workOrder', delayMs: 4000, times: 1 });
  const asked = page.waitForRequest(/\/Views\/workOrder/);
  await menuEntry(page, 'Work Order').click();
  await asked;
  await chooseProgram(page, 'Harbor Fiber Rollout');
  await expect(page.getByRole('main').getByText('Harbor Fiber Rollout').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Northwind Wireless Expansion');
  await expect(page.getByRole('banner')).toContainText('Harbor Fiber Rollout');
});

test('report token ends, refresh fails: it stays, the next works', async ({ page, control, signIn, loadsMayFail }) => {
  loadsMayFail();
  await signIn('avery', { path: null });
  let asked = 0;
  await intercept(page, '*/Reports/GetPowerBiData*', async (request) => {
    asked += 1;
    return asked === 2 ? { status: 503 } : { json: { ...(await answerTo(request)), expiration: 8 } };
  });
  await page.goto('/apps/dashboards/NWX/dashboard/nwx-overview');
  const report = page.frameLocator('iframe[title="Program Overview"]').getByRole('heading');
  await expect(report).toBeVisible();
  await expect.poll(() => asked, { timeout: 90_000 }).toBeGreaterThan(2);
  await expect(report).toBeVisible();
  expect((await control.requests()).filter(({ path }) => path === '/dashboardEmbed')).toHaveLength(1);
});

test('a component that throws while it is drawn: the screen says so, and the menu and a retry lead on', async ({
  context,
  signIn,
}) => {
  // The fixtures fail a test whose own page reports an error.
  const page = await context.newPage();
  const broken = `export function DashboardsRoute() {
    if (!globalThis.isMended) throw new Error('Planted.');
    return 'Drawn';
  }`;
  const answer = { contentType: 'text/javascript', body: broken };
  await intercept(page, '*/assets/DashboardsRoute-*.js', () => answer);
  await signIn('avery', { page, path: '/apps/dashboards' });
  const main = page.getByRole('main');
  const sorry = main.getByRole('heading', { name: 'Sorry, something went wrong.' });
  await expect(sorry).toBeVisible();
  await expect(page).toHaveTitle('Something went wrong · Gantry');
  await menuEntry(page, 'Work Order').click();
  await expect(main.getByRole('heading', { level: 1, name: 'Work Order', exact: true })).toBeVisible();
  await menuEntry(page, 'Dashboards').click();
  await expect(sorry).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isMended: true }));
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main).toHaveText('Drawn');
  await page.close();
});
