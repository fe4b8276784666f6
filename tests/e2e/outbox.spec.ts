import { endSession } from './support/signIn.ts';
import { rowsOf } from './support/storageDump.ts';
import type { Locator, Page } from '@playwright/test';
import { intercept } from './support/intercept.ts';
import { bell, openWaiting, waitingRows, type NotificationPanel } from './support/notificationPanel.ts';
import { giveSignOutTime, logOut } from './support/portalPage.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<{
  /** The way of notes to the monolith, which is cut at first. Calls may fail. */
  readonly way: Awaited<ReturnType<typeof cutWrites>>;
}>({
  way: async ({ page, loadsMayFail }, use) => {
    loadsMayFail();
    await use(await cutWrites(page));
  },
});
test.use({ installation: { configuration: { flags: { OFFLINE: true } } } });

/** Cuts the way of some calls. Returns the function that mends it. */
const cut = (page: Page, address: string, cutMethod: string) =>
  intercept(page, address, ({ method }) => (method === cutMethod ? 'fails' : undefined));

/** Cuts the way of notes to the monolith, and notes what arrives while it is open. */
async function cutWrites(page: Page) {
  const arrived: { readonly job: string; readonly note: string; readonly key: string }[] = [];
  let isCut = true;
  await intercept(page, '*/monolith/api/Schedule/Jobs/*/Note', ({ method, url, headers, body = '' }) => {
    if (isCut) return 'fails';
    if (method === 'PUT') {
      const [, job = ''] = /Jobs\/(\d+)\/Note/.exec(url) ?? [];
      // The body is what the view sends.
      const { note } = JSON.parse(body) as { readonly note: string };
      arrived.push({ job, note, key: headers['idempotency-key'] ?? headers['Idempotency-Key'] ?? '' });
    }
    return undefined;
  });
  return { arrived, restore: () => void (isCut = false) };
}

async function saveNote(page: Page, text: string) {
  await page.getByLabel('Note for the crew').fill(text);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('The note waits to be sent.')).toBeVisible();
}

/** A person looks at the page again, and what waits is tried. It may also be sent by itself, so no button stays to be pressed. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('writes without a network outlive a reload, and arrive once and in order', async ({ page, signIn, way }) => {
  await signIn('avery', { path: '/apps/projectManagement/10001' });
  await saveNote(page, 'Bring the crane.');
  await saveNote(page, 'Bring the crane at nine.');
  await expect(bell(page)).toHaveAccessibleName(/2 changes to send/);
  await page.goto('/apps/projectManagement/10002');
  await saveNote(page, 'Gate code 4711.');
  await expect(bell(page)).toHaveAccessibleName(/3 changes to send/);
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName(/3 changes to send/);
  await openWaiting(page);
  await expect(waitingRows(page)).toHaveCount(3);
  await expect(waitingRows(page).first()).toContainText('Note on job 10001');
  expect(way.arrived).toEqual([]);

  way.restore();
  // A write may also leave by itself just then.
  const sendNow = page.getByRole('button', { name: /^Send now: Note on job/ }).first();
  await expect(async () => {
    if (await sendNow.isEnabled({ timeout: 100 }).catch(() => false)) await sendNow.click({ timeout: 1000 });
    await expect(page.getByText('Everything is sent')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(bell(page)).not.toHaveAccessibleName(/to send/);
  expect(way.arrived.filter(({ job }) => job === '10001').map(({ note }) => note)).toEqual([
    'Bring the crane.',
    'Bring the crane at nine.',
  ]);
  expect(way.arrived.filter(({ job }) => job === '10002').map(({ note }) => note)).toEqual(['Gate code 4711.']);
  expect(new Set(way.arrived.map(({ key }) => key)).size).toBe(3);
  await page.goto('/apps/projectManagement/10001');
  await expect(page.getByLabel('Note for the crew')).toHaveValue('Bring the crane at nine.');
});

test('another person is told that something waits, and neither sees nor sends it', async ({ page, signIn, way }) => {
  await signIn('avery', { path: '/apps/projectManagement/10003' });
  await saveNote(page, 'Only for the crew of ten.');
  await endSession(page);
  await page.evaluate(() => localStorage.clear());
  way.restore();
  await signIn('logan', { path: '/' });
  await expect(page.getByRole('group', { name: /^Changes of another person wait in this browser/ })).toBeVisible();
  await expect(bell(page)).not.toHaveAccessibleName(/to send/);
  await bell(page).click();
  await expect(page.getByRole('tab', { name: 'All' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Waiting to send' })).toHaveCount(0);
  expect(way.arrived).toEqual([]);
});

const title = 'Read me in the basement';

const markOne = async ({ page }: NotificationPanel, row: Locator) => {
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Mark as read' }).click();
};

const markAll = async (panel: NotificationPanel) => {
  await panel.choose('Mark all as read');
  // It is sent once its Undo has gone, which goes after five seconds by itself: a press on one that has gone would be waited for.
  const dismiss = panel.page.getByRole('group', { name: /marked as read/ }).getByRole('button', { name: 'Dismiss' });
  await dismiss.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
};

/** What is done, how it is sent, what waits meanwhile, and the name of the bell afterwards. */
for (const [what, mark, method, path, waiting, bellAfterwards] of [
  ['a mark made', markOne, 'PATCH', '/api/notifications/', `Mark as read: ${title}`, /^Notifications(?!.*to send)/],
  ['marking all', markAll, 'PUT', '/api/Notifications/MarkAsReadBulk', 'Mark all as read', /^Notifications$/],
] as const)
  test(`${what} offline outlives a reload, and arrives once`, async ({ page, panel, control, loadsMayFail }) => {
    loadsMayFail();
    const restore = await cut(page, `*/notification${path}*`, method);
    await control.notify('avery', { type: 'todo', title });
    const row = panel.row(title);
    await expect(row).toContainText('Unread:');
    await mark(panel, row);
    await expect(row).not.toContainText('Unread:');
    await expect(bell(page)).toHaveAccessibleName(/1 change to send/);

    await page.reload();
    await expect(bell(page)).toHaveAccessibleName(/1 change to send/);
    await panel.open();
    await expect(row).not.toContainText('Unread:');
    await page.getByRole('tab', { name: 'Waiting to send' }).click();
    await expect(waitingRows(page)).toContainText(waiting);
    const writes = async () =>
      (await control.requests()).filter((call) => call.method === method && call.path.startsWith(path)).length;
    expect(await writes()).toBe(0);

    await restore();
    await comeBack(page);
    await expect(bell(page)).toHaveAccessibleName(bellAfterwards);
    expect(await writes()).toBe(1);
  });

/** What the outbox keeps. */
const storedRows = (page: Page) => rowsOf(page, 'gantry.outbox');

test('closing the last tab asks while something waits; a sign-out names it, and leaves nothing of it', async ({
  page,
  signIn,
  way,
}) => {
  await signIn('avery', { path: '/apps/projectManagement/10004' });
  await saveNote(page, 'Ask for the foreman.');
  expect(JSON.stringify(await storedRows(page))).toContain('Ask for the foreman.');
  await expect(bell(page)).toHaveAccessibleName(/1 change to send/);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  const question = page.getByRole('alertdialog', { name: 'Sign out and delete what is not sent?' });
  await logOut(page);
  await expect(question).toContainText('Note on job 10004');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(bell(page)).toHaveAccessibleName(/1 change to send/);
  // The address of the sign-out names it, too.
  page.once('dialog', (dialog) => void dialog.accept());
  await giveSignOutTime(page);
  await page.goto('/logout');
  await expect(page.getByRole('main')).toContainText('Note on job 10004');
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(bell(page)).toHaveAccessibleName(/1 change to send/);
  await logOut(page);
  await question.getByRole('button', { name: 'Sign out and delete' }).click();
  await expect(page.getByLabel(/user name/i)).toBeVisible();
  await page.goto('/config.json');
  expect(await storedRows(page)).toEqual([]);
  expect(way.arrived).toEqual([]);
});
