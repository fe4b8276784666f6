import { NotificationPanel } from './support/notificationPanel.ts';
import { expect, test } from './support/test.ts';
import type { Fault, JobOrder } from './support/control.ts';

const patiently = { timeout: 45_000 };

test('an export whose file cannot be fetched shows an error, and the next try downloads it', async ({
  page,
  control,
  signIn,
  expectFailedLoads,
}) => {
  expectFailedLoads();
  await signIn('avery');
  await control.notify('avery', { type: 'export', title: 'Site list export', payload: { status: 'Completed' } });
  await control.fault({ service: 'application', path: '/GetExportedFileUrl', status: 500 });
  const panel = new NotificationPanel(page);
  await panel.showTab('Exports');
  const row = panel.row('Site list export');
  const download = row.getByRole('button', { name: /^Download/ });
  await download.click();
  await expect(page.getByRole('group', { name: 'Error fetching exported file data' })).toBeVisible(patiently);
  await expect(row).toContainText('Completed');

  await control.clearFaults();
  const downloading = page.waitForEvent('download');
  await download.click();
  expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/);
});

test.describe('the results of an import', () => {
  const imported = {
    type: 'import',
    title: 'Scoping bulk import',
    payload: { status: 'Completed', description: '24 scope lines from a workbook.', results: '24 lines read.' },
  };

  test('the dialog shows an error if they cannot be fetched, and offers a retry', async ({
    page,
    control,
    signIn,
    expectFailedLoads,
  }) => {
    expectFailedLoads();
    await signIn('avery');
    const id = await control.notify('avery', imported);
    await control.fault({ service: 'application', path: `/UserBackgroundJobs/${id}`, status: 500 });
    const panel = new NotificationPanel(page);
    await panel.showTab('Imports');
    await panel.row(imported.title).getByText(imported.title).first().click();
    await expect(page.getByRole('group', { name: 'Error fetching import data' })).toBeVisible(patiently);
    const dialog = page.getByRole('dialog', { name: `Results of ${imported.title}` });
    await expect(dialog).toContainText('Error fetching import data');

    await control.clearFaults();
    await dialog.getByRole('button', { name: /try again/i }).click();
    await expect(dialog.getByRole('table')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(panel.root).toBeVisible();
  });

  test('the dialog says that they are not available if the job left none', async ({ page, control, signIn }) => {
    await signIn('avery');
    const id = await control.notify('avery', imported);
    await control.fault({
      service: 'application',
      path: `/UserBackgroundJobs/${id}`,
      body: { Id: id, Description: imported.payload.description, ResultData: null },
    });
    const panel = new NotificationPanel(page);
    await panel.showTab('Imports');
    await panel.row(imported.title).getByText(imported.title).first().click();
    const text = 'Import results not available';
    await expect(page.getByRole('group', { name: text })).toBeVisible(patiently);
    await expect(page.getByRole('dialog', { name: `Results of ${imported.title}` })).toContainText(text);
  });
});

/** A command for each engine, the service that takes it, and the message if the service refuses it. jobActions.test.ts has all messages. */
const commands: readonly {
  readonly command: 'Cancel' | 'Retry';
  readonly job: Omit<JobOrder, 'user' | 'title'>;
  readonly fault: Fault;
  readonly text: string;
}[] = [
  {
    command: 'Cancel',
    job: { kind: 'export', engine: 'workflow' },
    fault: { service: 'base', path: '/CancelJob/', status: 500 },
    text: 'Error cancelling the job',
  },
  {
    command: 'Retry',
    job: { kind: 'export', engine: 'legacy' },
    fault: { service: 'application', path: '/RetryBackgroundJob', status: 500 },
    text: 'Error retrying the export',
  },
];

test('a command is refused: the job does not change, and the next command succeeds', async ({
  page,
  control,
  signIn,
  expectFailedLoads,
}) => {
  expectFailedLoads();
  await signIn('avery');
  const panel = new NotificationPanel(page);
  for (const [index, { command, job, fault, text }] of commands.entries()) {
    await test.step(text, async () => {
      const isRetry = command === 'Retry';
      await panel.showTab(job.kind === 'export' ? 'Exports' : 'Imports');
      const title = `Refused job ${String(index)}`;
      await control.startJob({
        user: 'avery',
        title,
        ...job,
        ...(isRetry ? { steps: 1, stepMs: 300, outcome: 'failed' } : { steps: 200, stepMs: 1000 }),
      });
      const row = panel.row(title);
      await expect(row).toContainText(isRetry ? 'Failed' : 'Running', patiently);
      await control.fault(fault);
      const press = row.getByRole('button', { name: new RegExp(`^${command}`) });
      await press.click();
      await expect(page.getByRole('group', { name: text })).toBeVisible(patiently);
      await expect(row).toContainText(isRetry ? 'Failed' : 'Running');

      await control.clearFaults();
      await press.click();
      await expect(row).toContainText(isRetry ? /Retrying|Completed/ : /Cancelling|Cancelled/, patiently);
    });
  }
});
