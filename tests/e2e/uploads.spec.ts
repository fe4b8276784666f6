import { createHash } from 'node:crypto';
import { NotificationPanel } from './support/notificationPanel.ts';
import { signOutByAddress } from './support/portalPage.ts';
import { expect, test } from './support/test.ts';
import { importFile, importIn, limitSending, percentOf } from './support/uploads.ts';

test.use({ installation: { isOverLine: true } });

const schedule = { path: '/apps/projectManagement', title: 'Project management jobs import' };
const supplyChain = { path: '/apps/supplyChain/main', title: 'SCM item management save' };
const patiently = { timeout: 60_000 };

test('a file on its way has a row from its first byte; Cancel ends the connection, else it becomes that of its job', async ({
  page,
  signIn,
  line,
  control,
}) => {
  await signIn('avery', schedule);
  const limit = await limitSending(page, 50_000);
  const file = importFile(1_500_000);
  const before = line.received();
  const row = await importIn(page, schedule.title, file);
  await expect.poll(() => line.received() - before, patiently).toBeGreaterThan(100_000);
  const open = line.open();
  await row.getByRole('button', { name: /^Cancel/ }).click();
  await expect.poll(() => line.open(), patiently).toBeLessThan(open);
  await expect(row).not.toContainText('Uploading');
  expect((await control.requests()).filter(({ path }) => path === '/api/Jobs/Import')).toEqual([]);

  await importIn(page, schedule.title, file);
  await expect(row).toContainText('Uploading');
  // How many rows of it each frame shows, and where the first of them is. Older imports have the same title, and may come later.
  const frames = await page.evaluateHandle((name) => {
    const seen = new Set<string>();
    const look = () => {
      const rows = [...document.querySelectorAll('[role=dialog] li')].filter((row) => row.textContent?.includes(name));
      seen.add(`${String(rows.length)} at ${String(Math.round(rows[0]?.getBoundingClientRect().top ?? -1))}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return seen;
  }, file.name);
  await expect.poll(() => percentOf(row), patiently).toBeGreaterThan(10);
  await expect(row.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
  await limit(null);
  await expect(row).toContainText('Completed', patiently);
  expect(await frames.evaluate((seen) => [...seen])).toHaveLength(1);
});

test('a file that is refused says why in its row, and Try again sends it again', async ({ page, signIn, control }) => {
  await signIn('avery', schedule);
  await control.fault({
    service: 'monolith',
    path: '/api/Jobs/Import',
    status: 413,
    body: { message: 'At most 1 MB.' },
    times: 1,
  });
  const row = await importIn(page, schedule.title, importFile(1000));
  await expect(row).toContainText('The file is too large for the service. At most 1 MB.');
  await row.getByRole('button', { name: /^Try again/ }).click();
  await expect(row).toContainText('Completed', patiently);
});

test('by tus a file is paused, and goes on after a reload where it was', async ({ page, signIn, line }) => {
  await signIn('avery', supplyChain);
  const limit = await limitSending(page, 100_000);
  const file = importFile(5_000_000);
  const answered = page.waitForResponse(
    async (response) => response.request().method() === 'PATCH' && response.status() === 200,
    // It comes at the end of the test.
    { timeout: 0 },
  );
  const before = line.received();
  const row = await importIn(page, supplyChain.title, file);
  await expect.poll(() => percentOf(row), patiently).toBeGreaterThan(15);
  await row.getByRole('button', { name: /^Pause/ }).click();
  await expect(row).toContainText('Paused at');
  const paused = line.received();
  await row.getByRole('button', { name: /^Resume/ }).click();
  await expect.poll(() => line.received(), patiently).toBeGreaterThan(paused + 300_000);
  await page.reload();
  await NotificationPanel.openIn(page, 'Imports');
  await expect(row).toContainText('Uploading', patiently);
  await limit(null);
  const answer = (await (await answered).json()) as { readonly sha256: string };
  expect(answer.sha256).toBe(createHash('sha256').update(file.buffer).digest('hex'));
  expect(line.received() - before).toBeLessThan(file.buffer.length * 1.1);
  await expect(row).toContainText('Completed', patiently);
});

test('what the service says at the end decides: asked once more, it starts the job or says why not', async ({
  page,
  signIn,
  control,
  loadsMayFail,
}) => {
  loadsMayFail();
  await signIn('avery', supplyChain);
  const late = { service: 'base', method: 'PATCH', isLate: true, times: 1 } as const;
  const jobs = () => page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'items.csv' });
  for (const status of [0, 503]) {
    await control.fault({ ...late, status });
    const row = await importIn(page, supplyChain.title, importFile(1000));
    await expect(row).toContainText('Completed', patiently);
  }
  // The job of each was started once.
  await expect(jobs()).toHaveCount(2);
  await control.fault({ ...late, status: 0 });
  const row = await importIn(page, supplyChain.title, { ...importFile(1000), buffer: Buffer.from('Item,Note') });
  await expect(row).toContainText('Not sent', patiently);
  await expect(row).toContainText('The file has no line below its header.');
});

test('by tus a file waits for the network and for its service, and goes on by itself where it was', async ({
  page,
  signIn,
  control,
  line,
  loadsMayFail,
}) => {
  loadsMayFail();
  await signIn('avery', supplyChain);
  const limit = await limitSending(page, 400_000);
  const file = importFile(5_000_000);
  const before = line.received();
  const row = await importIn(page, supplyChain.title, file);
  await expect.poll(() => percentOf(row), patiently).toBeGreaterThan(5);
  line.setRefusing(true);
  await expect(row).toContainText('Waits for the network', patiently);
  line.setRefusing(false);
  await expect.poll(() => percentOf(row), patiently).toBeGreaterThan(30);
  await control.fault({ service: 'base', method: 'PATCH', status: 503 });
  await control.fault({ service: 'base', method: 'HEAD', status: 502 });
  await expect(row).toContainText('Waits for the service', patiently);
  await limit(null);
  await control.clearFaults();
  await expect(row).toContainText('Completed', patiently);
  // A piece of one megabyte at the most is sent again each time.
  expect(line.received() - before).toBeLessThan(file.buffer.length * 1.5);
});

test('sign-out leaves nothing of a file that is on its way', async ({ page, signIn }) => {
  await signIn('avery', { ...supplyChain });
  await limitSending(page, 50_000);
  const row = await importIn(page, supplyChain.title, importFile(1_500_000));
  await expect(row).toContainText('Uploading');
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(await databases()).toContain('gantry.uploads');
  await signOutByAddress(page);
  await page.goto('/config.json');
  expect(await databases()).not.toContain('gantry.uploads');
});
