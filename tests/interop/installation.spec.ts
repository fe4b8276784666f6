import { expect, test, type Page } from '@playwright/test';
import { NotificationPanel } from '../e2e/support/notificationPanel.ts';
import { person } from './support/glewlwyd.ts';
import { startInstallation, type Installation } from './support/installation.ts';
import { signInRules } from './support/signInRules.ts';

// The built portal behind nginx with TLS and HTTP/2, signed in at Glewlwyd, with the notifications and jobs of the ASP.NET Core example.
const isShort = process.env['INTEROP'] === 'short';
let installation: Installation | undefined;

test.beforeAll(async () => {
  // The short form is below a path, the full form has an origin of its own.
  installation = await startInstallation(isShort ? '/portal' : '');
});

test.afterAll(async () => {
  await installation?.close();
});

function origins(): Installation {
  if (installation === undefined) throw new Error('The servers did not start.');
  return installation;
}

/** Glewlwyd asks for consent, also of a person who is signed in. */
const goOn = (page: Page) =>
  page
    .getByRole('button', { name: 'Continue' })
    .or(page.getByRole('link', { name: 'Continue' }))
    .click();

/** Signs in on Glewlwyd's page and chooses the program. */
async function signIn(page: Page, path = '/') {
  await page.goto(origins().portalRoot + path);
  await page.getByPlaceholder('Login').or(page.locator('#username')).fill(person.username);
  await page.locator('#password').fill(person.password);
  await page.getByRole('button', { name: 'OK' }).click();
  await goOn(page);
  await page.getByRole('dialog').getByText('Northwind Wireless Expansion', { exact: true }).click();
}

/** Exports in Supply Chain 2.0, watches the progress in the notifications and downloads the file. */
async function exportAndDownload(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Supply Chain 2.0' })).toBeVisible();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const panel = new NotificationPanel(page);
  await panel.showTab('Exports');
  const row = panel.row('Item management export');
  await expect(row).toContainText('Completed', { timeout: 240_000 });
  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Download/ }).click();
  expect((await downloading).suggestedFilename()).toBe('Item management export.xlsx');
}

test('sign in, export through the hub, watch the progress, download, sign out at the provider', async ({ page }) => {
  const { portalOrigin, portalRoot, providerOrigin, logs } = origins();
  const errors: string[] = [];
  page.on('console', (message) => {
    // Glewlwyd's login page requests a favicon and a session that do not exist. These errors are not the portal's.
    if (message.type() === 'error' && page.url().startsWith(portalOrigin)) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await signIn(page, '/apps/supplyChain/main');
  const protocol = () =>
    page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => 'nextHopProtocol' in entry && entry.nextHopProtocol),
    );
  expect(await protocol()).toEqual(['h2']);
  await exportAndDownload(page);
  expect(errors).toEqual([]);

  await page.goto(`${portalRoot}/apps/userLogout`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.origin === providerOrigin);
  const signedOut = page.waitForResponse(
    (response) => response.request().method() === 'DELETE' && new URL(response.url()).pathname.startsWith('/api/auth'),
  );
  await page.getByRole('button', { name: /Logout$/ }).click();
  expect((await signedOut).ok()).toBe(true);
  // The portal redirects to the provider, which asks for a sign-in.
  await expect(async () => {
    await page.goto(portalRoot);
    await expect(page.getByText('Please enter your login')).toBeVisible();
  }).toPass({ timeout: 120_000 });

  const log = logs();
  expect(log).toContain(`GET ${portalRoot.slice(portalOrigin.length)}/signin-oidc`);
  expect(log).not.toMatch(/code=|state=|access_token/);
});

for (const [name, breakSocket] of [
  ['blocked', (page: Page) => page.routeWebSocket(/notificationHub/, (socket) => socket.close({ code: 1011 }))],
  [
    'cut every 3 s',
    (page: Page) =>
      page.routeWebSocket(/notificationHub/, (socket) => {
        socket.connectToServer();
        setTimeout(() => void socket.close({ code: 1011 }), 3000);
      }),
  ],
  // The socket opens, but no message arrives.
  ['hung', (page: Page) => page.routeWebSocket(/notificationHub/, () => {})],
] as const) {
  test(`WebSocket ${name}: the export still shows progress and is downloaded`, async ({ page }) => {
    test.skip(isShort, 'The full form alone: npm run proof -- --long --only interop');
    await breakSocket(page);
    await signIn(page, '/apps/supplyChain/main');
    await exportAndDownload(page);
  });
}

const inShortForm = /^an expired token/;
for (const [rule, check] of Object.entries(signInRules)) {
  test(`at Glewlwyd: ${rule}`, async ({ page }) => {
    test.skip(isShort && !inShortForm.test(rule), 'The full form alone: npm run proof -- --long --only interop');
    await check(page, { ...origins(), signIn, goOn });
  });
}
