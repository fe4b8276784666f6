import { menuEntry, pageOf, welcome } from './support/portalPage.ts';
import type { Locator } from '@playwright/test';
import { NotificationPanel } from './support/notificationPanel.ts';
import { expect, test } from './support/test.ts';

const withRoute = (title: string) => ({ type: 'announcement', title, payload: { route: '/apps/dashboards' } });

test('a place that is pressed twice opens once; the browser opens a notification in a tab, which reads it', async ({
  home: page,
  control,
}) => {
  const place = menuEntry(page, 'Work Order');
  await place.dblclick();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Work Order' })).toBeVisible();
  await place.click();
  await page.goBack();
  await expect(welcome(page)).toBeVisible();

  await control.notify('avery', withRoute('New reports'));
  const panel = await NotificationPanel.openIn(page);
  const link = panel.root.getByRole('link', { name: 'Unread: New reports' });
  const tab = await pageOf(page, () => link.click({ modifiers: ['ControlOrMeta'] }));
  await expect.poll(() => new URL(tab.url()).pathname).toBe('/apps/dashboards');
  await expect(panel.root.getByRole('link', { name: 'New reports', exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');

  const read = panel.root.getByRole('link', { name: 'New reports' });
  await pageOf(page, () => read.click({ button: 'middle' }));
  await read.click();
  await expect(page).toHaveURL(/\/apps\/dashboards/);
});

test('a printed center has all its rows, no bars, and is light', async ({ page, signIn, control }) => {
  await signIn('avery', { path: null });
  const titles = Array.from({ length: 60 }, (_, index) => `Row ${String(index)} of 60`);
  await control.notifyMany('avery', titles.map(withRoute));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/apps/notificationCenter');
  await expect(page.getByText('Row 59 of 60')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(/^Row \d+ of 60$/)).toHaveCount(50);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  const surface = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(surface).toBe('light');
  // Nothing is cropped.
  const list = page.getByRole('list').filter({ hasText: 'Row 59 of 60' });
  const room = await list.evaluate((element) => element.scrollHeight <= document.documentElement.scrollHeight);
  expect(room).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => page.getByText(/^Row \d+ of 60$/).count()).toBeLessThan(50);
});

test('the pages before the portal are light on paper, and have no buttons', async ({ page, loadsMayFail }) => {
  loadsMayFail();
  const expectPaper = async (title: string, control: RegExp) => {
    const button = page.getByRole('button', { name: control });
    const ground = page.locator(title === 'Sign in' ? 'html' : 'body');
    const lightness = async () => {
      const colour = await ground.evaluate((element) => getComputedStyle(element).backgroundColor);
      return /^oklch\((?<light>[\d.]+)/.exec(colour)?.groups?.['light'] ?? colour;
    };
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(button).toBeVisible();
    expect(Number(await lightness())).toBeLessThan(0.3);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(button).toBeHidden();
    expect(await lightness()).toMatch(/^0\.9|255, 255, 255/);
    await page.emulateMedia({ media: 'screen' });
  };
  await page.goto('/');
  await expectPaper('Sign in', /^sign in$/i);
  await page.route('**/config.json', (route) => route.fulfill({ status: 503, body: 'busy' }));
  await page.goto('/');
  await expectPaper('The portal cannot start', /try again/i);
});

test('a row is selected and copied as its text, which does not open it', async ({ page, signIn, context, control }) => {
  await signIn('avery', { path: null });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const leading = withRoute('New reports');
  const failed = {
    user: 'avery',
    kind: 'export',
    title: 'Site export',
    outcome: 'failed',
    steps: 1,
    stepMs: 1,
  } as const;
  await control.startJob(failed);
  await page.goto('/apps/notificationCenter');
  const rows = page.getByRole('list').getByRole('listitem');
  const [first, second] = [rows.filter({ hasText: failed.title }), rows.filter({ hasText: leading.title })];
  await expect(first.getByRole('button', { name: 'Retry' })).toBeVisible();
  await control.notify('avery', leading);
  await expect(second).toBeVisible();

  /** Draws the mouse over words, and copies what it has selected. */
  const copied = async (from: Locator, to: Locator) => {
    // A press on what is selected would drag it.
    await page.mouse.click(0, 0);
    // Rows may still move; to hover waits for that.
    const sizeOf = async (words: Locator) => (await words.boundingBox()) ?? { width: 0, height: 0 };
    const [start, end] = [await sizeOf(from), await sizeOf(to)];
    await from.hover({ position: { x: 1, y: start.height / 2 } });
    await page.mouse.down();
    for (const x of [end.width / 2, end.width - 1]) await to.hover({ position: { x, y: end.height / 2 } });
    await page.mouse.up();
    await page.keyboard.press('ControlOrMeta+c');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  for (const [row, { title }] of [
    [first, failed],
    [second, leading],
  ] as const) {
    const words = row.getByText(title, { exact: true });
    expect(await copied(words, words)).toBe(title);
    await expect(page).toHaveURL(/notificationCenter$/);
    await expect(row.getByText('Unread:')).toBeAttached();
  }
  const [above, below] = [second, first];
  const text = await copied(above.getByText(leading.title, { exact: true }), below.getByRole('time'));
  for (const part of [leading.title, failed.title, 'Failed', 'now']) expect(text).toContain(part);
  expect(text).not.toMatch(/retry|actions|error/i);
  // A press without a selection opens the row as ever.
  await page.mouse.click(0, 0);
  await second.getByText(leading.title, { exact: true }).click();
  await expect(page).toHaveURL(/\/apps\/dashboards/);
});
