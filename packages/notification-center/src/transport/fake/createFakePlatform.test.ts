import { describe, expect, it } from 'vitest';
import { createTestPage } from '../createTestPage.testing.ts';
import { describeRealtimeTransport } from '../realtimeTransport.testing.ts';
import { createSharedTransport } from '../tabs/createSharedTransport.ts';
import { createFakeHub } from './createFakeHub.ts';
import { createFakePlatform } from './createFakePlatform.ts';
import { createFakeBrowser } from './createFakeTabs.ts';

describeRealtimeTransport('the fake hub', () => {
  const { environment, advance } = createTestPage();
  return { advance, ...createFakeHub(environment, () => 50) };
});

describeRealtimeTransport('a transport shared by tabs', () => {
  const { environment, advance, clock } = createTestPage();
  const hub = createFakeHub(environment, () => 50);
  const browser = createFakeBrowser((callback) => environment.setTimer(callback, 5), clock.now);
  const createTransport = () =>
    createSharedTransport({ transport: hub.createTransport(), tabs: browser.openTab(), environment });
  return { advance, ...hub, createTransport };
});

describe('the fake platform', () => {
  it('answers with a page of the newest items and the number of pages', async () => {
    const { environment, advance } = createTestPage();
    const notifications = Array.from({ length: 120 }, (_, index) => ({ id: `n${index}`, type: 'todo' }));
    const { client } = createFakePlatform({ environment, notifications });
    const asked = client.getFilteredNotifications({ pageSize: 50, typeStatus: [], toDate: null });
    const [page] = await Promise.all([asked, advance(0)]);
    expect([page.notifications.length, page.totalPages]).toEqual([50, 3]);
    expect(page.notifications[0]).toMatchObject({ id: 'n119' });
  });

  it('runs a job and publishes each step', async () => {
    const { environment, advance } = createTestPage();
    const platform = createFakePlatform({ environment });
    const statuses: unknown[] = [];
    platform.transport.start({
      // Each step is one item.
      onItems: (items) => statuses.push((items as { payload: { status: string } }[])[0]?.payload.status),
      onStateChange: () => {},
    });
    await advance(10);
    platform.startJob({ kind: 'export', title: 'Sites', steps: 2, stepMs: 100 });
    await advance(1000);
    expect(statuses).toEqual(['enqueued', 'running', 'running', 'completed']);
    await platform.transport.stop();
  });
});
