import { describe, expect, test, vi } from 'vitest';
import { NotificationListView } from '../NotificationListView/NotificationListView.tsx';
import { exportJob, importJob, type WireFields } from '../testing/demoNotifications.testing.ts';
import { renderInDemo } from '../testing/renderInDemo.testing.tsx';

const guid = '0a1b2c3d-0000-4000-8000-00000000abcd';
const without = { retryEnabled: false, cancellationEnabled: false };

/** Returns the names of the row's buttons except for its title, with "(disabled)" after disabled ones. */
function actionsOf(row: Element): string[] {
  return [...row.querySelectorAll<HTMLButtonElement>('button:not([data-row-press]), a')].map((control) => {
    const name = control.textContent || (control.getAttribute('aria-label') ?? '');
    return control instanceof HTMLButtonElement && control.disabled ? `${name} (disabled)` : name;
  });
}

async function renderJob(fields: WireFields) {
  const list = fields['type'] === 'export' ? 'exports' : 'imports';
  const screen = await renderInDemo(<NotificationListView list={list} />, [fields]);
  const row = screen.getByRole('listitem').first();
  await expect.element(row).toBeVisible();
  return { ...screen, row };
}

// When each action is offered and enabled, `actions.test.ts` proves for every status.
describe('the buttons of a job', () => {
  const menu = 'Actions for Jobs export';
  test.each([
    ['completed', {}, ['Download', menu]],
    ['enqueued', {}, ['Download (disabled)', menu]],
    ['failed', {}, ['Retry', menu]],
    ['failed', { ...without, jobId: '17' }, [menu]],
    ['cancelled', {}, ['Download (disabled)', 'Retry', menu]],
    ['Running', { ...without, jobId: guid }, ['Download (disabled)', 'Cancel']],
  ] as const)('export %s %o: %o', async (status, payload, expected) => {
    const { row } = await renderJob(exportJob('e', 1, status, payload));
    await expect.poll(() => actionsOf(row.element())).toEqual(expected);
  });

  const importMenu = 'Actions for Jobs import';
  test.each([
    ['completed', { results: true }, ['Results', importMenu]],
    ['cancelled', { results: true }, ['Results (disabled)', importMenu]],
    ['enqueued', {}, ['Cancel', importMenu]],
    ['running', { isCancellationRequested: true }, ['Cancel (disabled)']],
    ['retrying', {}, []],
  ] as const)('import %s %o: %o', async (status, payload, expected) => {
    const { row } = await renderJob(importJob('i', 1, status, payload));
    await expect.poll(() => actionsOf(row.element())).toEqual(expected);
  });
});

describe('progress', () => {
  const shown = (row: Element) => row.querySelector('[data-label-hidden]')?.textContent;

  // The bar of each status is proven in `progress.test.ts`.
  test.each([
    ['running', 0, ''],
    ['completed', 0, '100%'],
    ['failed', 50, undefined],
  ])('%s with %i percent', async (status, percentage, expected) => {
    const { row } = await renderJob(exportJob('e', 1, status, { percentage }));
    await expect.poll(() => shown(row.element())).toBe(expected);
  });

  test('the bar of a retried job starts from its sent percentage', async () => {
    const { row, platform } = await renderJob(exportJob('e', 1, 'running', { percentage: 80 }));
    await expect.poll(() => shown(row.element())).toBe('80%');
    platform.publish(exportJob('e', 0, 'retrying', { percentage: 10 }));
    await expect.poll(() => shown(row.element())).toBe('10%');
  });
});

describe('commands', () => {
  test('while one is in flight the status reads "Sending command..." and no other can be sent', async () => {
    const screen = await renderInDemo(<NotificationListView list="exports" />, [exportJob('e', 1, 'cancelled')]);
    await expect.element(screen.getByText('Cancelled')).toBeVisible();
    screen.setLatency(3_600_000);
    const retry = screen.getByRole('button', { name: 'Retry: Jobs export' });
    await retry.click();
    await expect.element(screen.getByText('Sending command...')).toBeVisible();
    await expect.element(retry).toHaveFocus();
    await expect.element(retry).toHaveAttribute('aria-disabled', 'true');
    await expect.element(screen.getByRole('button', { name: 'Download: Jobs export' })).toBeDisabled();
  });

  test('a running job is cancelled, and focus stays in its row', async () => {
    const screen = await renderInDemo(<NotificationListView list="exports" />);
    // It runs for longer than a busy machine takes to press Cancel.
    screen.platform.startJob({ kind: 'export', title: 'Jobs export', steps: 10_000, stepMs: 50 });
    await screen.getByRole('button', { name: 'Cancel: Jobs export' }).click();
    await expect.element(screen.getByText('Cancelled')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Unread: Jobs export' })).toHaveFocus();
    expect(screen.platform.calls).toContain('cancelJob');
  });
});

describe('a click', () => {
  test('on a completed export downloads it', async () => {
    const openUrl = vi.fn();
    const screen = await renderInDemo(<NotificationListView list="exports" />, { callbacks: { openUrl } });
    screen.platform.startJob({ kind: 'export', title: 'Jobs export', steps: 1, stepMs: 10 });
    await expect.element(screen.getByText('Completed', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Unread: Jobs export' }).click();
    await expect.poll(() => openUrl.mock.calls).toEqual([['https://storage.example/job-1.xlsx']]);
    await expect.element(screen.getByRole('button', { name: 'Jobs export', exact: true })).toBeVisible();
  });

  test('the row says how far its file is', async () => {
    let sender: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (sender = controller) });
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { headers: { 'content-length': '10' } }));
    const saveFile = vi.fn();
    const screen = await renderInDemo(<NotificationListView list="exports" />, {
      callbacks: { saveFile },
      allowedLinkOrigins: ['https://storage.example'],
    });
    screen.platform.startJob({ kind: 'export', title: 'Jobs export', steps: 1, stepMs: 10 });
    await screen.getByRole('button', { name: 'Download: Jobs export' }).click();
    await expect.element(screen.getByText('Fetching the file…')).toBeVisible();
    sender?.enqueue(new Uint8Array(4));
    const bar = screen.getByRole('progressbar', { name: 'Jobs export', exact: true });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '40');
    sender?.close();
    await expect.element(screen.getByText('Completed', { exact: true })).toBeVisible();
    expect(saveFile).toHaveBeenCalledOnce();
  });

  test('on a failed job shows the alert "Error on {title}" with its text, and focus returns', async () => {
    const screen = await renderInDemo(<NotificationListView list="exports" />, {
      notifications: [exportJob('e', 1, 'failed', { error: 'The report server closed the connection.' })],
      withDialogs: true,
    });
    await screen.getByRole('button', { name: 'Unread: Jobs export' }).click();
    const alert = screen.getByRole('alertdialog', { name: 'Error on Jobs export' });
    await expect.element(alert).toMatchTextContent('The report server closed the connection.');
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Jobs export', exact: true })).toHaveFocus();
  });

  // `visits.test.ts` proves when they open.
  test('on a completed import opens its results', async () => {
    const screen = await renderInDemo(<NotificationListView list="imports" />, {
      notifications: [importJob('i', 1, 'completed', { results: true })],
      resultData: JSON.stringify([{ line: 1, item: 'JOB-1', outcome: 'failed', message: 'There is no such site.' }]),
      withDialogs: true,
    });
    await screen.getByRole('button', { name: 'Unread: Jobs import', exact: true }).click();
    const dialog = screen.getByRole('dialog', { name: 'Results of Jobs import' });
    await expect.element(dialog).toMatchTextContent('There is no such site.');
  });

  test('on Results opens the page of the title', async () => {
    const navigate = vi.fn();
    const screen = await renderInDemo(<NotificationListView list="imports" />, {
      notifications: [importJob('i/1', 1, 'completed', { results: true }, { title: 'GC Firm Update' })],
      callbacks: { navigate },
    });
    const link = screen.getByRole('link', { name: 'Results: GC Firm Update' });
    await expect.element(link).toHaveAttribute('href', '/results/i%2F1');
    await link.click();
    expect(navigate.mock.calls).toEqual([['/results/i%2F1']]);
  });

  test('on Results of another title says "import results not implemented yet"', async () => {
    const screen = await renderInDemo(<NotificationListView list="imports" />, [
      importJob('i', 1, 'completed', { results: true }, { title: 'Import of something new' }),
    ]);
    await screen.getByRole('button', { name: 'Results: Import of something new' }).click();
    await expect.element(screen.getByRole('region').getByText('import results not implemented yet')).toBeVisible();
  });
});
