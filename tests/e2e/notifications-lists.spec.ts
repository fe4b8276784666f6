import { NotificationPanel } from './support/notificationPanel.ts';
import { expect, program, test } from './support/test.ts';

test('a click on a to-do opens its route in its program', async ({ page, panel, control }) => {
  await expect(page.getByRole('banner', { name: 'Top bar' })).toContainText(program);
  await control.notify('avery', {
    type: 'todo',
    title: 'Look at the harbor documents',
    payload: { program: 'HFR', programName: 'Harbor Fiber Rollout', route: '/apps/documentManagement?from=todo' },
  });
  const before = (await control.requests()).at(-1)?.seq ?? 0;
  await panel.root.getByRole('button', { name: 'Unread: Look at the harbor documents' }).click();
  await expect(page).toHaveURL(/\/apps\/documentManagement\?from=todo$/);
  await expect(page.getByRole('banner', { name: 'Top bar' })).toContainText('Harbor Fiber Rollout');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Document Library', exact: true })).toBeVisible();
  const views = (await control.requests(before)).filter(({ path }) => path.startsWith('/Views/'));
  expect(views.map((view) => view.program)).toEqual(['HFR']);
  await expect.poll(() => control.marks(before)).toHaveLength(1);
});

test('an announcement that must be read is confirmed after an error and a lost network, in every tab and for good', async ({
  page,
  panel,
  control,
  openTab,
}) => {
  const second = await NotificationPanel.openIn(await openTab());
  await expect.poll(() => panel.unread()).toBeGreaterThan(0);
  const unread = (await panel.unread()) + 1;
  const title = 'New rules for work at height';
  await control.notify('avery', { type: 'announcement', title, payload: { mustRead: true } });
  const row = panel.row(title);
  await expect(row).toContainText('Must be read');
  await expect(second.row(title)).toContainText('Must be read');
  // The badge follows its row.
  await expect.poll(() => panel.unread()).toBe(unread);

  const confirm = row.getByRole('button', { name: `I have read this: ${title}` });
  await control.fault({ service: 'notification', method: 'PUT', path: '/api/notifications', status: 500, times: 1 });
  await confirm.click();
  await expect(page.getByText('Error confirming that you have read the notification').last()).toBeVisible();
  await expect(row).toContainText('Must be read');
  await expect(confirm).toBeFocused();

  await page.context().setOffline(true);
  await confirm.press('Enter');
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await page.context().setOffline(false);
  const confirmed = /Read and confirmed: \w{3}, \w{3} \d+, \d{4}/;
  await expect(row).toContainText(confirmed);
  await expect(confirm).toHaveCount(0);
  await expect(second.row(title)).toContainText(confirmed);
  await expect.poll(() => panel.unread()).toBe(unread - 1);

  await page.reload();
  await panel.open();
  await expect(row).toContainText(confirmed);
});
