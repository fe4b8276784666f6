import { hold } from './support/intercept.ts';
import { fileOf } from './support/portalPage.ts';
import type { Download, Page } from '@playwright/test';
import { hashFrom, hashOf } from '../hashOf.ts';
import type { Fault } from './support/control.ts';
import { NotificationPanel } from './support/notificationPanel.ts';
import { expect, test } from './support/test.ts';

const item = { type: 'export', title: 'Site list export', payload: { status: 'Completed' } };
const pdf = { type: 'export', title: 'Schedule', payload: { status: 'Completed', blobName: 'schedule.pdf' } };
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const refusal = '<?xml version="1.0"?><Error><Code>AuthenticationFailed</Code></Error>';

const refusalIn = (page: Page) => page.getByRole('group', { name: 'Error fetching exported file data' });

async function downloadButton(page: Page, title = item.title) {
  const panel = await NotificationPanel.openIn(page, 'Exports');
  return panel.row(title).getByRole('button', { name: /^Download/ });
}

/** The reason, and the storage's answer. `null` is its own. */
const answers: readonly (readonly [
  what: string,
  fault: Partial<Fault> | null,
  outcome: RegExp | 'refused' | 'opened',
])[] = [
  ['a file with a disposition', null, /\.xlsx$/],
  ['a file without a disposition', { body: 'a,b', contentType: 'text/csv' }, /\.xlsx$/],
  [
    'a name with what no system allows',
    { body: 'a', contentType: sheet, headers: { 'content-disposition': `attachment; filename*=UTF-8''a%2Fb%3A.xlsx` } },
    /^a b.xlsx$/,
  ],
  ['the XML of a refusal', { status: 403, body: refusal, contentType: 'application/xml' }, 'refused'],
  ['the XML of a refusal with success', { body: refusal, contentType: 'application/xml' }, 'refused'],
  ['the page of a proxy', { body: '<h1>Sign in</h1>', contentType: 'text/html' }, 'refused'],
  ['an empty body', { body: '', contentType: sheet }, 'refused'],
  ['a connection that ends', { status: 0 }, 'refused'],
  [
    'a file that this page may not read',
    {
      body: 'a',
      contentType: sheet,
      headers: {
        'access-control-allow-origin': 'https://nobody.example',
        'content-disposition': 'attachment; filename="b.xlsx"',
      },
    },
    'opened',
  ],
];

test('whatever the storage answers, the portal stays, connected, and asks nothing about unsaved work', async ({
  home: page,
  control,
  loadsMayFail,
}) => {
  loadsMayFail();
  await expect.poll(() => control.connections()).toHaveLength(1);
  const connections = await control.connections();
  const address = page.url();
  const toast = refusalIn(page);
  // What a module with unsaved work does.
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  for (const [what, fault, outcome] of answers) {
    await test.step(what, async () => {
      await control.notify('avery', { ...item, title: what });
      const download = await downloadButton(page, what);
      const last = (await control.requests()).at(-1)?.seq;
      if (fault !== null) await control.fault({ service: 'storage', ...fault });

      const saving = outcome instanceof RegExp ? page.waitForEvent('download') : null;
      await download.click();
      if (outcome instanceof RegExp) expect((await saving)?.suggestedFilename()).toMatch(outcome);
      if (outcome === 'refused') {
        // By a key: a toast moves when the one below it goes, and a press on what moves away counts for nothing.
        await toast.getByRole('button', { name: 'Dismiss' }).press('Enter');
        await expect(toast).toBeHidden();
      }
      // The page asks, asks whether anyone is there, and leaves the file to a tab.
      const asked = async () => (await control.requests(last)).filter(({ service }) => service === 'storage');
      if (outcome === 'opened')
        await expect.poll(async () => (await asked()).map(({ method }) => method)).toEqual(['GET', 'HEAD', 'GET']);
      expect(page.url()).toBe(address);
      expect(await control.connections()).toEqual(connections);
      await control.clearFaults();
    });
  }
  expect(questions).toEqual([]);
});

test('two large files arrive whole, side by side, beside the live hub', async ({ home: page, gantry, control }) => {
  const titles = ['Northern sites', 'Southern sites'];
  for (const title of titles) await control.notify('avery', { ...item, title });
  await control.fault({ service: 'storage', bytes: 20_000_000, contentType: sheet });
  await expect.poll(() => control.connections()).toHaveLength(1);
  const connections = await control.connections();
  const panel = await NotificationPanel.openIn(page, 'Exports');
  const saved: Download[] = [];
  page.on('download', (download) => saved.push(download));
  for (const title of titles) await panel.row(title).getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => saved.length).toBe(2);
  const hashes = await Promise.all(saved.map(async (download) => hashOf(await download.createReadStream())));
  const expected = await hashFrom(`${gantry.platformOrigin}/storage/sites`);
  expect(hashes).toEqual([expected, expected]);
  expect(await control.connections()).toEqual(connections);
});

test('a page that is closed while a file arrives asks first, and not afterwards', async ({ home: page, control }) => {
  await control.notify('avery', item);
  const download = await downloadButton(page);
  const release = await hold(page, '*/storage/*');
  const saving = page.waitForEvent('download');
  await download.click();
  const asking = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asking;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  release();
  await saving;
  await expect(download).toBeEnabled();
  const closing = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closing;
});

test('a refused file is asked for again at a fresh address; the tab that waited for a pdf closes', async ({
  home: page,
  context,
  control,
}) => {
  await control.notify('avery', item);
  await control.fault({ service: 'storage', status: 403, body: refusal, contentType: 'application/xml', times: 1 });
  await (await downloadButton(page)).click();
  const tryAgain = refusalIn(page).getByRole('button', { name: 'Try again' });
  expect((await fileOf(page, () => tryAgain.click())).suggestedFilename()).toMatch(/\.xlsx$/);
  const asked = (await control.requests()).filter(({ path }) => path.endsWith('/GetExportedFileUrl'));
  expect(asked).toHaveLength(2);
  await expect(refusalIn(page)).toBeHidden();

  await control.notify('avery', pdf);
  await control.fault({ service: 'storage', status: 403, body: '<Error/>', contentType: 'application/xml' });
  const download = await downloadButton(page, pdf.title);
  await download.click();
  await expect(refusalIn(page)).toBeVisible();
  await expect.poll(() => context.pages()).toHaveLength(1);

  await control.clearFaults();
  const headers = { 'content-disposition': 'attachment; filename="Schedule.pdf"' };
  await control.fault({ service: 'storage', body: '%PDF-1.7', contentType: 'application/pdf', headers });
  expect((await fileOf(page, () => download.click())).suggestedFilename()).toBe('Schedule.pdf');
  await expect.poll(() => context.pages()).toHaveLength(1);
});
