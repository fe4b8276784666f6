import type { Page } from '@playwright/test';
import type { RecordedRequest } from './support/control.ts';
import { intercept } from './support/intercept.ts';
import { NotificationPanel } from './support/notificationPanel.ts';
import {
  isGiven,
  isSamePage,
  markPage,
  pageOf,
  signOut,
  stored,
  timeToRenewal,
  welcome,
} from './support/portalPage.ts';
import { expect, test } from './support/test.ts';

const isTokenRequest = ({ service, path }: RecordedRequest) => service === 'identity' && path === '/token';

test('a sign-out leaves nothing in any tab, and its token is refused', async ({
  home: page,
  control,
  loadsMayFail,
  openTab,
}) => {
  // The other tab may begin to connect just as its token is revoked.
  loadsMayFail();
  const other = await openTab();
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect((await control.requests()).some(({ path }) => path === '/token/revocation')).toBe(true);
  await page.goto('/Error/404');
  await expect(page.getByText('does not exist')).toBeVisible();
  const left = await stored(page);
  expect(left).not.toMatch(/avery|eyJ|access_token|program|return_address|device/i);
  await expect(welcome(other)).toBeHidden();
});

test('a link to an address that signs out asks first', async ({ home: page, control, portal }) => {
  const elsewhere = 'https://elsewhere.example/';
  const byItem = (type: string) => async (route: string) => {
    await control.notify('avery', { type, title: `By ${type}`, payload: { route, program: 'NWX' } });
    const panel = await NotificationPanel.openIn(page);
    await panel.row(`By ${type}`).getByText(`By ${type}`).click();
  };
  const byLink = async (path: string) => {
    const body = `<a href="${portal}${path}">Your order</a>`;
    const end = await intercept(page, elsewhere, () => ({ contentType: 'text/html', body }));
    await page.goto(elsewhere);
    await page.getByRole('link').click();
    await end();
  };
  for (const [path, follow] of [
    ['/%6cogout', byLink],
    ['/apps/userLogout?program=HFR', byLink],
    ['/apps/userLogout', byItem('todo')],
    ['/logout', byItem('announcement')],
  ] as const) {
    await expect(welcome(page)).toBeVisible();
    await follow(path);
    await expect(page.getByRole('heading', { name: 'Do you want to sign out?' })).toBeVisible();
    await page.getByRole('button', { name: 'Stay signed in' }).click();
  }
  // The provider leads to this address after its own sign-out.
  await byLink('/logout/callback');
  await expect(welcome(page)).toBeVisible();
});

test('an address that hides another host leads home', async ({ page, signIn, portal }) => {
  await signIn('avery', { path: `${portal}//evil.example/login`, byForm: true });
  await expect(welcome(page)).toBeVisible();
  expect(new URL(page.url()).origin).toBe(portal);
});

test.describe('as time passes', () => {
  test.use({ startsCold: true });

  const group = (page: Page) => page.getByRole('button', { name: 'Planning and Schedule' });

  async function openSchedule(page: Page) {
    await group(page).click();
    await page.getByRole('main').getByRole('link', { name: 'Schedule', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Schedule', exact: true })).toBeVisible();
  }

  test('four tabs renew once, silently, while the person works', async ({
    page,
    context,
    control,
    signIn,
    openTab,
  }) => {
    await context.clock.install();
    await control.tokens(600);
    await signIn('avery');
    await expect(welcome(page)).toBeVisible();
    for (const _ of [1, 2, 3]) await openTab();
    await expect.poll(() => isGiven(context.pages())).toBe(false);
    const before = (await control.requests()).at(-1)?.seq ?? 0;
    const tokenOf = () => page.evaluate(() => localStorage.getItem('gantry.access_token.avery'));
    const first = await tokenOf();
    await control.tokens(3600);
    await context.clock.fastForward(timeToRenewal);
    await expect.poll(tokenOf).not.toBe(first);
    const tokens = () =>
      Promise.all(context.pages().map((tab) => tab.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))));
    const shared = /"accessToken":"([^"]+)"/.exec((await tokenOf()) ?? '')?.[1] ?? '';
    await expect.poll(async () => (await tokens()).every((text) => text.includes(shared))).toBe(true);
    expect((await control.requests(before)).filter(isTokenRequest)).toHaveLength(1);
    await openSchedule(page);
  });

  test('if no frame can renew the token, the person is warned before it expires and signs in again in place', async ({
    page,
    context,
    control,
    watch,
    signIn,
    loadsMayFail,
  }) => {
    loadsMayFail();
    await context.clock.install();
    await control.tokens(600);
    await signIn('avery');
    await expect(welcome(page)).toBeVisible();
    // Nothing is on its way when the clock leaps: a call that is counts as silent then.
    await expect(group(page)).toBeVisible();
    await markPage(page);
    // A provider gives no answer if the frame lacks its cookies or if it refuses to be framed.
    await intercept(page, '*prompt=none*', () => 'fails');
    await context.clock.fastForward(timeToRenewal);
    await expect(page.locator('#root').getByText('Your session cannot be renewed')).toBeVisible();
    await control.tokens(3600);
    watch(await pageOf(page, () => page.getByRole('button', { name: 'Sign in again' }).click()));
    await expect(page.getByRole('button', { name: 'Sign in again' })).toBeHidden();
    await expect.poll(() => context.pages()).toHaveLength(1);
    expect(await isSamePage(page)).toBe(true);
    await openSchedule(page);
  });
});
