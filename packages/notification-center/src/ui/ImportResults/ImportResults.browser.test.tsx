import { afterEach, expect, test, vi } from 'vitest';
import { importJob } from '../testing/demoNotifications.testing.ts';
import { renderInDemo } from '../testing/renderInDemo.testing.tsx';
import { ImportResultsPage } from './ImportResultsPage.tsx';

const rows = [
  { line: 2, item: 'JOB-1', outcome: 'created', message: '' },
  { line: 3, item: '=HYPERLINK("https://evil.example")', outcome: 'failed', message: 'There is no such site.' },
  { line: 4, item: 'JOB-3', outcome: 'updated', message: '<b>moved</b>' },
  { line: 'five', item: 'JOB-4', outcome: 'vanished', message: null },
];
const resultData = JSON.stringify(rows);
const notifications = [importJob('i', 1, 'completed', { results: true })];

afterEach(() => {
  vi.restoreAllMocks();
});

test('results stay if they cannot be fetched again', async () => {
  const screen = await renderInDemo(<p>The page</p>, { notifications, resultData, withDialogs: true });
  screen.center.openDialog({ kind: 'results', id: 'i' });
  await expect.element(screen.getByRole('table')).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
  // Results are fetched again after a while.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  const fetches = vi.spyOn(screen.jobs.legacy, 'get').mockRejectedValueOnce(new Error('Down'));
  screen.center.openDialog({ kind: 'results', id: 'i' });
  await expect.poll(() => fetches.mock.settledResults.map(({ type }) => type)).toEqual(['rejected']);
  await expect.element(screen.getByRole('table')).toBeVisible();
});

test('shows a row for each line, and the number of each outcome', async () => {
  const screen = await renderInDemo(<ImportResultsPage id="i" />, { notifications, resultData });
  await expect.element(screen.getByRole('heading', { name: 'Results of Jobs import' })).toBeVisible();
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5');
  await expect.element(screen.getByRole('list')).toMatchTextContent(/1 Failed.*1 Created.*1 Updated.*1 Not readable/);
  await expect.element(screen.getByText('<b>moved</b>')).toBeVisible();
  await screen.getByText('Failures only', { exact: true }).click();
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '2');
  await expect.element(screen.getByText('There is no such site.')).toBeVisible();
});

test('an English message in a page from right to left begins where its column does', async () => {
  const screen = await renderInDemo(<ImportResultsPage id="i" />, { notifications, resultData, locale: 'ar-EG' });
  const message = screen.getByText('There is no such site.');
  await expect.element(message).toBeVisible();
  expect(getComputedStyle(message.element())).toMatchObject({ direction: 'ltr', textAlign: 'right' });
});

test('a message says that there are no failures', async () => {
  const screen = await renderInDemo(<ImportResultsPage id="i" />, {
    notifications,
    resultData: JSON.stringify([rows[0]]),
  });
  await screen.getByText('Failures only', { exact: true }).click();
  // It is announced too, outside of the page.
  await expect.element(screen.locator.getByText('No line failed')).toBeVisible();
});

test('the CSV holds every line, and no cell that a spreadsheet would run as a formula', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:test';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const screen = await renderInDemo(<ImportResultsPage id="i" />, { notifications, resultData });
  await screen.getByRole('button', { name: 'Download CSV' }).click();
  expect(names).toEqual(['import-results.csv']);
  const lines = (await files[0]?.text())?.trim().split('\r\n');
  expect(lines?.[0]).toBe('Line,Item,Outcome,Message');
  expect(lines?.[2]).toBe(`3,"'=HYPERLINK(""https://evil.example"")",failed,There is no such site.`);
  expect(lines).toHaveLength(5);
});

test.each([
  ['a list of other objects', '[{"site":"NWX-1","cost":7}]', 'row', 'NWX-1 7'],
  ['an object', '{"saved":3}', 'definition', ''],
  ['a text', 'Three rows were saved.', 'paragraph', ''],
] as const)('%s is shown as it is', async (_, resultData, role, name) => {
  const screen = await renderInDemo(<ImportResultsPage id="i" />, { notifications, resultData });
  await expect.element(screen.getByRole(role, name === '' ? {} : { name })).toBeVisible();
});

// What else counts as no results, `importResults.test.ts` proves.
test('without results: "Import results not available"', async () => {
  const screen = await renderInDemo(<ImportResultsPage id="i" />, { notifications, resultData: '[]' });
  await expect.element(screen.getByText('Import results not available').first()).toBeVisible();
});

test('results that cannot be fetched can be retried', async () => {
  const screen = await renderInDemo(<ImportResultsPage id="job-1" />, {
    setUp({ startJob, failNext }) {
      startJob({ kind: 'import', title: 'Jobs import' });
      failNext('getJob');
    },
  });
  await expect.element(screen.getByRole('alert').filter({ hasText: 'Error fetching import data' })).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('row', { name: /JOB-1001/ })).toBeVisible();
});

test('the page has a link back', async () => {
  const onBack = vi.fn();
  const screen = await renderInDemo(<ImportResultsPage id="i" title="FSO bulk save crews" onBack={onBack} />, {
    resultData,
  });
  await expect.element(screen.getByRole('heading', { name: 'Results of FSO bulk save crews' })).toBeVisible();
  await screen.getByRole('button', { name: 'Back to Notification Center' }).click();
  expect(onBack).toHaveBeenCalledOnce();
});
