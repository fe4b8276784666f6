import { expect, type Page } from '@playwright/test';
import type { PortalOnPlatform } from '../../letter/flow.ts';
import { stored } from '../../e2e/support/portalPage.ts';

/** A portal and the provider that it signs in at. */
export interface SignInUnderTest extends PortalOnPlatform {
  /** A scope to ask for beside the others, such as `offline_access` for refresh tokens that rotate. */
  readonly furtherScope?: string;
  /** Goes on from the provider's page for a person who is signed in there, if it shows one. */
  readonly goOn?: (page: Page) => Promise<void>;
}

const menu = '**/api/MenuItems/GetMenuItemsWithGroup*';

const answerFor = (portalRoot: string, status: number) => ({
  status,
  headers: { 'access-control-allow-origin': new URL(portalRoot).origin, 'access-control-allow-credentials': 'true' },
});

/** Counts the tokens that the provider gives. */
function countTokens(page: Page, providerOrigin: string) {
  let count = 0;
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin === providerOrigin && pathname.endsWith('/token') && response.ok()) count += 1;
  });
  return () => count;
}

/** Expects Home of the person, at the address that was asked for. */
const expectHome = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Hi Avery Stone, Welcome!' })).toBeVisible();

/** A sign-in that lasts: what each provider has to do, and what the portal does with its answers. */
export const signInRules: Readonly<Record<string, (page: Page, maker: SignInUnderTest) => Promise<void>>> = {
  async 'a deep link opens after the sign-in'(page, { portalRoot, signIn }) {
    await signIn(page, '/apps?from=mail');
    await expect(page.getByRole('heading', { level: 1, name: /all the apps/ })).toBeVisible();
    expect(page.url()).toBe(`${portalRoot}/apps?from=mail`);
  },

  async 'ten refused tokens are renewed, and no refresh token is stored'(page, maker) {
    const { portalRoot, providerOrigin, furtherScope = '', signIn } = maker;
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"openid ', `"openid ${furtherScope} `);
      await route.fulfill({ response: answer, body });
    });
    const given: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/token')) given.push(response.text());
    });
    await signIn(page);
    await expectHome(page);
    const tokens = countTokens(page, providerOrigin);
    let isRefused = true;
    await page.route(menu, (route) => {
      if (route.request().method() === 'OPTIONS' || isRefused) return route.fallback();
      isRefused = true;
      return route.fulfill(answerFor(portalRoot, 401));
    });
    // Each start of the portal finds its token refused, once.
    for (let renewals = 1; renewals <= 10; renewals += 1) {
      // A browser forgets the text of an answer with the page that asked for it.
      await Promise.all(given);
      isRefused = false;
      await page.reload();
      await expect.poll(tokens).toBe(renewals);
      await expectHome(page);
    }
    const rotated = (await Promise.all(given)).filter((text) => text.includes('refresh_token'));
    if (furtherScope !== '') expect(rotated).toHaveLength(11);
    expect(await stored(page)).not.toContain('refresh_token');
  },

  async 'an expired token is renewed before the first call'(page, { providerOrigin, signIn, goOn }) {
    await signIn(page);
    await expectHome(page);
    const tokens = countTokens(page, providerOrigin);
    await page.evaluate(() => {
      const expire = (text: string) => text.replaceAll(/"(expires_at|expiresAt)":\d+/g, '"$1":1');
      for (const storage of [sessionStorage, localStorage])
        for (const [key, value] of Object.entries(storage)) storage.setItem(key, expire(String(value)));
    });
    await page.reload();
    await goOn?.(page);
    await expectHome(page);
    expect(tokens()).toBe(1);
  },

  async 'a token that is refused again once it is renewed ends the session, and the person signs in again'(
    page,
    { portalRoot, signIn, goOn },
  ) {
    await signIn(page);
    await expectHome(page);
    await page.route(menu, (route) =>
      route.request().method() === 'OPTIONS' ? route.fallback() : route.fulfill(answerFor(portalRoot, 401)),
    );
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Session Expired' })).toBeVisible();
    await page.unroute(menu);
    await page.getByRole('button', { name: 'Go to Login page' }).click();
    await goOn?.(page);
    await expectHome(page);
  },

  async 'a right that ended in mid-session closes its module, and the others stay'(page, { signIn }) {
    await signIn(page, '/apps');
    const applications = page.getByRole('main').getByRole('link', { name: 'Schedule', exact: true });
    await expect(applications).toBeVisible();
    await page.route(menu, async (route) => {
      const answer = await route.fetch();
      const body = await answer.text();
      // The id of Schedule, as any serialiser writes it.
      await route.fulfill({ response: answer, body: body.replaceAll(/("(?:ModuleId|id)":)21\b/gi, '$199') });
    });
    await page.reload();
    await expect(page.getByRole('main').getByRole('link', { name: 'Work Order', exact: true })).toBeVisible();
    await expect(applications).toHaveCount(0);
    await page.goto(new URL('apps/projectManagement', page.url().replace(/apps.*/, '')).href);
    await expect(page.getByRole('heading', { name: 'Not Authorized!' })).toBeVisible();
  },
};
