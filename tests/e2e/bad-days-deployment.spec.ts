import type { Page, Request } from '@playwright/test';
import { openHeld, test } from './support/keptHome.ts';
import { NotificationPanel } from './support/notificationPanel.ts';
import { menuEntry } from './support/portalPage.ts';
import { expect } from './support/test.ts';

test.use({ startsCold: true, installation: { hasOwnBuild: true } });

/** Counts some requests of a page from now on. */
function count(page: Page, isMeant: (request: Request) => boolean): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isMeant(request)) count += 1;
  });
  return () => count;
}

const countLoads = (page: Page) =>
  count(page, (request) => request.isNavigationRequest() && request.frame() === page.mainFrame());
/** Counts the requests for the build of the server. */
const countChecks = (page: Page) => count(page, (request) => request.url().endsWith('/version.json'));

/** Resolves after the page has seen that a part could not be loaded. */
const nextFailure = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('vite:preloadError', () => setTimeout(resolve), { once: true });
      }),
  );

test('a deployment that keeps script and styles keeps Home of the last visit', async ({ keptHome: page, build }) => {
  await page.goto('/silentrenew.html');
  await build.deploy(/^draw-home-|^home-.*\.css$/);
  const release = await openHeld(page);
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  release();
  await expect(page.getByRole('region', { name: 'My Activity' }).getByRole('listitem')).not.toHaveCount(0);
});

test.describe('chunk gone after a deployment', () => {
  test.beforeEach(({ loadsMayFail }) => loadsMayFail());

  test('the page reloads once, at the address it was on its way to', async ({ home: page, build }) => {
    // What loads after Home is there, so that only the screen of the application is missing.
    await page.waitForLoadState('networkidle');
    await build.deploy();
    const loads = countLoads(page);
    await menuEntry(page, 'Work Order').click();
    await expect(page.getByRole('main').getByRole('heading', { name: 'Work Order', exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/apps\/workOrder$/);
    expect(loads()).toBe(1);
  });

  test('unsaved work is asked about, and a banner offers the new version', async ({ page, build, signIn }) => {
    await signIn('avery', { path: '/apps/projectManagement/10001' });
    const note = page.getByLabel('Note for the crew');
    await note.fill('Ring twice.');
    const panel = await NotificationPanel.openIn(page);
    await build.deploy();
    const loads = countLoads(page);
    const options = panel.root.getByRole('button', { name: 'Notification options' });
    const question = page.getByRole('alertdialog');
    // Pointing at the button fetches the menu, which is gone. Nobody needs it yet, so the page neither looks for a new build nor asks.
    const failure = nextFailure(page);
    const checks = countChecks(page);
    await options.hover();
    await failure;
    expect(checks()).toBe(0);
    await expect(question).toBeHidden();
    await options.click();
    await expect(question).toContainText('The note for the crew is not saved.');
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(note).toHaveValue('Ring twice.');
    // The person stayed, so the page does not ask again and the part stays lost.
    await options.click();
    await expect(page.getByRole('group', { name: 'This part could not be loaded.' })).toBeVisible();
    await expect(question).toBeHidden();
    expect(loads()).toBe(0);
    await page.keyboard.press('Escape');

    const banner = page.getByRole('status').filter({ hasText: 'A new version of the portal is available.' });
    await banner.getByRole('button', { name: 'Reload' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(banner).toBeHidden();
    await expect(note).not.toHaveValue('Ring twice.');
    expect(loads()).toBe(1);
  });

  test('a page without its entry script reloads once, then says so', async ({ page, build }) => {
    await build.remove('index-');
    const loads = countLoads(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'The portal could not be loaded' })).toBeVisible();
    await expect(page.getByText('The server did not send a part of it.')).toBeVisible();
    expect(loads()).toBe(2);
  });
});
