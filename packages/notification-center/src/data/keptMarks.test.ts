import { createWritable } from '@gantry/base/observable';
import { describe, expect, it, vi } from 'vitest';
import { createTestCenter, items } from './createTestCenter.testing.ts';
import type { MarkWrite, WaitingMark } from './WriteQueue.ts';

/** A center over a queue that keeps each mark until the test answers it. */
async function setUp() {
  const { platform, startCenter, advance } = createTestCenter({ notifications: items(3) });
  const kept: { readonly write: MarkWrite; readonly answer: (value: unknown) => void; readonly refuse: () => void }[] =
    [];
  const waiting = createWritable<readonly WaitingMark[]>([]);
  const send = (write: MarkWrite) => {
    const { promise: ended, resolve, reject } = Promise.withResolvers<unknown>();
    kept.push({ write, answer: resolve, refuse: () => reject(Object.assign(new Error('Refused.'), { status: 409 })) });
    return Promise.resolve({ ended });
  };
  const center = await startCenter({ queue: { send, waiting } });
  await advance(1000);
  return { platform, center, advance, kept, waiting };
}

describe('a queue that keeps marks', () => {
  it('is given what is held, if the rest cannot be read, and nobody waits for it', async () => {
    const { platform, center, advance, kept } = await setUp();
    platform.failNext('getFilteredNotifications', 10);
    void center.readState.markAllAsRead();
    await advance(1000);
    expect(kept.map(({ write }) => [write.ids.toSorted(), write.read])).toEqual([[['n0', 'n1', 'n2'], true]]);
    expect(center.readState.isMarkingAll.get()).toBe(false);
    expect([center.feed.getItem('n1')?.read, center.unreadCount.get()]).toEqual([true, 0]);
  });

  it('is given each mark of an item in order, with its words, and the last one is shown', async () => {
    const { center, advance, kept } = await setUp();
    void center.readState.markAsRead('n1');
    void center.readState.markAsUnread('n1');
    await advance(0);
    expect(kept.map(({ write }) => write.read)).toEqual([true, false]);
    expect(kept[0]?.write.title).toContain(center.feed.getItem('n1')?.title);
    expect(center.feed.getItem('n1')?.read).toBe(false);
  });

  it('is not asked by Mark all as read to undo what was marked since', async () => {
    const { center, advance, kept } = await setUp();
    void center.readState.markAllAsRead();
    void center.readState.markAsUnread('n1');
    await advance(1000);
    expect(kept.map(({ write }) => [write.ids.toSorted(), write.read])).toEqual([
      [['n1'], false],
      [['n0', 'n2'], true],
    ]);
    for (const { answer } of kept) answer(undefined);
    await advance(1000);
    expect(['n0', 'n1', 'n2'].map((id) => center.feed.getItem(id)?.read)).toEqual([true, false, true]);
  });

  it('shows a mark that waits since an earlier visit, until it is refused', async () => {
    const { center, advance, waiting } = await setUp();
    const { promise, reject } = Promise.withResolvers<unknown>();
    const ended = vi.fn<() => Promise<unknown>>(() => promise);
    waiting.set([{ key: 'row n2', id: 'n2', read: true, ended }]);
    await advance(0);
    expect([center.feed.getItem('n2')?.read, ended.mock.calls.length]).toEqual([true, 1]);
    reject(Object.assign(new Error('Refused.'), { status: 409 }));
    await advance(0);
    expect(center.feed.getItem('n2')?.read).toBe(false);
  });

  it('shows a waiting mark of an item that is loaded later', async () => {
    const { platform, center, advance, waiting } = await setUp();
    waiting.set([{ key: 'row n9', id: 'n9', read: true, ended: () => new Promise(() => undefined) }]);
    platform.publish({ ...items(1)[0], id: 'n9' });
    await advance(1000);
    expect(center.feed.getItem('n9')?.read).toBe(true);
  });
});
