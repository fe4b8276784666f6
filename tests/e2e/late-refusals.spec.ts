import type { Page } from '@playwright/test';
import { hold, intercept } from './support/intercept.ts';
import { bell, openWaiting, waitingRows } from './support/notificationPanel.ts';
import { expect, test } from './support/test.ts';

test.use({ installation: { configuration: { flags: { OFFLINE: true } } } });

const work = 'Both antennas hang.';
const reports = '*/base/fieldreports/api/Reports?language=en';
const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });

/** Fills the report in, and sends it. The service refuses a short signature. */
async function report(page: Page, signature: string) {
  await field(page, 'Start of the shift').fill('07:00');
  await field(page, 'End of the shift').fill('11:00');
  await page.getByText('Rain', { exact: true }).click();
  await field(page, 'People in the crew').fill('4');
  await field(page, 'Work package').fill('WP-3007');
  await field(page, 'Work done').fill(work);
  await page.getByText('None', { exact: true }).click();
  await field(page, 'Signature').fill(signature);
  await page.getByRole('button', { name: 'Send the report' }).click();
}

/** The form is as it was, says what is wrong, and is sent again. */
async function correct(page: Page) {
  await expect(page.getByText(/^The report of .* was not accepted/)).toBeVisible();
  await expect(field(page, 'Work done')).toHaveValue(work);
  await expect(field(page, 'Signature')).toHaveValue('A. Stone');
  await expect(field(page, 'Signature')).toHaveAccessibleDescription(/Sign with your full name, Avery Stone\./);
  await field(page, 'Signature').fill('Avery Stone');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('The report is sent.')).toBeVisible();
  await expect(bell(page)).not.toHaveAccessibleName(/to send/);
}

const refused = (page: Page) => page.getByRole('group', { name: /^Field report of .*: not accepted/ });

for (const place of ['the same tab', 'another tab', 'the row after a reload'] as const)
  test(`a report that is refused late is corrected from ${place}`, async ({ page, signIn, openTab, loadsMayFail }) => {
    loadsMayFail();
    await signIn('avery', { path: '/apps/dailyFieldReport' });
    const release = await hold(page, reports);
    await report(page, 'A. Stone');
    await expect(page.getByText(/^The report is on its way/)).toBeVisible();
    await expect(page.getByText('There is no connection')).toBeHidden();
    if (place === 'the same tab') {
      // What is begun meanwhile is not lost.
      await page.getByRole('button', { name: 'Write another report' }).click();
      await field(page, 'Work done').fill('The next day.');
      release();
      await refused(page).getByRole('button', { name: 'Open' }).click();
      await correct(page);
      await page.reload();
      await expect(field(page, 'Work done')).toHaveValue('The next day.');
    } else if (place === 'another tab') {
      const other = await openTab();
      await openWaiting(other);
      await expect(waitingRows(other)).toContainText('Field report of');
      await other.keyboard.press('Escape');
      release();
      await refused(other).getByRole('button', { name: 'Open' }).click();
      await correct(other);
    } else {
      await page.goto('/apps/projectManagement');
      release();
      await expect(refused(page)).toBeVisible();
      await page.reload();
      await openWaiting(page);
      const row = waitingRows(page);
      await expect(row).toContainText('The report has errors.');
      await row.getByRole('button', { name: /^Open: Field report/ }).click();
      await correct(page);
    }
  });

test('a report is sent after its photo', async ({ page, signIn, control }) => {
  await signIn('avery', { path: '/apps/dailyFieldReport' });
  const release = await hold(page, '*/base/fieldreports/api/Photos*');
  await expect(field(page, 'Photos')).toBeVisible();
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  await field(page, 'Photos').setInputFiles({
    name: 'mast.png',
    mimeType: 'image/png',
    buffer: Buffer.from(png, 'base64'),
  });
  await report(page, 'Avery Stone');
  await expect(page.getByText(/^The report is on its way/)).toBeVisible();
  await openWaiting(page);
  await expect(waitingRows(page)).toContainText('Waits for its file');
  const sent = async () =>
    (await control.requests()).some(({ method, path }) => method === 'POST' && path.endsWith('/api/Reports'));
  expect(await sent()).toBe(false);
  release();
  await expect(page.getByText('Everything is sent')).toBeVisible();
  expect(await sent()).toBe(true);
});

test.describe('with services that know a key for no time', () => {
  test.use({ installation: { configuration: { flags: { OFFLINE: true }, offline: { keyHours: 0 } } } });

  test('a write whose key may be forgotten is sent again by a person alone', async ({ page, signIn, loadsMayFail }) => {
    loadsMayFail();
    let calls = 0;
    let isCut = true;
    await signIn('avery', { path: '/apps/projectManagement/10001' });
    await intercept(page, '*/monolith/api/Schedule/Jobs/*/Note', ({ method }) => {
      if (method === 'PUT') calls += 1;
      return isCut ? 'fails' : undefined;
    });
    await page.getByLabel('Note for the crew').fill('Bring the crane.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText('The note waits to be sent.')).toBeVisible();
    isCut = false;
    await page.reload();
    await openWaiting(page);
    const row = waitingRows(page);
    await expect(row).toContainText('Look whether it was done.');
    expect(calls).toBe(1);
    await row.getByRole('button', { name: /^Send again: Note on job/ }).click();
    await expect(page.getByText('Everything is sent')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await page.reload();
    await expect(page.getByLabel('Note for the crew')).toHaveValue('Bring the crane.');
  });
});
