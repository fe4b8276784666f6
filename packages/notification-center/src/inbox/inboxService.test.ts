import { describe, expect, it } from 'vitest';
import type { Notification } from '../core/notification.ts';
import { createTestCenter, items } from '../data/createTestCenter.testing.ts';
import type { InboxExtension } from '../data/InboxAdditions.ts';
import { createRandom } from '../transport/createRandom.testing.ts';
import { createVirtualPage } from '../transport/createVirtualClock.testing.ts';
import { createFakeBrowser } from '../transport/fake/createFakeTabs.ts';
import { createInbox, type InboxOptions } from './index.ts';

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
