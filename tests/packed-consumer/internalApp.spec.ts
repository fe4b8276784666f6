import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { complaintsOf } from '../complaints.ts';
import { Control } from '../e2e/support/control.ts';
import { program, signInByForm } from '../e2e/support/signIn.ts';
import { installApp } from './support/installDepot.ts';
import { serveBeside, type Beside } from './support/serveBeside.ts';

/** Another app of the same company beside the portal, from the packed packages and under the portal's policy. */

let app: ReturnType<typeof installApp>;
let beside: Beside;

test.describe.configure({ mode: 'serial', timeout: 300_000 });

/** Builds the app for a path of an origin. Returns the folder of the build. */
function build(base: string, name: string): string {
  const outDir = join(app.folder, name);
  const env = { ...process.env, VITE_BASE: base };
  const args = ['run', '--silent', 'build', '--', '--logLevel', 'warn', '--outDir', outDir];
  execFileSync('npm', args, { cwd: app.folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  return outDir;
}

test.beforeAll(async () => {
  // It installs the packages and builds the app twice, which a busy machine does slowly.
  test.setTimeout(600_000);
  app = installApp('examples/internal-app');
  beside = await serveBeside({ internal: build('/internal', 'internal'), own: build('', 'own') });
});

test.afterAll(async () => {
  await beside.close();
  app.remove();
});

test.beforeEach(async ({ page }) => {
  await new Control(beside.gantry.platformOrigin).reset();
  await signInByForm(page, 'avery', `${beside.portal}/`, program);
  await expect(bellOf(page)).toBeVisible();
});

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const says = (page: Page, text: string) => expect(page.getByRole('status').getByText(text)).toBeVisible();
const photo = { name: 'crane.png', mimeType: 'image/png', buffer: Buffer.from('a picture') };

async function save(page: Page, note: string) {
  await page.getByLabel('Note').fill(note);
  await page.getByRole('button', { name: 'Save' }).click();
}

test('the app is this code, in at most 60 lines', () => {
  expect(app.check('tsc')).toBe('');
  expect(readFileSync(join(app.folder, 'src/main.tsx'), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});

test('below the portal’s origin it shares the session, what waits and the hub’s connection', async ({
  page,
  context,
}) => {
  const control = new Control(beside.gantry.platformOrigin);
  const internal = await context.newPage();
  const complaints = complaintsOf(internal);
  const visited: string[] = [];
  internal.on('framenavigated', (frame) => frame === internal.mainFrame() && visited.push(frame.url()));
  await expect.poll(async () => (await control.connections()).length).toBe(1);

  await test.step('the portal’s tab gives it the session', async () => {
    await internal.goto(`${beside.portal}/internal/`);
    await expect(internal.getByRole('button', { name: 'Sign out' })).toBeVisible();
    expect(visited).toEqual([`${beside.portal}/internal/`]);
    await internal.getByRole('button', { name: 'Read', exact: true }).click();
    await says(internal, 'Done.');
  });

  await test.step('a notification arrives in both tabs over one connection', async () => {
    await control.notify('avery', { type: 'todo', title: 'Bring the crane' });
    await bellOf(internal).click();
    await expect(internal.getByRole('listitem').filter({ hasText: 'Bring the crane' })).toBeVisible();
    expect(await control.connections()).toHaveLength(1);
    await internal.keyboard.press('Escape');
  });

  await test.step('a file arrives', async () => {
    await internal.locator('input[type=file]').setInputFiles(photo);
    await says(internal, 'Done.');
    expect(complaints).toEqual([]);
  });

  await test.step('a write waits without a network, in the portal’s list too, and arrives', async () => {
    await context.setOffline(true);
    await save(internal, 'At nine.');
    await says(internal, 'The note waits.');
    await bellOf(page).click();
    await page.getByRole('tab', { name: 'Waiting to send' }).click();
    const waiting = page.getByRole('list', { name: 'Waiting to send' }).getByRole('listitem');
    await expect(waiting.filter({ hasText: 'Note on job 10001' })).toBeVisible();
    await context.setOffline(false);
    await says(internal, 'Done.');
    await expect(waiting).toHaveCount(0);
  });

  await test.step('a sign-out in the app is one in the portal', async () => {
    await internal.getByRole('button', { name: 'Sign out' }).click();
    await internal.getByRole('button', { name: 'signOut' }).click();
    await expect(internal.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page).toHaveURL(`${beside.portal}/Error/sessionExpired`);
  });
});

test('a sign-out in the portal ends the app, which asks', async ({ page, context }) => {
  const internal = await context.newPage();
  await internal.goto(`${beside.portal}/internal/`);
  await expect(internal.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.goto(`${beside.portal}/apps/userLogout`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  // Until the provider has ended its own session, it would sign the app in again.
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await internal.getByRole('button', { name: 'ended' }).click();
  await expect(internal.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('on an origin of its own it signs in silently, and calls, writes and uploads', async ({ context }) => {
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto(`${beside.own}/`);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page).toHaveURL(`${beside.own}/`);
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await says(page, 'Done.');
  await save(page, 'At ten.');
  await says(page, 'Done.');
  await page.locator('input[type=file]').setInputFiles(photo);
  await says(page, 'Done.');
  await bellOf(page).click();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  expect(complaints).toEqual([]);
});
