import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { complaintsOf } from '../complaints.ts';
import { root } from '../packages/packed.ts';
import { serveDepot, type DepotServer } from './support/depotServer.ts';
import { installDepot } from './support/installDepot.ts';

/** An app other than the portal installs the packed packages. It has its own sign-in, look and service. */

let app: ReturnType<typeof installDepot>;
let served: DepotServer;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  app = installDepot();
  served = await serveDepot(await app.build('production'));
});

test.afterAll(async () => {
  await served.close();
  app.remove();
});

async function signIn(page: Page, origin: string) {
  await page.goto(origin);
  await page.getByLabel('Name').fill('robin');
  await page.getByLabel('Password').fill('shelf');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(bellOf(page)).toBeVisible();
}

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

for (const configuration of ['tsconfig.json', 'tsconfig.nodenext.json']) {
  test(`compiles under ${configuration}`, () => {
    expect(app.check('tsc', '-p', configuration)).toBe('');
  });
}

test('the packages bring what a release promises', () => {
  const { GANTRY_VERSION: version } = process.env;
  for (const name of ['ui-kit', 'notification-center']) {
    const read = (file: string) => readFileSync(join(app.folder, 'node_modules/@gantry', name, file), 'utf8');
    // The package's manifest. This code reads only this field.
    const installed = (JSON.parse(read('package.json')) as { version: string }).version;
    expect(installed).toBe(version ?? installed);
    // A canary has the changelog of the release before it.
    if (!installed.includes('-'))
      expect(read('CHANGELOG.md')).toMatch(`\n## ${version ? `[${installed}](http` : installed}`);
    expect(read(`${name}.api.md`)).toContain(`## API report of "@gantry/${name}"`);
    if (version !== undefined) {
      // npm wrote the bill of materials. This code reads only these fields.
      const { components } = JSON.parse(read('sbom.cdx.json')) as { components: { name: string }[] };
      expect(components.map((component) => component.name)).toEqual(expect.arrayContaining(['react-aria-components']));
    }
  }
});

test("passes the repository's lint", () => {
  expect(app.check('oxlint', '--type-aware', '--deny-warnings', '-c', `${root}oxlint.config.ts`, 'src')).toBe('');
});

test('the quick start is this code, in under 30 lines', () => {
  const wiring = readFileSync(join(app.folder, 'src/Notifications.tsx'), 'utf8');
  expect(wiring.trimEnd().split('\n').length).toBeLessThan(30);
  const readme = readFileSync(`${root}packages/notification-center/README.md`, 'utf8');
  const firstLook = readFileSync(`${root}tests/packed-consumer/app/src/FirstLook.tsx`, 'utf8');
  for (const text of [firstLook, wiring]) expect(readme).toContain(`\`\`\`tsx\n${text}\`\`\``);
  const guide = readFileSync(`${root}.storybook/pages/NotificationCenter.mdx`, 'utf8');
  expect(guide).toContain(`\`\`\`tsx\n${firstLook}\`\`\``);
});

test('a person signs in, gets live notifications, requests a report and marks an item as read', async ({ page }) => {
  const complaints = complaintsOf(page);
  await signIn(page, served.origin);
  const bell = bellOf(page);
  await expect(bell).toHaveAccessibleName('Notifications');

  await test.step('a notification arrives live, and the badge counts it', async () => {
    await expect.poll(served.depot.listenerCount).toBe(1);
    served.depot.announceShelf('A7');
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
    await bell.click();
    await page.getByRole('tab', { name: 'All' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Count shelf A7' });
    await expect(row).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(3);
  });

  await test.step('a job runs to its end, and its toast offers the file', async () => {
    await page.getByRole('button', { name: 'Make a report' }).click();
    const toast = page.getByRole('region').filter({ hasText: 'Stock of all shelves completed' });
    await expect(toast).toBeVisible();
    await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
    const download = page.waitForEvent('download');
    await toast.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('stock.csv');
    await page.getByRole('tab', { name: 'Exports' }).click();
    await expect(page.getByRole('list', { name: 'Exports' }).getByRole('listitem')).toContainText('Completed');
  });

  await test.step('a report shows its progress, is cancelled, and is tried again', async () => {
    served.depot.startStuckReport('Stock of shelf B1');
    const report = page.getByRole('list', { name: 'Exports' }).getByRole('listitem').filter({ hasText: 'shelf B1' });
    await expect(report.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    await report.getByRole('button', { name: 'Cancel' }).click();
    await expect(report).toContainText('Cancelled');
    await report.getByRole('button', { name: 'Retry' }).click();
    await expect(report).toContainText('Completed');
    const download = page.waitForEvent('download');
    await report.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('stock.csv');
    await page.getByRole('button', { name: 'Actions for Stock of shelf B1' }).click();
    await page.getByRole('menuitem', { name: 'Mark as read' }).click();
    await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
  });

  await test.step('an opened item is marked as read, also at the service, and opens a page of the app', async () => {
    await page.getByRole('tab', { name: 'Active' }).click();
    await page.getByRole('button', { name: 'Unread: Count shelf A7' }).click();
    await expect(page.getByRole('heading', { name: 'Shelf A7' })).toBeVisible();
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
    await expect.poll(served.depot.unseen).toBe(1);
    await page.reload();
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  });

  await test.step('all tabs share one subscription', async () => {
    const other = await page.context().newPage();
    await other.goto(served.origin);
    await expect(bellOf(other)).toHaveAccessibleName('Notifications, 1 unread');
    served.depot.announceShelf('A8');
    await expect(bellOf(other)).toHaveAccessibleName('Notifications, 2 unread');
    await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
    expect(served.depot.listenerCount()).toBe(1);
    await other.close();
  });

  await test.step('no connection remains after the person has signed out', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByLabel('Password')).toBeVisible();
    await expect.poll(served.depot.listenerCount).toBe(0);
  });
  expect(complaints).toEqual([]);
});

test('under StrictMode, which mounts everything twice, there is one subscription', async ({ page }) => {
  const strict = await serveDepot(await app.build('development'));
  const complaints = complaintsOf(page);
  await signIn(page, strict.origin);
  await bellOf(page).click();
  await expect(page.getByRole('listitem')).toHaveCount(2);
  strict.depot.announceShelf('A7');
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread');
  expect(strict.depot.listenerCount()).toBe(1);
  expect(complaints).toEqual([]);
  await strict.close();
});

test('the app keeps its own look with style files', async ({ page }) => {
  // A new one: what the tests before did to theirs can be seen.
  const { origin, close } = await serveDepot(join(app.folder, 'production'));
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, origin);
  await bellOf(page).click();
  const row = page.getByRole('listitem').first();
  const panel = page.getByRole('heading', { name: 'Notifications' });
  await expect(row).toHaveCSS('font-family', /^Georgia/);
  await expect(panel).toHaveCSS('font-family', /^Georgia/);
  await expect(panel).toHaveCSS('color', 'rgb(43, 33, 24)');
  await expect(row).toHaveCSS('border-bottom-color', 'rgb(217, 201, 171)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 239, 226)');
  await expect(page.locator('body')).toHaveCSS('font-size', '18px');
  await expect(page.locator('html')).not.toHaveAttribute('dir');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(panel).toHaveCSS('color', 'rgb(240, 230, 214)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(28, 24, 20)');
  await close();
});

test('the packages inject no style, and the app extends their components with styled-components', async ({ page }) => {
  const complaints = complaintsOf(page);
  await signIn(page, served.origin);
  const order = page.getByRole('button', { name: 'Make a report' });
  // The rules of the app override those of the kit. The kit's other rules stay.
  await expect(order).toHaveCSS('padding-inline-start', '31px');
  await expect(order).toHaveCSS('justify-self', 'start');
  await expect(order).toHaveCSS('border-top-left-radius', '0px');
  await expect(order).toHaveCSS('cursor', 'pointer');
  await expect(page.getByRole('link', { name: 'A7' })).toHaveCSS('appearance', 'none');
  await expect(page.getByRole('cell', { name: '1200', exact: true })).toHaveCSS('font-variant-numeric', 'tabular-nums');
  await bellOf(page).click();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  const injected = await page.locator('style').evaluateAll((styles) => styles.map((style) => style.textContent));
  expect(injected.join('')).not.toMatch(/StyledButton|\[data-/);
  expect(complaints).toEqual([]);
});
