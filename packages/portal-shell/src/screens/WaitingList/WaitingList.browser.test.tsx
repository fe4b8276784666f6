import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../testing/renderScreen.testing.tsx';
import { sampleWaitingRow as row } from '../testing/sampleData.testing.tsx';
import { WaitingList, type WaitingRow } from './WaitingList.tsx';

const onSend = vi.fn<(id: string) => void>();
const onOpen = vi.fn<(id: string, reason: string) => void>();
const onDrop = vi.fn<(id: string) => void>();
const show = (...rows: WaitingRow[]) =>
  renderScreen(<WaitingList rows={rows} unread={0} onSend={onSend} onOpen={onOpen} onDrop={onDrop} />);
const item = (title: string) => page.getByRole('listitem').filter({ hasText: title });

test('what this version cannot read is counted, and does not count as sent', async () => {
  await renderScreen(<WaitingList rows={[]} unread={2} onSend={onSend} onOpen={onOpen} onDrop={onDrop} />);
  await expect.element(page.getByText(/2 changes are kept here that this version/)).toBeVisible();
  await expect.element(page.getByText('Everything is sent')).not.toBeInTheDocument();
});

test('a row says what waits, since when, what holds if another tab sends it, and offers to send it now; one on its way can neither be sent nor dropped', async () => {
  await show(row('1', 'Note on job 10001'), row('2', 'Crew 12', { isSending: true }));
  await expect.element(item('Note on job 10001')).toMatchTextContent(/Not confirmed yet3 minutes ago/);
  await page.getByRole('button', { name: 'Send now: Note on job 10001' }).click();
  expect(onSend).toHaveBeenCalledExactlyOnceWith('1');
  await expect.element(item('Crew 12')).toMatchTextContent(/Sending/);
  await expect.element(page.getByRole('button', { name: 'Send now: Crew 12' })).toHaveAttribute('data-pending');
  await expect.element(page.getByRole('button', { name: 'Cancel: Crew 12' })).toBeDisabled();
});

test('a refused row says why, in the words of the service or in the portal’s; those after it wait for it', async () => {
  await show(
    row('1', 'Crew 12', { refusal: { status: 422, message: 'Week 9 is closed.' } }),
    row('2', 'Crew 13', { refusal: { status: 409, message: null } }),
    row('3', 'Crew 14', { refusal: { status: 403, message: null } }),
    row('4', 'Crew 15', { refusal: { status: null, message: null } }),
    row('5', 'Crew 12 again', { target: '1' }),
  );
  await expect.element(item('Crew 12').first()).toMatchTextContent(/Week 9 is closed\./);
  await expect.element(item('Crew 13')).toMatchTextContent(/Somebody else has changed this meanwhile\./);
  await expect.element(item('Crew 14')).toMatchTextContent(/You do not have permission for this any more\./);
  await expect.element(item('Crew 15')).toMatchTextContent(/could not be read, so this may have been done/);
  await expect.element(item('Crew 12 again')).toMatchTextContent(/Waits for the change before it/);
  await expect.element(page.getByRole('button', { name: 'Try again: Crew 13' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send now: Crew 12 again' })).not.toBeInTheDocument();
});

test('a row is dropped after a question, and kept without it', async () => {
  await show(row('1', 'Note on job 10001'));
  const cancel = page.getByRole('button', { name: 'Cancel: Note on job 10001' });
  await cancel.click();
  const question = page.getByRole('alertdialog', { name: 'Drop this change?' });
  await expect.element(question).toMatchTextContent(/“Note on job 10001” is deleted and not sent\./);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(onDrop).not.toHaveBeenCalled();
  await cancel.click();
  await question.getByRole('button', { name: 'Drop' }).click();
  await expect.poll(() => onDrop.mock.calls).toEqual([['1']]);
});

const origin = { module: '58', address: '/apps/fieldReport' };
const form = { name: 'report', values: {}, savedAt: 0 };
const file = (end: 'pending' | 'failed' | 'cancelled' | 'unknown') =>
  ({ kind: 'file', name: 'mast.jpg', end }) as const;

test.each<[string, Partial<WaitingRow>, RegExp, readonly string[]]>([
  [
    'refused, with a form',
    { refusal: { status: 422, message: 'The report has errors.' }, origin, form },
    /Not accepted.*The report has errors\./,
    ['Open', 'Try again', 'Drop'],
  ],
  [
    'whose file is on its way',
    { hold: file('pending'), origin, form },
    /Waits for its file/,
    ['Send without it', 'Cancel'],
  ],
  [
    'whose file failed',
    { hold: file('failed'), origin, form },
    /mast\.jpg was not sent\./,
    ['Open', 'Send without it', 'Drop'],
  ],
  [
    'of a page, too old',
    { hold: { kind: 'age' }, origin },
    /Look whether it was done\./,
    ['Look', 'Send again', 'Drop'],
  ],
])('a row %s says so, and offers what can be done', async (_, change, text, buttons) => {
  await show(row('1', 'Report', change));
  await expect.element(item('Report')).toMatchTextContent(text);
  const shown = item('Report').getByRole('button');
  expect(shown.elements().map(({ textContent }) => textContent)).toEqual(buttons);
});
