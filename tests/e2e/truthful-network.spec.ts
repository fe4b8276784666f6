import { NotificationPanel } from './support/notificationPanel.ts';
import { openTab } from './support/portalPage.ts';
import { expect, test } from './support/test.ts';

const todo = (title: string) => ({ type: 'todo', title });

test('a service that asks for no calls gets one, from all tabs together', async ({
  page,
  context,
  watch,
  control,
  signIn,
  expectFailedLoads,
}) => {
  expectFailedLoads();
  await signIn('avery');
  const other = await openTab(context, watch);
  const [panel, second] = [new NotificationPanel(page), new NotificationPanel(other)];
  await panel.open();
  await second.open();
  await control.notify('avery', todo('Before'));
  for (const { root } of [panel, second])
    await expect(root.getByRole('button', { name: 'Unread: Before' })).toBeVisible();
  await control.fault({ service: 'notification', status: 429, headers: { 'retry-after': '30' } });
  const asked = async () =>
    (await control.requests()).filter(({ service, path }) => service === 'notification' && path.startsWith('/api/'));
  const before = (await asked()).length;

  await panel.root.getByRole('button', { name: 'Unread: Before' }).click();
  await expect.poll(async () => (await asked()).length).toBe(before + 1);
  // Whatever a person does meanwhile, nothing more is asked.
  await second.root.getByRole('button', { name: 'Unread: Before' }).click();
  await page.reload();
  await other.goto('/notifications');
  await other.goto('/tabStatus');
  await expect(other.getByText(/^notification 429 /)).toBeVisible();
  expect((await asked()).length).toBe(before + 1);
});

test('what a person has marked arrives, though they close the page at once', async ({
  page,
  context,
  control,
  signIn,
}) => {
  await signIn('avery');
  const panel = new NotificationPanel(page);
  await panel.open();
  const id = await control.notify('avery', todo('Marked at last'));
  const other = await context.newPage();
  await other.goto('/tabStatus');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.bringToFront();
  await panel.root.getByRole('button', { name: 'Unread: Marked at last' }).click();
  await page.close();
  const marked = async () => (await control.requests()).filter(({ method }) => method === 'PATCH');
  await expect.poll(async () => (await marked()).map(({ path }) => path)).toEqual([`/api/notifications/${id}`]);
});
