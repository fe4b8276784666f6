import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../testing/renderScreen.testing.tsx';
import { WaitingList, type WaitingRow } from './WaitingList.tsx';

const row = (id: string, title: string, change: Partial<WaitingRow> = {}): WaitingRow => ({
  id,
  title,
  target: id,
  createdAt: Date.now() - 3 * 60_000,
  isSending: false,
  refusal: null,
  ...change,
});

const onSend = vi.fn<(id: string) => void>();
const onDrop = vi.fn<(id: string) => void>();
const show = (...rows: WaitingRow[]) => renderScreen(<WaitingList rows={rows} onSend={onSend} onDrop={onDrop} />);
const item = (title: string) => page.getByRole('listitem').filter({ hasText: title });

test('a row says what waits, since when, and offers to send it now', async () => {
  await show(row('1', 'Note on job 10001'));
  await expect.element(item('Note on job 10001')).toMatchTextContent(/Waiting to send3 minutes ago/);
  await page.getByRole('button', { name: 'Send now: Note on job 10001' }).click();
  expect(onSend).toHaveBeenCalledExactlyOnceWith('1');
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

test('a row on its way can neither be sent again nor dropped', async () => {
  await show(row('1', 'Note on job 10001', { isSending: true }));
  await expect.element(item('Note on job 10001')).toMatchTextContent(/Sending/);
  await expect.element(page.getByRole('button', { name: 'Cancel: Note on job 10001' })).toBeDisabled();
});
