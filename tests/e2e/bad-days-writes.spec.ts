import { todo } from './support/control.ts';
import { intercept } from './support/intercept.ts';
import { NotificationPanel } from './support/notificationPanel.ts';
import { expect, test } from './support/test.ts';

/** What screen readers hear before the title of an unread row. */
const unreadMark = 'Unread:';

test('PATCH fails: the mark is rolled back, new items and the badge are right', async ({ page, panel, control }) => {
  await expect.poll(() => panel.unread()).toBeGreaterThan(0);
  const unread = (await panel.unread()) + 1;
  const id = await control.notify('avery', todo('Mark me'));
  const row = panel.row('Mark me');
  await expect(row).toContainText(unreadMark);
  // The badge may follow a new row: its count is asked of the service.
  await expect.poll(() => panel.unread()).toBe(unread);
  const { length: before } = await control.marks();

  await control.fault({ service: 'notification', method: 'PATCH', status: 500 });
  const { promise: isSeen, resolve: refuse } = Promise.withResolvers<void>();
  await intercept(page, '*/notification/api/notifications/*', ({ method }) =>
    method === 'PATCH' ? isSeen : undefined,
  );
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Mark as read' }).click();
  await expect(row).not.toContainText(unreadMark);
  await control.notify('avery', todo('Arrived meanwhile'));
  await expect(panel.row('Arrived meanwhile')).toContainText(unreadMark);

  refuse();
  await expect(page.getByRole('group', { name: 'Error trying to mark the notification as read' })).toBeVisible();
  await expect(row).toContainText(unreadMark);
  await expect(panel.row('Arrived meanwhile')).toContainText(unreadMark);
  await expect.poll(() => panel.unread()).toBe(unread + 1);
  const patches = (await control.marks()).slice(before);
  expect(patches.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: `/api/notifications/${id}`, body: [{ op: 'replace', path: '/read', value: true }] },
  ]);

  await control.clearFaults();
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Mark as read' }).click();
  await expect(row).not.toContainText(unreadMark);
  await expect.poll(() => panel.unread()).toBe(unread);
  await page.reload();
  await expect.poll(() => panel.unread()).toBe(unread);
});

test('two tabs act: a mark in one shows in the other without the hub', async ({ panel: first, control, openTab }) => {
  const second = await NotificationPanel.openIn(await openTab());
  await control.notify('avery', todo('Read me once'));
  for (const panel of [first, second]) await expect(panel.row('Read me once')).toContainText(unreadMark);
  let unread = 0;
  await expect
    .poll(async () => {
      unread = await second.unread();
      return (await first.unread()) === unread;
    })
    .toBe(true);

  // Without the hub, only the messages between the tabs can carry the mark.
  await control.hub('refuse');
  await control.hub('drop');
  await first.root.getByRole('button', { name: 'Unread: Read me once' }).click();
  for (const panel of [first, second]) {
    await expect(panel.row('Read me once')).not.toContainText(unreadMark);
    await expect.poll(() => panel.unread()).toBe(unread - 1);
  }
  await first.choose('Mark all as read');
  for (const panel of [first, second]) await expect.poll(() => panel.unread()).toBe(0);
});
