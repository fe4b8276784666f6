import { todo } from './support/control.ts';
import { fileOf } from './support/portalPage.ts';
import type { Page } from '@playwright/test';
import { expectLive, NotificationPanel } from './support/notificationPanel.ts';
import { expect, test } from './support/test.ts';

const patiently = { timeout: 60_000 };

test('two tabs share one hub connection, the other takes over, and no item is missed', async ({
  home: page,
  panel: first,
  openTab,
  control,
}) => {
  await expect.poll(async () => (await control.connections()).length, patiently).toBe(1);
  const [leading] = await control.connections();
  expect(leading?.user).toBe('avery');
  const second = await NotificationPanel.openIn(await openTab());
  await expectLive(control, second, 'For both tabs');
  await expect(first.row('For both tabs')).toBeVisible(patiently);
  expect(await control.connections()).toEqual([leading]);

  await control.hub('refuse');
  await page.close();
  await expect.poll(() => control.connections(), patiently).toEqual([]);
  await control.notify('avery', todo('While nobody was connected'), 'store');
  await expect(second.root.getByText('Reconnecting. Notifications may arrive late.')).toBeVisible(patiently);
  await control.hub('restore');
  await expect(second.row('While nobody was connected')).toBeVisible(patiently);
  await expect.poll(async () => (await control.connections()).length, patiently).toBe(1);
  await expectLive(control, second, 'Over the next connection');
  await expect(second.root.getByText('Reconnecting. Notifications may arrive late.')).toBeHidden(patiently);
});

/** Starts to count the toasts with this title. Resolves to a function that reads the count. */
async function countToasts(page: Page, title: string): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle((text) => {
    const keys = new Set<string | null>();
    const look = () => {
      for (const toast of document.querySelectorAll('[data-toast]')) {
        if (toast.textContent?.includes(text)) keys.add(toast.getAttribute('data-toast'));
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    look();
    return keys;
  }, title);
  return () => seen.evaluate((keys) => keys.size);
}

test.describe('as time passes', () => {
  test.use({ startsCold: true });

  test('a completed job shows one toast, in one tab', async ({ page, context, openTab, control, signIn }) => {
    await context.clock.install();
    await signIn('avery');
    const second = await NotificationPanel.openIn(await openTab());
    await expectLive(control, second, 'Both tabs are live');
    const title = 'Tower inventory export completed';
    const counts = [await countToasts(page, title), await countToasts(second.page, title)];
    const totalOf = async (counts: (() => Promise<number>)[]) =>
      (await Promise.all(counts.map((count) => count()))).reduce((sum, count) => sum + count, 0);

    await control.startJob({ user: 'avery', kind: 'export', title: 'Tower inventory export', steps: 2, stepMs: 500 });
    await expect.poll(() => totalOf(counts), patiently).toBe(1);
    // The tab that did not get the claim asks again some seconds later. The next job shows that both tabs have handled that.
    await context.clock.fastForward('00:10');
    const next = 'The next export completed';
    const nextCounts = [await countToasts(page, next), await countToasts(second.page, next)];
    await control.startJob({ user: 'avery', kind: 'export', title: 'The next export', steps: 2, stepMs: 500 });
    await expect.poll(() => totalOf(nextCounts), patiently).toBe(1);
    expect(await totalOf(counts)).toBe(1);
  });
});

test('the settings of a person hold in every tab and after a reload: a type that is off has no toast, the title has the count', async ({
  page,
  panel,
  openTab,
  control,
}) => {
  const second = await NotificationPanel.openIn(await openTab());
  await panel.open();
  await panel.choose('Notification settings');
  const settings = page.getByRole('dialog', { name: 'Notification settings' });
  // The input itself is hidden beside its box.
  await settings.locator('label', { has: page.getByRole('checkbox', { name: 'Export: Toast' }) }).click();
  await settings.getByText('Show the unread count in the title of the page').click();
  await expect(page).toHaveTitle(/^\(\d+\+?\) .+ · Gantry$/, patiently);
  await expect(second.page).toHaveTitle(/^\(\d+\+?\) .+ · Gantry$/, patiently);

  await second.page.close();
  await page.reload();
  await expect(page).toHaveTitle(/^\(\d+\+?\) .+ · Gantry$/, patiently);
  await expect.poll(async () => (await control.connections()).length, patiently).toBe(1);
  const muted = await countToasts(page, 'The muted export completed');
  await control.startJob({ user: 'avery', kind: 'export', title: 'The muted export', steps: 2, stepMs: 500 });
  await control.startJob({ user: 'avery', kind: 'import', title: 'Scoping bulk import', steps: 4, stepMs: 500 });
  await expect(page.getByRole('group', { name: 'Scoping bulk import completed' })).toBeVisible(patiently);
  expect(await muted()).toBe(0);
});

test('the toast of a job has its action', async ({ home: page, control }) => {
  await expect.poll(async () => (await control.connections()).length, patiently).toBe(1);
  const job = { user: 'avery', steps: 2, stepMs: 500 } as const;
  const press = (toast: string, name: string) =>
    page.getByRole('group', { name: toast }).getByRole('button', { name }).click();

  await control.startJob({ ...job, kind: 'export', title: 'Tower export' });
  const file = await fileOf(page, () => press('Tower export completed', 'Download'));
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);

  await control.startJob({ ...job, kind: 'import', title: 'Scoping bulk import' });
  await press('Scoping bulk import completed', 'Results');
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  await page.keyboard.press('Escape');

  await control.startJob({ ...job, kind: 'export', title: 'Doomed export', outcome: 'failed' });
  await press('Doomed export failed', 'Error Details');
  await expect(page.getByRole('alertdialog', { name: 'Error on Doomed export' })).toBeVisible();
});
