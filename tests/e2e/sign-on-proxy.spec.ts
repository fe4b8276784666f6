import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/test.ts';

type Answer = 'leads elsewhere' | 'asks with a page';

/** The paths that the proxy stands in front of, by the kind of call. The identity provider has no proxy. */
const behind = {
  code: /\/assets\/|\/version\.json/,
  services: /\/(?:application|user-access|notification|base|monolith)\/|\/version\.json/,
  hub: /\/negotiate|\/version\.json/,
  configuration: /\/config\.json|\/version\.json/,
};

/** A sign-on proxy, as oauth2-proxy is: once its session has ended, it answers everything but a page with a refusal. */
async function putProxyBefore(page: Page, answer: Answer, pattern: RegExp) {
  let isExpired = false;
  let pages = 0;
  const refused: Request[] = [];
  await page.route(
    ({ pathname }) => pattern.test(pathname),
    (route) => {
      if (!isExpired || route.request().method() === 'OPTIONS') return route.continue();
      refused.push(route.request());
      return answer === 'leads elsewhere'
        ? route.fulfill({ status: 302, headers: { location: 'https://sso.example/start' } })
        : route.fulfill({ status: 401, contentType: 'text/html', body: '<h1>Sign in</h1>' });
    },
  );
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    // The next page leads to the sign-in of the proxy and comes back.
    if (pages === 0) isExpired = false;
    pages -= 1;
  });
  return {
    /** @param pagesLeft how many pages come before one leads to the sign-in */
    expire: (pagesLeft = 0) => {
      isExpired = true;
      pages = pagesLeft;
    },
    refused,
    /** The refused files of the build: those that the page needs, or those that it has asked for past the cache. */
    files: (kind: 'needed' | 'past the cache') =>
      new Set(
        refused
          .filter((request) => (request.resourceType() === 'fetch') === (kind === 'past the cache'))
          .map((request) => new URL(request.url()).pathname)
          .filter((path) => path.startsWith('/assets/')),
      ),
  };
}

/** The pairs of each proof: each answer and each kind of call is in one of them. */
const pairs: Readonly<Record<Answer, readonly (keyof typeof behind)[]>> = {
  'leads elsewhere': ['code', 'services'],
  'asks with a page': ['hub', 'configuration'],
};

for (const answer of ['leads elsewhere', 'asks with a page'] as const) {
  for (const kind of ['code', 'services', 'hub', 'configuration'] as const) {
    // Only the long form of the proof plays all eight.
    const tag = pairs[answer].includes(kind) ? ['@proof'] : ['@proof', '@long'];
    test(
      `a proxy whose session has ended ${answer} for ${kind}: one press signs in again`,
      { tag },
      async ({ page, control, signIn, loadsMayFail }) => {
        loadsMayFail();
        const proxy = await putProxyBefore(page, answer, behind[kind]);
        await signIn('avery', { path: '/apps' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(async () => (await control.connections()).length).toBe(1);
        proxy.expire(1);
        if (kind === 'services' || kind === 'configuration') await page.reload();
        else proxy.expire();
        if (kind === 'code') {
          // Nobody has been there yet.
          await page.evaluate(() => history.pushState(null, '', '/tabStatus'));
          await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
        }
        if (kind === 'hub') await control.hub('drop');
        const again = page.getByRole('button', { name: 'Sign in again' });
        await expect(page.getByText(/^The sign-in of this site has ended/).first()).toBeVisible();
        await expect(again).toHaveCount(1);
        // The page asks for each part that it lacks, and not again and again.
        expect(proxy.refused.length).toBeLessThan(20);
        if (kind === 'code') {
          // It asks past the cache too: WebKit would give the refusal to the next page, and not ask the proxy again.
          expect(proxy.files('needed').size).toBeGreaterThan(0);
          const notAskedAgain = () =>
            [...proxy.files('needed')].filter((file) => !proxy.files('past the cache').has(file));
          await expect.poll(notAskedAgain).toEqual([]);
        }
        await again.click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Notifications' }).first()).toBeVisible();
        await expect(again).toHaveCount(0);
        // The session of the portal was never in question.
        await expect(page).toHaveURL(kind === 'code' ? /\/tabStatus$/ : /\/apps$/);
      },
    );
  }
}
