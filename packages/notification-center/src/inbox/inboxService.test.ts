import { describe, expect, it } from 'vitest';
import type { Notification } from '../core/notification.ts';
import { createTestCenter, items } from '../data/createTestCenter.testing.ts';
import type { InboxExtension } from '../data/InboxAdditions.ts';
import { createRandom } from '../transport/createRandom.testing.ts';
import { createVirtualPage } from '../transport/createVirtualClock.testing.ts';
import { createFakeBrowser } from '../transport/fake/createFakeTabs.ts';
import { createInbox, type InboxOptions } from './index.ts';
import { snoozeTimes } from './snoozeTimes.ts';

async function setUp(options: InboxOptions, fields: Readonly<Record<string, unknown>> = {}, count = 3) {
  const test = createTestCenter({ notifications: items(count, fields) }, { inbox: createInbox(options) });
  await test.started();
  return test;
}

/** Opens two tabs of one browser. Each is on a page of its own, and both are visible. */
async function twoTabs(test: ReturnType<typeof createTestCenter>, inbox: () => InboxExtension) {
  const { clock, environment, advance, openCenter } = test;
  const browser = createFakeBrowser((callback) => environment.setTimer(callback, 5), clock.now);
  const open = () => {
    const tab = browser.openTab();
    const { environment: own } = createVirtualPage(clock, createRandom(7), tab);
    const center = openCenter({ inbox: inbox(), tabs: tab, environment: own });
    center.start();
    return center;
  };
  const center = open();
  const other = open();
  await advance(2000);
  return { center, other };
}

describe('Remove', () => {
  const notifications = items(3, { read: false });
  const shownBy = (center: Awaited<ReturnType<typeof setUp>>['center']) => center.feed.view('all').get();
  async function open(options: InboxOptions = { hasUndo: true }) {
    const test = createTestCenter({ notifications, hasInbox: true }, { inbox: createInbox(options) });
    await test.started();
    void test.center.list('all').load();
    await test.advance(1000);
    return test;
  }
  const press = ({ center }: Awaited<ReturnType<typeof open>>, id: string, action: string) => {
    const item = center.feed.getItem(id);
    const actions = item === undefined ? [] : center.inbox.rowActions?.(item);
    actions?.find((one) => one.id === action)?.onAction();
  };

  it('takes the item out of its lists and of the count at once, and is sent when its toast has gone', async () => {
    const test = await open();
    const { center, platform, advance, toasts, titles } = test;
    press(test, 'n1', 'remove');
    await advance(1000);
    expect([shownBy(center), center.unreadCount.get(), center.feed.counts.get().all.total]).toEqual([
      ['n2', 'n0'],
      2,
      2,
    ]);
    expect([titles(), platform.calls.includes('dismiss')]).toEqual([['1 notification removed'], false]);
    toasts[0]?.onClose?.();
    await advance(40_000);
    expect(platform.server.get('n1')).toBeUndefined();
    expect([shownBy(center), center.unreadCount.get()]).toEqual([['n2', 'n0'], 2]);
  });

  it('is taken back by Undo: the item is unread again, in its place', async () => {
    const test = await open();
    const { center, platform, advance, toasts } = test;
    press(test, 'n1', 'remove');
    await advance(1000);
    toasts[0]?.action?.onPress();
    await advance(1000);
    expect([shownBy(center), center.unreadCount.get()]).toEqual([['n2', 'n1', 'n0'], 3]);
    expect(platform.calls).not.toContain('dismiss');
  });

  it('that fails shows the item again, and says so', async () => {
    const test = await open({});
    const { center, platform, advance, titles } = test;
    platform.failNext('dismiss');
    press(test, 'n1', 'remove');
    await advance(1000);
    expect([shownBy(center), center.unreadCount.get()]).toEqual([['n2', 'n1', 'n0'], 3]);
    expect(titles()).toEqual(['The notifications could not be removed.']);
  });

  it('holds against a late answer with the removed version, and not against a newer version', async () => {
    const test = await open({});
    const { center, platform, advance } = test;
    const removed = platform.server.get('n1');
    press(test, 'n1', 'remove');
    await advance(1000);
    platform.publish({ ...removed }, 'hub');
    await advance(1000);
    expect(shownBy(center)).toEqual(['n2', 'n0']);
    platform.publish({ ...removed, title: 'Changed', lastModifiedDate: undefined });
    await advance(1000);
    expect(shownBy(center)).toEqual(['n1', 'n2', 'n0']);
    expect(center.unreadCount.get()).toBe(3);
  });

  it('leaves a running job, whose row is the only place to cancel it', async () => {
    const test = await open({});
    const { center, platform, advance } = test;
    platform.publish({ id: 'running', type: 'export', payload: { status: 'running' } });
    await advance(1000);
    const clear = center.inbox.screenActions?.(() => shownBy(center)).find(({ id }) => id === 'clear');
    clear?.onAction();
    await advance(1000);
    expect(shownBy(center)).toEqual(['running']);
    expect(platform.server.all().map(({ id }) => id)).toEqual(['running']);
  });

  it('reaches the other tabs', async () => {
    const test = createTestCenter({ notifications, hasInbox: true });
    const { center, other } = await twoTabs(test, () => createInbox({}));
    void other.list('all').load();
    void center.list('all').load();
    await test.advance(2000);
    const item = center.feed.getItem('n1');
    if (item !== undefined)
      center.inbox
        .rowActions?.(item)
        .find(({ id }) => id === 'remove')
        ?.onAction();
    await test.advance(2000);
    expect([shownBy(center), center.unreadCount.get()]).toEqual([['n2', 'n0'], 2]);
    expect([shownBy(other), other.unreadCount.get()]).toEqual([['n2', 'n0'], 2]);
  });

  it('is what e does, if the client can remove', async () => {
    const test = await open({ hasShortcuts: true });
    test.center.inbox.shortcuts?.get()?.press({ key: 'e', code: '' }, 'n2');
    await test.advance(1000);
    expect(shownBy(test.center)).toEqual(['n1', 'n0']);
  });

  it('Remind me in an hour brings the item back, unread, at the top', async () => {
    const test = await open({});
    const { center, advance } = test;
    press(test, 'n0', 'inAnHour');
    await advance(1000);
    expect([shownBy(center), center.unreadCount.get()]).toEqual([['n2', 'n1'], 2]);
    await advance(3_600_000);
    expect([shownBy(center), center.unreadCount.get()]).toEqual([['n0', 'n2', 'n1'], 3]);
  });

  it.each([
    ['en-GB', ['2024-11-05T13:00:00.000Z', '2024-11-06T09:00:00.000Z', '2024-11-11T09:00:00.000Z']],
    ['en-US', ['2024-11-05T13:00:00.000Z', '2024-11-06T09:00:00.000Z', '2024-11-10T09:00:00.000Z']],
  ])('in %s an item comes back in an hour, tomorrow, or in the week that begins next', (locale, expected) => {
    process.env['TZ'] = 'UTC';
    const times = snoozeTimes(Date.UTC(2024, 10, 5, 12), locale);
    expect(times.map(([, time]) => time.toISOString())).toEqual(expected);
  });
});

describe('a muted type', () => {
  const inbox = () => createInbox({});
  async function open() {
    const platformOptions = {
      hasInbox: true,
      notifications: items(1, { type: 'export', payload: { status: 'running' } }),
    };
    const test = createTestCenter(platformOptions, { inbox: inbox() });
    await test.started();
    return test;
  }
  const complete = ({ platform }: Awaited<ReturnType<typeof open>>, id: string) =>
    platform.publish({ id, type: 'export', title: id, payload: { status: 'completed' } });
  const mute = ({ center }: Awaited<ReturnType<typeof open>>) => {
    const item = center.feed.getItem('n0');
    if (item !== undefined)
      center.inbox
        .rowActions?.(item)
        .find(({ id }) => id === 'mute')
        ?.onAction();
  };

  it('shows no toast; it is stored, and holds in the next session', async () => {
    const test = await open();
    await test.advance(2000);
    mute(test);
    await test.advance(1000);
    complete(test, 'n0');
    await test.advance(2000);
    expect(test.toasts).toEqual([]);
    const next = test.openCenter({ inbox: inbox() });
    next.start();
    await test.advance(2000);
    expect(next.inbox.isMuted?.({ type: 'export' } as Notification)).toBe(true);
    mute(test);
    await test.advance(1000);
    complete(test, 'n9');
    await test.advance(2000);
    expect(test.titles()).toEqual(['n9 completed']);
  });

  it('is loud again if it could not be stored, and says so', async () => {
    const test = await open();
    test.platform.failNext('setPreferences');
    mute(test);
    await test.advance(2000);
    expect(test.titles()).toEqual(['The notification settings could not be saved.']);
    complete(test, 'n0');
    await test.advance(2000);
    expect(test.titles()[1]).toBe('n0 completed');
  });

  it('and all that the client cannot do are absent', async () => {
    const { center } = await setUp({ hasUndo: true });
    expect(center.inbox.rowActions).toBeUndefined();
    expect(center.inbox.screenActions).toBeUndefined();
    expect(center.inbox.Screen).toBeUndefined();
  });
});

describe('a digest', () => {
  it.each([
    [12, 'export', 'completed', '12 exports finished'],
    [2, 'import', 'failed', '2 imports failed'],
  ])('of %d jobs of type %s that are %s is one toast', async (count, type, status, expected) => {
    const test = await setUp({ digestSeconds: 5 }, {}, 0);
    for (let index = 0; index < count; index += 1) {
      test.platform.publish({ id: `job${index}`, type, payload: { status } });
      await test.advance(200);
    }
    expect(test.titles()).toEqual([]);
    await test.advance(5000);
    expect(test.titles()).toEqual([expected]);
  });

  it('of one job is its own toast, and one of several types counts jobs', async () => {
    const test = await setUp({ digestSeconds: 5 }, {}, 0);
    test.platform.publish({ id: 'a', type: 'export', title: 'Alone', payload: { status: 'completed' } });
    await test.advance(6000);
    test.platform.publish({ id: 'b', type: 'export', payload: { status: 'completed' } });
    test.platform.publish({ id: 'c', type: 'import', payload: { status: 'failed' } });
    await test.advance(6000);
    expect(test.titles()).toEqual(['Alone completed', '1 job finished, 1 failed']);
  });
});

describe('the sound', () => {
  it('is played once for a burst, in one tab, and not for a muted type or a read item', async () => {
    const played: string[] = [];
    const test = createTestCenter({ hasInbox: true });
    const { center } = await twoTabs(test, () => createInbox({ playSound: () => void played.push('chime') }));
    for (const id of ['a', 'b', 'c']) test.platform.publish({ id, type: 'todo' });
    await test.advance(6000);
    expect(played).toHaveLength(1);
    test.platform.publish({ id: 'd', type: 'todo', read: true });
    await test.advance(6000);
    expect(played).toHaveLength(1);
    const item = center.feed.getItem('a');
    if (item !== undefined)
      center.inbox
        .rowActions?.(item)
        .find(({ id }) => id === 'mute')
        ?.onAction();
    await test.advance(1000);
    test.platform.publish({ id: 'e', type: 'todo' });
    await test.advance(6000);
    expect(played).toHaveLength(1);
    test.platform.publish({ id: 'f', type: 'export', payload: { status: 'completed' } });
    await test.advance(6000);
    expect(played).toHaveLength(2);
  });
});
