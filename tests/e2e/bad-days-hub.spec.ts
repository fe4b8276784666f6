import { todo, type Control } from './support/control.ts';
import { expectLive, NotificationPanel } from './support/notificationPanel.ts';
import { expect, test } from './support/test.ts';

/** The delays between attempts grow to 30 seconds. */
const patiently = { timeout: 60_000 };

async function expectConnections(control: Control, count: number) {
  await expect.poll(async () => (await control.connections()).length, patiently).toBe(count);
}

test.describe('while the hub is away', () => {
  test.beforeEach(({ loadsMayFail }) => loadsMayFail());

  test('hub killed: items stored meanwhile show once it is back', async ({ panel, control }, testInfo) => {
    await expectConnections(control, 1);
    await expectLive(control, panel, 'Before the outage');

    await control.hub('refuse');
    await control.hub('drop');
    const away = panel.root.getByText('Reconnecting. Notifications may arrive late.');
    await expect(away).toBeVisible(patiently);
    expect(await control.connections()).toEqual([]);
    await control.notify('avery', todo('Stored during the outage'), 'store');

    const restoredAt = Date.now();
    await control.hub('restore');
    await expect(panel.row('Stored during the outage')).toBeVisible(patiently);
    const seconds = ((Date.now() - restoredAt) / 1000).toFixed(1);
    testInfo.annotations.push({ type: 'from restore to the item shown', description: `${seconds} s` });
    await expect(away).toBeHidden(patiently);
    await expectLive(control, panel, 'After the outage');
    expect(await control.connections()).toHaveLength(1);
  });

  for (const [answer, status] of [
    ['an error', 500],
    ['no answer', 0],
  ] as const) {
    test(`negotiate 500 or start fails n times: it tries again after ${answer}`, async ({ page, control, signIn }) => {
      await control.fault({ service: 'hub', path: '/negotiate', status });
      await signIn('avery');
      const panel = await NotificationPanel.openIn(page);
      await expect(panel.root.getByText('Reconnecting. Notifications may arrive late.')).toBeVisible(patiently);
      await expect(panel.newest).toBeVisible(patiently);
      await control.notify('avery', todo('Stored before the first connection'), 'store');
      await control.clearFaults();
      await expect(panel.row('Stored before the first connection')).toBeVisible(patiently);
      await expect(page.getByText('Reconnecting. Notifications may arrive late.')).toHaveCount(0, patiently);
      await expectLive(control, panel, 'Live after the negotiation');
    });
  }

  test('negotiate 401: one renewal, then live notifications alone are off', async ({ page, panel, control }) => {
    let renewals = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).searchParams.get('prompt') === 'none') renewals += 1;
    });
    await expectConnections(control, 1);
    const [first] = await control.connections();
    await control.fault({ service: 'hub', path: '/negotiate', status: 401, times: 1 });
    await control.hub('drop');
    await expect
      .poll(async () => (await control.connections())[0]?.since ?? first?.since, patiently)
      .not.toBe(first?.since);
    await expectLive(control, panel, 'Live after the renewal');
    expect(renewals).toBe(1);

    await control.fault({ service: 'hub', path: '/negotiate', status: 401 });
    await control.hub('drop');
    await expect(panel.root.getByText(/^Live notifications are off/)).toBeVisible(patiently);
    expect(renewals).toBe(2);
  });

  test('hub silent over 60 s: it is abandoned, and no item is lost', async ({ panel, control }) => {
    test.setTimeout(240_000);
    await expectConnections(control, 1);
    await expectLive(control, panel, 'Before the silence');
    const [silent] = await control.connections();
    await control.hub('silence');
    await control.notify('avery', todo('Said in silence'), 'both');
    await expect(panel.row('Said in silence')).toBeVisible({ timeout: 150_000 });
    await expect
      .poll(async () => (await control.connections()).map(({ since }) => since), patiently)
      .not.toContain(silent?.since);
    await expectLive(control, panel, 'After the silence');
  });

  test('offline and online, marks made offline are sent: the panel says so', async ({ panel, context, control }) => {
    await expectConnections(control, 1);
    const id = await control.notify('avery', todo('Read while offline'));
    const row = panel.row('Read while offline');
    await expect(row).toContainText('Unread:', patiently);
    const marks = async () => (await control.marks()).map(({ path }) => path);
    const before = await marks();
    await context.setOffline(true);
    const offline = panel.root.getByText('You are offline. Notifications arrive when the connection is back.');
    await expect(offline).toBeVisible(patiently);
    await control.hub('drop');
    await control.notify('avery', todo('Stored while offline'), 'store');
    await panel.root.getByRole('button', { name: 'Unread: Read while offline' }).click();
    await expect(row).not.toContainText('Unread:');
    await context.setOffline(false);
    await expect(panel.row('Stored while offline')).toBeVisible(patiently);
    await expect(offline).toBeHidden(patiently);
    await expect.poll(marks, patiently).toEqual([...before, `/api/notifications/${id}`]);
    await expect(row).not.toContainText('Unread:');
  });
});

test('token ends mid-stream: items go on, also over a new connection', async ({ page, gantry, control, signIn }) => {
  await control.tokens(20);
  const counting = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/GetUnreadNotificationsCount'),
  );
  await signIn('avery');
  const counted = await counting;
  expect(counted.status()).toBe(200);
  const { authorization = '' } = await counted.request().allHeaders();
  expect(authorization).toMatch(/^Bearer /);
  const panel = await NotificationPanel.openIn(page);
  await expectConnections(control, 1);
  const firstTokenIsGood = async () => {
    const path = '/notification/api/Notifications/GetUnreadNotificationsCount';
    const answer = await fetch(`${gantry.platformOrigin}${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{}',
    });
    return answer.status === 200;
  };
  await expect.poll(firstTokenIsGood, patiently).toBe(false);

  await expectLive(control, panel, 'Over the old connection');
  await control.hub('drop');
  await control.notify('avery', todo('Stored after the token ended'), 'store');
  await expect(panel.row('Stored after the token ended')).toBeVisible(patiently);
  await expectLive(control, panel, 'Over a new connection');
});

test('duplicate, late and reordered events: the newest state of an item counts, once', async ({ panel, control }) => {
  await expectConnections(control, 1);
  await expect.poll(() => panel.unread()).toBeGreaterThan(0);
  const unread = (await panel.unread()) + 1;
  await expectLive(control, panel, 'Before the events');
  await expect.poll(() => panel.unread()).toBe(unread);
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const version = (title: string, seconds: number) => ({ ...todo(title), id: 'one', lastModifiedDate: at(seconds) });
  const newest = version('The newest state', 3);
  for (const event of [version('The second state', 2), newest, version('The first state', 1), newest])
    await control.notify('avery', event, 'hub');
  await expectLive(control, panel, 'After the events');
  await expect(panel.root.getByRole('listitem').filter({ hasText: 'The newest state' })).toHaveCount(1);
  await expect(panel.root.getByText(/The (first|second) state/)).toHaveCount(0);
  await expect.poll(() => panel.unread()).toBe(unread + 2);
});

test('burst of 10,000: the page answers, and draws few of them', async ({ page, panel, control }) => {
  await expectConnections(control, 1);
  await expectLive(control, panel, 'Before the burst of 10,000');
  for (let part = 0; part < 10; part += 1) {
    const items = Array.from({ length: 1000 }, (_, index) => todo(`Item ${String(part * 1000 + index)}`));
    await control.notifyMany('avery', items, 'hub');
  }
  await expectLive(control, panel, 'After the burst of 10,000');
  expect(await panel.root.getByRole('listitem').count()).toBeLessThan(200);
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('link', { name: /Browse Knowledge Base/ })).toBeVisible();
});
