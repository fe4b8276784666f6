import { describe, expect, it } from 'vitest';
import type { NotificationClient } from '../transport/NotificationClient.ts';
import { createTestCenter, items, startTestCenter } from './createTestCenter.testing.ts';

const marksIn = (calls: readonly string[]) => calls.filter((call) => call.startsWith('markAs'));

describe('one mark', () => {
  it('shows at once, in the row and in the badge, and reaches the service', async () => {
    const { center, platform, advance, begin } = await startTestCenter({ notifications: items(3) });
    expect(center.unreadCount.get()).toBe(3);
    await begin(center.readState.markAsRead('n1'), 20);
    expect([center.feed.getItem('n1')?.read, center.unreadCount.get()]).toEqual([true, 2]);
    expect(platform.server.get('n1')?.['read']).toBe(false);
    await advance(1000);
    expect(platform.server.get('n1')?.['read']).toBe(true);
    expect([center.feed.getItem('n1')?.read, center.unreadCount.get()]).toEqual([true, 2]);
  });

  it.each([
    ['markAsRead', 'export', 'Error trying to mark the notification as read'],
    ['markAsRead', 'todo', 'Error trying to mark the notification as read'],
    ['markAsUnread', 'export', 'Error trying to mark the export as unread'],
    ['markAsUnread', 'import', 'Error trying to mark the import as unread'],
  ] as const)('%s of an %s that fails is taken back, with the toast "%s"', async (operation, type, title) => {
    const read = operation === 'markAsUnread';
    const { center, platform, advance, begin, toasts } = await startTestCenter({
      notifications: items(1, { type, read }),
    });
    platform.failNext(operation);
    await begin(center.readState[operation]('n0'), 20);
    expect(center.feed.getItem('n0')?.read).toBe(!read);
    await advance(1000);
    expect(center.feed.getItem('n0')?.read).toBe(read);
    expect(center.unreadCount.get()).toBe(read ? 0 : 1);
    expect(toasts).toEqual([{ tone: 'danger', title }]);
  });

  it('a response with only the changed fields keeps all others', async () => {
    const payload = { status: 'completed' };
    const { platform, startCenter, begin } = createTestCenter({ notifications: items(1, { payload }) });
    const markAsRead = async (id: string) => {
      const lastModifiedDate = platform.server.setRead(id, true)?.['lastModifiedDate'];
      return { id, read: true, lastModifiedDate };
    };
    const center = await startCenter({ client: { ...platform.client, markAsRead } });
    await begin(center.readState.markAsRead('n0'), 500);
    expect(center.feed.getItem('n0')).toMatchObject({ type: 'export', title: 'Item 0', read: true, payload });
  });

  it('"rolled back unless a newer one exists": the newer one decides, and only its failure has a toast', async () => {
    const { center, platform, advance, begin, titles } = await startTestCenter({ notifications: items(1) });
    platform.failNext('markAsRead');
    await begin(center.readState.markAsRead('n0'), 50);
    void center.readState.markAsUnread('n0');
    await begin(center.readState.markAsRead('n0'), 80);
    expect(center.feed.getItem('n0')?.read).toBe(true);
    await advance(1000);
    expect(platform.server.get('n0')?.['read']).toBe(true);
    expect(marksIn(platform.calls)).toEqual(['markAsRead', 'markAsRead']);
    expect(titles()).toEqual([]);
  });

  it('writes to one item are sent one after another', async () => {
    const { center, platform, advance, begin } = await startTestCenter({ notifications: items(1) });
    await begin(center.readState.markAsRead('n0'), 50);
    void center.readState.markAsUnread('n0');
    expect(marksIn(platform.calls)).toEqual(['markAsRead']);
    await advance(1000);
    expect(marksIn(platform.calls)).toEqual(['markAsRead', 'markAsUnread']);
    expect(platform.server.get('n0')?.['read']).toBe(false);
  });
});

describe('a mark without a network', () => {
  it('is sent again if the network goes while it is on its way', async () => {
    const { center, platform, advance, begin, page, toasts } = await startTestCenter({ notifications: items(1) });
    await begin(center.readState.markAsRead('n0'), 50);
    page.goOffline();
    await advance(60_000);
    expect(center.feed.getItem('n0')?.read).toBe(true);
    page.goOnline();
    await advance(1000);
    expect(platform.server.get('n0')?.['read']).toBe(true);
    expect(toasts).toEqual([]);
  });

  it('is not sent if it was taken back meanwhile', async () => {
    const { center, platform, advance, page } = await startTestCenter({ notifications: items(1) });
    page.goOffline();
    for (const mark of ['markAsRead', 'markAsUnread'] as const) void center.readState[mark]('n0');
    await advance(1000);
    page.goOnline();
    await advance(1000);
    // The first reached nobody.
    expect(marksIn(platform.calls)).toEqual(['markAsUnread', 'markAsUnread']);
    expect(center.feed.getItem('n0')?.read).toBe(false);
  });

  it('is sent at once if the browser is wrong', async () => {
    const { center, platform, begin } = await startWrongly();
    void center.readState.markAsRead('n0');
    await begin(center.readState.markAllAsRead());
    expect([platform.server.unreadCount(), center.waitingWrites.get()]).toEqual([0, 0]);
  });

  it('is tried again at intervals, because the browser may not notice that the network is back', async () => {
    const { center, platform, advance, begin, toasts } = await startWrongly();
    platform.failNext('markAsRead', 3);
    await begin(center.readState.markAsRead('n0'));
    expect(center.waitingWrites.get()).toBe(1);
    await advance(60_000);
    expect([platform.server.get('n0')?.['read'], center.waitingWrites.get(), toasts]).toEqual([true, 0, []]);
  });

  it('is rolled back if the service refuses it, whatever the browser says', async () => {
    const { center, begin, titles } = await startWrongly((client) => ({
      ...client,
      markAsRead: async () => Promise.reject(Object.assign(new Error('refused'), { status: 403 })),
    }));
    await begin(center.readState.markAsRead('n0'));
    expect(center.feed.getItem('n0')?.read).toBe(false);
    expect(titles()).toEqual(['Error trying to mark the notification as read']);
  });

  /** Starts a center whose browser says that there is no network, although there is. */
  async function startWrongly(change = (client: NotificationClient) => client) {
    const test = createTestCenter({ notifications: items(3) });
    const environment = { ...test.environment, isOnline: () => false };
    return { ...test, center: await test.startCenter({ environment, client: change(test.platform.client) }) };
  }

  it('is dropped without a toast when the center stops', async () => {
    const { center, platform, advance, begin, page, toasts } = await startTestCenter({ notifications: items(1) });
    page.goOffline();
    void center.readState.markAsRead('n0');
    await begin(center.readState.markAllAsRead());
    void center.stop();
    page.goOnline();
    await advance(5000);
    expect(platform.server.get('n0')?.['read']).toBe(false);
    expect(toasts).toEqual([]);
  });

  it('of all items covers every page up to the click, and nothing that arrived meanwhile', async () => {
    const { center, platform, advance, begin, page, toasts } = await startTestCenter({ notifications: items(430) });
    page.goOffline();
    await begin(center.readState.markAllAsRead(), 60_000);
    expect(center.unreadCount.get()).toBe(0);
    platform.publish({ id: 'late', type: 'todo' }, 'store');
    page.goOnline();
    await advance(3000);
    expect(platform.server.get('late')?.['read']).toBe(false);
    expect([platform.server.unreadCount(), center.unreadCount.get()]).toEqual([1, 1]);
    expect(toasts).toEqual([]);
  });
});

describe('mark all as read', () => {
  it('covers every unread item up to the click on all pages, but no later arrival', async () => {
    const { center, platform, advance, begin } = await startTestCenter({ notifications: items(430) });
    await begin(center.list('all').load());
    expect([center.unreadCount.get(), center.feed.view('all').get().length]).toEqual([430, 50]);
    await begin(center.readState.markAllAsRead(), 20);
    expect([center.unreadCount.get(), center.readState.isMarkingAll.get()]).toEqual([0, true]);
    platform.publish({ id: 'late', type: 'todo' });
    await advance(2000);
    expect(platform.server.unreadCount()).toBe(1);
    expect(platform.server.get('late')?.['read']).toBe(false);
    expect([center.unreadCount.get(), center.readState.isMarkingAll.get()]).toEqual([1, false]);
    expect(center.feed.getItem('late')?.read).toBe(false);
  });

  it('does not mark an item created after the click, even if a page brings it before or instead of the hub', async () => {
    const { center, platform, advance, begin } = await startTestCenter({ notifications: items(430) });
    await begin(center.readState.markAllAsRead(), 20);
    platform.publish({ id: 'late', type: 'todo', title: 'Late' }, 'store');
    await advance(230);
    expect(center.feed.getItem('late')?.title).toBe('Late');
    await advance(3000);
    expect(platform.server.get('late')?.['read']).toBe(false);
    expect(platform.server.unreadCount()).toBe(1);
  });

  it('adds no read items of the fetched pages to the feed', async () => {
    const notifications = [...items(400, { read: true }), { id: 'old', type: 'todo' }];
    const { center, platform, begin } = await startTestCenter({ notifications });
    await begin(center.readState.markAllAsRead(), 3000);
    expect(platform.server.unreadCount()).toBe(0);
    expect(center.feed.getItem('n0')).toBeUndefined();
  });

  it('keeps a version unread that is newer than the mark, even if the response comes later', async () => {
    const { center, platform, change, advance, begin } = await startTestCenter({ notifications: items(1) });
    const markAllAsRead = platform.client.markAllAsRead;
    const isAnswered = Promise.withResolvers<void>();
    Object.assign(platform.client, {
      async markAllAsRead(ids: readonly string[]) {
        await markAllAsRead(ids);
        await isAnswered.promise;
      },
    });
    await begin(center.readState.markAllAsRead(), 300);
    change('n0', { title: 'Again', read: false });
    // The catch-ups advance so far in the meantime that no later request reaches back to that version.
    await advance(400_000);
    platform.publish({ id: 'later', type: 'todo' });
    await advance(400_000);
    isAnswered.resolve();
    await advance(400_000);
    expect(center.feed.getItem('n0')).toMatchObject({ title: 'Again', read: false });
    expect(platform.server.get('n0')?.['read']).toBe(false);
  });

  it('is rolled back with its toast if it fails', async () => {
    const { center, platform, advance, begin, titles } = await startTestCenter({ notifications: items(60) });
    platform.failNext('markAllAsRead');
    await begin(center.readState.markAllAsRead(), 20);
    expect(center.unreadCount.get()).toBe(0);
    await advance(2000);
    expect(titles()).toEqual(['Error trying to mark the notifications as read']);
    expect([center.unreadCount.get(), center.feed.getItem('n59')?.read]).toEqual([60, false]);
  });

  it('fails if the pages cannot be fetched', async () => {
    const { center, platform, begin, titles } = await startTestCenter({ notifications: items(60) });
    platform.failNext('getFilteredNotifications');
    await begin(center.readState.markAllAsRead(), 2000);
    expect(titles()).toEqual(['Error trying to mark the notifications as read']);
    expect(platform.server.unreadCount()).toBe(60);
  });

  it('waits for earlier marks, and later marks wait for it', async () => {
    const { center, platform, begin } = await startTestCenter({ notifications: items(3) });
    void center.readState.markAsRead('n0');
    void center.readState.markAllAsRead();
    await begin(center.readState.markAsUnread('n1'), 3000);
    expect(['n0', 'n1', 'n2'].map((id) => platform.server.get(id)?.['read'])).toEqual([true, false, true]);
    expect(center.unreadCount.get()).toBe(1);
  });

  it('sends no request if no item is unread', async () => {
    const { center, platform, begin } = await startTestCenter({ notifications: items(3, { read: true }) });
    await begin(center.readState.markAllAsRead(), 2000);
    expect(platform.calls).not.toContain('markAllAsRead');
  });
});
