import { describe, expect, it } from 'vitest';
import { createTestCenter, items, startTestCenter } from './createTestCenter.testing.ts';

describe('the badge', () => {
  it('sends at most one request for a burst of 20 events', async () => {
    const { center, platform, advance } = await startTestCenter({ notifications: items(5) });
    const before = platform.calls.length;
    for (let index = 0; index < 20; index++) platform.publish({ id: `new${index}`, type: 'todo' });
    await advance(10_000);
    expect(center.unreadCount.get()).toBe(25);
    expect(platform.calls.length - before).toBeLessThanOrEqual(1);
  });

  it('fetches the count once for several old items that were not held and may have been counted', async () => {
    const { center, platform, change, advance } = await startTestCenter({ notifications: items(200) });
    const before = platform.calls.length;
    await advance(1000);
    for (let index = 0; index < 20; index++) change(`n${index}`, { title: 'Changed' });
    await advance(5000);
    expect(center.unreadCount.get()).toBe(200);
    expect(platform.calls.slice(before)).toEqual(['getUnreadCount']);
  });

  it('counts an item that the service counts after the count and before the changes of one catch-up', async () => {
    const { platform, startCenter, environment, advance } = createTestCenter({ notifications: items(5) });
    const { client } = platform;
    let publish = () => {};
    const center = await startCenter({
      client: {
        ...client,
        async getUnreadCount(...given) {
          const count = await client.getUnreadCount(...given);
          publish();
          publish = () => {};
          return count;
        },
        async getSince(...given) {
          await new Promise<void>((resolve) => environment.setTimer(resolve, 500));
          return client.getSince(...given);
        },
      },
    });
    publish = () => platform.publish({ id: 'between', type: 'todo' }, 'store');
    await Promise.all([center.refresh(), advance(5000)]);
    expect(center.feed.getItem('between')).toBeDefined();
    expect(center.unreadCount.get()).toBe(6);
  });

  it('is fetched in a hidden page too, whose title may show it', async () => {
    const { center, change, advance, page } = await startTestCenter({ notifications: items(200) });
    await advance(1000);
    page.setVisible(false);
    for (const id of ['n0', 'n1']) change(id, { read: true });
    await advance(5000);
    expect(center.unreadCount.get()).toBe(198);
  });

  it('stays right when the items of a long day leave the memory', async () => {
    const { center, platform, advance, begin } = await startTestCenter({ notifications: items(60) });
    await begin(center.list('all').load());
    for (let minute = 0; minute < 35; minute++) {
      platform.publishList(Array.from({ length: 200 }, (_, index) => ({ id: `m${minute}-${index}`, type: 'todo' })));
      await advance(60_000);
    }
    expect(center.feed.counts.get().all.total).toBeLessThan(6000);
    expect([center.unreadCount.get(), platform.server.unreadCount()]).toEqual([7060, 7060]);

    expect(center.list('all').state.get()).toMatchObject({ isLoading: true });
    await begin(center.list('all').load());
    expect(center.feed.view('all').get().slice(0, 50)).toEqual(
      Array.from({ length: 50 }, (_, index) => `m34-${199 - index}`),
    );
    expect(center.list('all').state.get()).toMatchObject({ isLoading: false, hasMore: true });

    await begin(center.readState.markAllAsRead(), 20_000);
    expect([center.unreadCount.get(), platform.server.unreadCount()]).toEqual([0, 0]);
  });
});
