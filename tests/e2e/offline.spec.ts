import type { Page } from '@playwright/test';
import { key as homeKey, untilKept } from './support/keptHome.ts';
import { expectNothingMoved, watchLayoutShift } from './support/layoutShift.ts';
import { NotificationPanel } from './support/notificationPanel.ts';
import { lost, openOffline, tellLossOnceHomeIsDrawn, test } from './support/offlinePortal.ts';
import { menuEntry, searchInBar, signOut, stored, tiles } from './support/portalPage.ts';
import { storageDump } from './support/storageDump.ts';
import { expect } from './support/test.ts';

test.use({ installation: { configuration: { flags: { OFFLINE: true } } } });

/** Ten texts of the person that the browser holds: of the profile and the notifications. */
async function textsOf(page: Page): Promise<readonly string[]> {
  await NotificationPanel.openIn(page);
  const rows = page.locator('[data-row-press]');
  await expect.poll(async () => new Set(await rows.allTextContents()).size).toBeGreaterThan(6);
  const titles = await rows.allTextContents();
  await page.keyboard.press('Escape');
  const claims = await page.evaluate(() => {
    const { profile } = JSON.parse(localStorage.getItem('gantry.kept_person') ?? '') as {
      readonly profile: Readonly<Record<string, unknown>>;
    }; // As the portal writes it.
    const claims = Object.values(profile).filter((claim) => typeof claim === 'string');
    // The address of the provider is of nobody.
    return claims.filter((claim) => !claim.startsWith('http'));
  });
  const shown = titles.map((title) => title.replace(/^Unread: /, ''));
  // What the configuration names is of nobody, and a short text may stand in any file.
  const configuration = await page.evaluate(() => localStorage.getItem('gantry.kept_configuration') ?? '');
  const texts = new Set([...claims, ...shown].filter((text) => text.length > 7 && !configuration.includes(text)));
  return [...texts].slice(0, 10);
}

/** Those of the texts that some storage holds. */
const found = async (page: Page, texts: readonly string[]) => {
  const dump = (await storageDump(page)) + JSON.stringify(await page.context().cookies());
  return texts.filter((text) => dump.includes(text) || dump.includes(JSON.stringify(text).slice(1, -1)));
};

/** How old a list is, beside it. */
// The marks of isolation stand around the time if the program has another zone.
const age = /^As of \u2068?\d/;

/** Deletes the kept answers to calls that name this. */
const forgetAnswer = (page: Page, name: string) =>
  page.evaluate(
    (part) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('gantry-answers');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('It does not open.')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const change = database.transaction('answers', 'readwrite');
          const keys = change.objectStore('answers').getAllKeys();
          keys.addEventListener('success', () => {
            for (const key of keys.result)
              if (typeof key === 'string' && key.includes(part)) change.objectStore('answers').delete(key);
          });
          change.addEventListener('complete', () => {
            database.close();
            resolve();
          });
        });
      }),
    name,
  );

test('offline, Home and the notifications open, with the age of what they show', async ({ keptPage: page, newTab }) => {
  // The token has ended by the next visit.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('gantry.access_token')) localStorage.removeItem(key);
  });
  await page.close();
  const next = await openOffline(newTab);
  await expect(tiles(next)).toBeVisible();
  await expect(lost(next)).toContainText(/Showing data from .+\. Sign in again to send your changes/);
  // That says it already.
  const live = next.getByRole('main').getByText(/Notifications (?:may )?arrive/);
  await expect(live).toBeAttached();
  await expect(live).toBeHidden();
  const panel = await NotificationPanel.openIn(next);
  await expect(panel.newest).toBeVisible();
  await expect(panel.root.getByText(age)).toBeVisible();
  await next.keyboard.press('Escape');
  const activity = next.getByRole('region', { name: 'My Activity' });
  await expect(activity.getByText(age)).toHaveCount(1);
  await next.getByRole('banner').getByRole('button', { name: 'Northwind Wireless Expansion' }).click();
  await expect(next.getByRole('dialog', { name: 'Programs' }).getByText(age)).toBeVisible();
  await next.keyboard.press('Escape');
  await next.context().setOffline(false);
  await expect(lost(next)).toBeHidden();
  await expect(next.getByText(/^Services are responding slowly/)).toBeHidden();
  await expect(activity.getByText(age)).toHaveCount(0);
  // The provider has a session, so a silent renewal gives a token.
  await menuEntry(next, 'Dashboards').click();
  await expect(next.getByRole('heading', { level: 1, name: 'Please select a Dashboard' })).toBeVisible();
});

for (const start of ['from', 'without'])
  test(`a start ${start} kept Home moves nothing, whatever the network does`, async ({ keptPage: page, context }) => {
    const hasHome = start === 'from';
    await untilKept(page);
    // A page that the portal leaves may keep Home.
    await page.goto('/silentrenew.html');
    if (!hasHome) await page.evaluate((name) => localStorage.removeItem(name), homeKey);
    await watchLayoutShift(page);
    if (hasHome) await page.addInitScript(tellLossOnceHomeIsDrawn);
    await context.setOffline(true);
    await page.goto('/');
    await expect(lost(page)).toBeVisible();
    const activity = page.getByRole('region', { name: 'My Activity' });
    const rows = activity.getByRole('listitem');
    await expect(rows).not.toHaveCount(0);
    await expect(activity.getByText(age)).toBeVisible();
    const panel = await NotificationPanel.openIn(page);
    await expect(panel.newest).toBeVisible();
    await expect(panel.root.getByText(age)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNothingMoved(page);

    const places = () => Promise.all([tiles(page), rows.first()].map((one) => one.boundingBox()));
    const before = await places();
    await context.setOffline(false);
    await expect(lost(page)).toBeHidden();
    await expect(activity.getByText(age)).toHaveCount(0);
    expect(await places()).toEqual(before);
    await context.setOffline(true);
    await activity.getByRole('button', { name: 'Refresh' }).click();
    await expect(lost(page)).toBeVisible();
    await expect(activity.getByText(age)).toBeVisible();
    expect(await places()).toEqual(before);
  });

test('a tab reloaded offline goes on, says in place what was not kept, and sends what was marked, which stays marked', async ({
  keptPage: page,
  context,
}) => {
  await context.setOffline(true);
  // None arrives after that.
  await forgetAnswer(page, 'announcement');
  await page.reload();
  await expect(tiles(page)).toBeVisible();
  await expect(lost(page)).toContainText(/Showing data from/);
  await expect(lost(page)).not.toContainText('sign-in');
  const announcements = page.getByRole('region', { name: 'Announcements' });
  await expect(announcements).toContainText('This needs the network.');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('An error occurred loading')).toHaveCount(0);

  const panel = await NotificationPanel.openIn(page);
  const rows = panel.root.locator('[data-row-press]');
  await expect(rows).not.toHaveCount(0);
  const titles = await rows.allTextContents();
  const unread = titles.filter((title) => title.startsWith('Unread: ')).map((title) => title.slice('Unread: '.length));
  // Others may have the same title.
  const title = unread.find((one) => titles.filter((other) => other.endsWith(one)).length === 1) ?? '';
  const row = panel.row(title);
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Mark as read' }).click();
  await expect(panel.bell).toHaveAccessibleName(/1 change to send/);
  await context.setOffline(false);
  await expect(panel.bell).not.toHaveAccessibleName(/to send/);
  await expect(announcements.getByRole('listitem').first()).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await panel.open();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('Unread:');
});

test('a sign-out leaves nothing, though tabs slept or had no network; none opens without one', async ({
  keptPage: page,
  openTab,
  newTab,
}) => {
  const texts = await textsOf(page);
  expect(texts).toHaveLength(10);
  await expect.poll(() => found(page, texts)).toEqual(texts);
  const slept = await openTab();
  await slept.goto('about:blank');
  const offline = await newTab();
  // Its browser refuses channels, so it does not receive the sign-out at once.
  await offline.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await offline.goto('/');
  await expect(tiles(offline)).toBeVisible();
  const line = await page.context().newCDPSession(offline);
  const rates = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await line.send('Network.emulateNetworkConditions', { offline: true, ...rates });
  await signOut(page);
  await page.goto('/silentrenew.html');
  expect(await found(page, texts)).toEqual([]);
  expect(await stored(page)).not.toMatch(/eyJ|access_token|kept_(?:person|access|home)/i);
  await page.close();

  await line.detach();
  for (const tab of [slept, offline]) {
    await tab.goto('/');
    await expect(tab.getByLabel(/user name/i)).toBeVisible();
    await tab.goto('/silentrenew.html');
    expect(await found(tab, texts)).toEqual([]);
    await tab.close();
  }
  await expect(openOffline(newTab)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('a session that the provider has ended takes what was kept with it', async ({ keptPage: page, control }) => {
  const texts = await textsOf(page);
  await expect.poll(() => found(page, texts)).toEqual(texts);
  // As by a sign-out of another app: the provider has no session any more, and a service refuses the token.
  await page.context().clearCookies();
  await control.fault({ service: 'monolith', path: '/VendorInvoice', status: 401 });
  await searchInBar(page, 'PO-104001');
  await expect(page).toHaveURL(/\/Error\/sessionExpired/i);
  await expect.poll(() => found(page, texts)).toEqual([]);
  await expect.poll(() => stored(page)).not.toMatch(/kept_(?:person|access|home)/);
});

test('what was open once, or is a favourite that is kept on purpose, opens offline, though its files were dropped', async ({
  keptPage: page,
  context,
}) => {
  for (const name of ['Workflow', 'Work Order'])
    await page
      .getByRole('navigation')
      .getByRole('button', { name: `Add ${name} to favourites` })
      .click();
  await page.goto('/tabStatus');
  await page.getByRole('button', { name: 'Keep these for offline' }).click();
  await expect(page.getByText(/^Your favourites are kept\./)).toBeVisible();
  await page.goto('/apps/projectManagement/10001');
  const main = page.getByRole('main');
  // The script of the view writes it.
  const title = main.getByText(/^Job 10001, /);
  await expect(title).toBeVisible();
  const parts = [/Scripts\/schedule\.\S*min\.js/, /Views\/projectManagement/, /version\.manifest/, /Jobs\/10001/];
  const missing = async () => {
    const dump = await storageDump(page);
    return parts.filter((part) => !part.test(dump)).map(String);
  };
  await expect.poll(missing).toEqual([]);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  await context.setOffline(true);
  await page.reload();
  await expect(title).toBeVisible();
  await expect(lost(page)).toContainText(/Showing data from/);
  await page.goto('/apps/workflow');
  await expect(main.getByRole('table')).toBeVisible();
  await expect(lost(page)).toContainText(/Showing data from/);
  await page.goto('/apps/workOrder');
  // The script of this view, too.
  await expect(main.getByText('Northwind Wireless Expansion', { exact: true }).first()).toBeVisible();
});
