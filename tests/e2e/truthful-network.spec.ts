import { todo } from './support/control.ts';
import { NotificationPanel } from './support/notificationPanel.ts';
import { expect, test } from './support/test.ts';

test('a service that asks for no calls gets one, from all tabs together', async ({ page, panel, control, openTab }) => {
  const other = await openTab();
  const second = await NotificationPanel.openIn(other);
  await expect.poll(() => panel.unread()).toBeGreaterThan(0);
  const unread = (await panel.unread()) + 1;
  await control.notify('avery', todo('Before'));
  for (const one of [panel, second]) {
    await expect(one.root.getByRole('button', { name: 'Unread: Before' })).toBeVisible();
    // The badge may be asked of the service after that.
    await expect.poll(() => one.unread()).toBe(unread);
  }
  const before = (await control.requests()).at(-1)?.seq ?? 0;
  await control.fault({ service: 'notification', status: 429, headers: { 'retry-after': '30' } });
  const asked = async () =>
    (await control.requests(before))
      .filter(({ service, path }) => service === 'notification' && path.startsWith('/api/'))
      .map(({ method }) => method);

  await panel.root.getByRole('button', { name: 'Unread: Before' }).click();
  await expect.poll(asked).toEqual(['PATCH']);
  // Whatever a person does meanwhile, nothing more is asked.
  await second.root.getByRole('button', { name: 'Unread: Before' }).click();
  await page.reload();
  await other.goto('/notifications');
  await other.goto('/tabStatus');
  await expect(other.getByText(/^notification 429 /)).toBeVisible();
  expect(await asked()).toEqual(['PATCH']);
});

test('a mark arrives, though the person closes the page at once', async ({ page, panel, newTab, control }) => {
  const id = await control.notify('avery', todo('Marked at last'));
  const other = await newTab();
  await other.goto('/tabStatus');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.bringToFront();
  await panel.root.getByRole('button', { name: 'Unread: Marked at last' }).click();
  await page.close();
  const marked = async () => (await control.marks()).map(({ path }) => path);
  await expect.poll(marked).toEqual([`/api/notifications/${id}`]);
});
