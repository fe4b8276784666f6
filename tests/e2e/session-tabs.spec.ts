import type { Page } from '@playwright/test';
import type { Control, RecordedRequest } from './support/control.ts';
import { hold } from './support/intercept.ts';
import { isGiven, signOut, stored, welcome } from './support/portalPage.ts';
import { expect, program, test as base } from './support/test.ts';

declare global {
  interface Window {
    /** When a tile of Home could be pressed. */
    tileAt: number;
    /** Sends the answer that this tab was too late with. */
    answerLate: () => void;
  }
}

const ofProvider = ({ service }: RecordedRequest) => service === 'identity';
const named = ({ path, query }: RecordedRequest) =>
  query['prompt'] === undefined ? path : `${path} ${query['prompt']}`;

/** Returns what reads the calls of the provider from now on, in their order. */
async function callsFromNow(control: Control) {
  const before = (await control.requests()).at(-1)?.seq ?? 0;
  return async () => (await control.requests(before)).filter(ofProvider).map(named);
}

/** Waits until a tab has the hub's connection. From then on it gives its session to new tabs. */
async function hasStarted(page: Page) {
  await expect(welcome(page)).toBeVisible();
  const locks = () => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
  await expect.poll(locks).toContain('gantry.notifications:avery:leader');
}

const test = base.extend<{
  /** Home of avery in a tab that gives its session to new ones. */
  started: Page;
  /** The calls of the provider since then, in their order. */
  calls: () => Promise<readonly string[]>;
}>({
  started: async ({ home }, use) => {
    await hasStarted(home);
    await use(home);
  },
  calls: async ({ started: _, control }, use) => use(await callsFromNow(control)),
});

/** Notes when a tile of Home can be pressed. */
const noteTile = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('main li button') === null) return;
      window.tileAt = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

test('a new tab beside an open one asks the provider after Home is there', async ({ started: page, calls, newTab }) => {
  const tab = await newTab();
  await noteTile(tab);
  await tab.goto('/');
  await expect(welcome(tab)).toBeVisible();
  await expect.poll(calls).toContain('/token');
  expect(await calls()).toEqual(['/.well-known/openid-configuration', '/auth none', '/token']);
  // All of them are of this page, and later than its first tile.
  const origin = new URL((await (await tab.request.get('/config.json')).json()).identity.authority).origin;
  const times = await tab.evaluate(
    (provider) => ({
      tileAt: window.tileAt,
      calls: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.startsWith(`${provider}/`) && /openid-configuration|\/auth\?|\/token/.test(name))
        .map(({ startTime }) => startTime),
    }),
    origin,
  );
  expect(times.calls.length).toBeGreaterThan(0);
  expect(Math.min(...times.calls)).toBeGreaterThan(times.tileAt);
  // The tab has the program that was chosen last, and no word of the session is in its address.
  expect(await tab.evaluate(() => sessionStorage.getItem('program'))).toBe('NWX');
  expect(new URL(tab.url()).href).toBe(`${new URL(page.url()).origin}/`);
  await expect.poll(() => isGiven([tab])).toBe(false);

  // One whose address has a program opens in that.
  const other = await newTab();
  await other.goto('/?program=HFR');
  await expect.poll(() => other.evaluate(() => sessionStorage.getItem('program'))).toBe('HFR');
  expect((await calls()).filter((call) => call === '/auth')).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('program'))).toBe('NWX');
  await expect(page.getByRole('banner')).toContainText(program);
});

test('another person at the provider ends a new tab and those of its session, after the start', async ({
  started: page,
  context,
  elsewhere,
  control,
  portal,
  signIn,
  newTab,
}) => {
  await signIn('noor', { page: elsewhere, path: portal, program: null });
  await context.addCookies(await elsewhere.context().cookies());
  const calls = await callsFromNow(control);
  const tab = await newTab();
  await tab.goto('/');
  for (const shown of [tab, page]) await expect(shown.getByText('Your session has expired')).toBeVisible();
  expect(await calls()).toContain('/auth none');
  for (const shown of [tab, page]) expect(await stored(shown)).not.toMatch(/eyJ|access_token/);
});

test('a session ended at the provider ends new and open tabs', async ({ started: page, context, portal, newTab }) => {
  await context.clearCookies();
  const tab = await newTab();
  await tab.goto('/');
  for (const shown of [tab, page]) await expect(shown).toHaveURL(`${portal}/Error/sessionExpired`);
});

test('a sign-out ends a tab that begins, and leaves no token', async ({ started: page, loadsMayFail, newTab }) => {
  // The new tab may begin to call just as its token is revoked.
  loadsMayFail();
  const tab = await newTab();
  const release = await hold(tab, '*/assets/first-calls-*.js');
  await tab.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => isGiven([tab])).toBe(true);
  await signOut(page);
  release();
  await expect(tab.getByText('Your session has expired')).toBeVisible();
  expect(await stored(tab)).not.toMatch(/avery|eyJ|access_token/);
});

test('a new tab beside one that answers late signs in at the provider', async ({ page, control, signIn, openTab }) => {
  // A browser freezes a tab when it likes, so the answer waits for the test.
  await page.addInitScript(() => {
    const { postMessage } = Object.getOwnPropertyDescriptors(BroadcastChannel.prototype);
    BroadcastChannel.prototype.postMessage = function (message) {
      const send = () => postMessage.value?.call(this, message);
      if (Object(message).kind === 'given') window.answerLate = send;
      else send();
    };
  });
  await signIn('avery');
  await hasStarted(page);
  const calls = await callsFromNow(control);
  const tab = await openTab();
  // Home of the last visit is there before.
  await expect.poll(calls).toEqual(['/.well-known/openid-configuration', '/auth', '/token']);
  await expect(welcome(tab)).toBeVisible();
  const userOf = () =>
    tab.evaluate(() => Object.entries(sessionStorage).find(([key]) => key.startsWith('gantry.oidc.user:')));
  await expect.poll(userOf).toBeDefined();
  const own = await userOf();
  await page.evaluate(() => window.answerLate());
  expect(await userOf()).toEqual(own);
  expect(await isGiven([tab, page])).toBe(false);
});

test('a new tab without an open one leaves for the provider, once', async ({ started: page, calls, newTab }) => {
  const [tab] = await Promise.all([newTab(), page.close()]);
  await tab.goto('/apps');
  await expect(tab.getByRole('main').getByRole('heading').first()).toBeVisible();
  expect(await calls()).toEqual(['/.well-known/openid-configuration', '/auth', '/token']);
  // What the sign-in kept is gone.
  expect(await stored(tab)).not.toContain('authorization_endpoint');
});
