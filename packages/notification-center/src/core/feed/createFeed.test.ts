import { describe, expect, it, vi } from 'vitest';
import { serverMinute } from '../notification.testing.ts';
import { idsOf, item, loaded } from './createFeed.testing.ts';

describe('merging', () => {
  it('"Incoming real-time items replace an existing one with the same id."', () => {
    const { feed } = loaded(item('b', 2), item('a', 1));
    feed.merge([item('a', 3, { title: 'Later' })], 'hub');
    expect(idsOf(feed)).toEqual(['b', 'a']);
    expect(feed.getItem('a')?.title).toBe('Later');
  });

  it('"Otherwise they go to the top of the list."', () => {
    const { feed } = loaded(item('b', 2), item('a', 1));
    feed.merge([item('c', 0), item('d', -60)], 'hub');
    expect(idsOf(feed)).toEqual(['d', 'c', 'b', 'a']);
  });

  it('a hub event older than the held item is dropped', () => {
    const { feed } = loaded(item('a', 2, { title: 'Held' }));
    expect(feed.merge([item('a', 1, { title: 'Old' })], 'hub')).toEqual([]);
    expect(feed.getItem('a')?.title).toBe('Held');
  });

  it('an event without lastModifiedDate replaces the held item and keeps its date', () => {
    const { feed } = loaded(item('a', 2, { title: 'Held', read: true }));
    feed.merge([item('a', 0, { lastModifiedDate: null, title: 'Undated' })], 'hub');
    expect(feed.getItem('a')).toMatchObject({ title: 'Undated', read: true, lastModifiedDate: serverMinute(2) });
    feed.merge([item('a', 1, { title: 'Old' })], 'hub');
    expect(feed.getItem('a')?.title).toBe('Undated');
    feed.merge([item('a', 3, { title: 'Later' })], 'hub');
    expect(feed.getItem('a')?.title).toBe('Later');
  });

  it('versions without lastModifiedDate are ordered by their other times', () => {
    const undated = (minute: number, title: string) =>
      item('a', 0, { lastModifiedDate: null, dateTime: serverMinute(minute), title });
    const { feed } = loaded(undated(2, 'Held'));
    feed.merge([undated(1, 'Old')], 'hub');
    expect(feed.getItem('a')?.title).toBe('Held');
    feed.merge([item('a', -5, { title: 'Dated' })], 'hub');
    expect(feed.getItem('a')?.title).toBe('Dated');
  });

  it('a response requested later outranks an event with a date in the future', () => {
    const { feed } = loaded(item('a', 1));
    feed.merge([item('a', 6000, { title: 'From the future' })], 'hub');
    feed.merge([item('a', 2, { title: 'Real' })], 'hub');
    feed.merge([item('a', 2, { title: 'Real' })], 'rest', feed.mark());
    expect(feed.getItem('a')?.title).toBe('Real');
    feed.merge([item('a', 3, { title: 'Next' })], 'hub');
    expect(feed.getItem('a')?.title).toBe('Next');
  });

  it('a response requested before an event does not undo it, nor does an older response after one confirmed it', () => {
    const { feed } = loaded(item('a', 1));
    const askedBefore = feed.mark();
    feed.merge([item('a', 3, { title: 'Event' })], 'hub');
    feed.merge([item('a', 2)], 'rest', askedBefore);
    expect(feed.getItem('a')?.title).toBe('Event');
    feed.merge([item('a', 3, { title: 'Event' })], 'rest', feed.mark());
    feed.merge([item('a', 2)], 'rest', feed.mark());
    expect(feed.getItem('a')?.title).toBe('Event');
  });

  it('merging the same version twice changes nothing and calls no listener', () => {
    const { feed, frames } = loaded(item('a', 1));
    feed.subscribeItem('a', vi.fn());
    const before = feed.getItem('a');
    feed.merge([item('a', 1)], 'hub');
    feed.merge([item('a', 1)], 'rest');
    expect(feed.getItem('a')).toBe(before);
    expect(frames).toEqual([]);
  });

  it('items with the same time keep the order of the response', () => {
    const { feed } = loaded(item('c', 1), item('b', 1), item('a', 1));
    expect(idsOf(feed)).toEqual(['c', 'b', 'a']);
  });

  it('an item without a time is placed next to its neighbour in the response', () => {
    const none = { lastModifiedDate: null, dateTime: null, createdDate: null };
    const { feed } = loaded(item('x', 0, none), item('c', 3), item('y', 0, none), item('a', 1));
    expect(idsOf(feed)).toEqual(['x', 'c', 'y', 'a']);
  });

  it('a hub event changes the read flag only if its version is newer', () => {
    const { feed } = loaded(item('a', 1, { read: true }));
    feed.merge([item('a', 1, { read: false })], 'hub');
    expect(feed.getItem('a')?.read).toBe(true);
    feed.merge([item('a', 2, { read: false })], 'hub');
    expect(feed.getItem('a')?.read).toBe(false);
  });

  it('a response requested before a write was acknowledged does not undo the write', () => {
    const { feed } = loaded(item('a', 1));
    const askedAt = feed.mark();
    feed.setRead(new Map([['a', null]]), true);
    feed.merge([item('a', 1), item('b', 1)], 'rest', askedAt);
    expect(feed.getItem('a')?.read).toBe(true);
    feed.merge([item('a', 1)], 'rest', feed.mark());
    expect(feed.getItem('a')?.read).toBe(false);
  });

  it('a response requested before a write was acknowledged still applies a newer version', () => {
    const { feed } = loaded(item('a', 1));
    const askedAt = feed.mark();
    feed.setRead(new Map([['a', Date.parse(serverMinute(1))]]), true);
    feed.merge([item('a', 2)], 'rest', askedAt);
    expect(feed.getItem('a')?.read).toBe(false);
  });

  it('a write does not change a version that may be newer than the write', () => {
    const { feed } = loaded(item('c', 1), item('b', 1), item('a', 1));
    const versions = new Map(['a', 'b', 'c'].map((id) => [id, Date.parse(serverMinute(1))]));
    feed.merge([item('a', 2)], 'hub');
    feed.merge([item('b', 2)], 'rest');
    expect(feed.setRead(versions, true)).toEqual(['c']);
    expect(['a', 'b', 'c'].map((id) => feed.getItem(id)?.read)).toEqual([false, false, true]);
  });
});

describe('listeners', () => {
  it('are called once a frame, each only for its own item', () => {
    const { feed, frames, nextFrame } = loaded(item('b', 2), item('a', 1));
    const [ofA, ofB, ofCounts] = [vi.fn(), vi.fn(), vi.fn()];
    const stop = feed.subscribeItem('a', ofA);
    feed.subscribeItem('b', ofB);
    feed.counts.subscribe(ofCounts);
    for (let minute = 3; minute < 103; minute++) feed.merge([item('a', minute, { read: minute % 2 === 0 })], 'hub');
    expect(frames).toHaveLength(1);
    nextFrame();
    expect([ofA.mock.calls.length, ofB.mock.calls.length, ofCounts.mock.calls.length]).toEqual([1, 0, 1]);
    stop();
    feed.merge([item('a', 200)], 'hub');
    nextFrame();
    expect(ofA).toHaveBeenCalledTimes(1);
  });
});

describe('optimistic operations', () => {
  const reading = (...ids: readonly string[]) => ({ ids: new Set(ids), read: true });

  it('show and count at once, and are rolled back separately', () => {
    const { feed } = loaded(item('b', 2), item('a', 1));
    const [first, second] = [reading('a', 'b'), { ids: new Set(['b']), read: false }];
    feed.begin(first);
    feed.begin(second);
    expect([feed.getItem('a')?.read, feed.getItem('b')?.read]).toEqual([true, false]);
    expect(feed.counts.get().all.unread).toBe(1);
    feed.merge([item('a', 3, { title: 'Arrived meanwhile' })], 'hub');
    feed.rollBack(first);
    expect(feed.getItem('a')).toMatchObject({ read: false, title: 'Arrived meanwhile' });
    expect(feed.getItem('b')?.read).toBe(false);
    feed.rollBack(second);
    expect(feed.counts.get().all).toEqual({ total: 2, unread: 2 });
    expect(feed.unread()).toEqual({ clean: 2, shown: 2 });
  });

  it('settle into the clean item only once', () => {
    const { feed } = loaded(item('a', 1));
    const operation = reading('a');
    feed.begin(operation);
    expect(feed.unread()).toEqual({ clean: 1, shown: 0 });
    expect(feed.settle(operation, new Map([['a', null]]))).toEqual(['a']);
    expect(feed.settle(operation, new Map([['a', null]]))).toEqual([]);
    expect(feed.getClean('a')?.read).toBe(true);
  });

  it('apply to an item that arrives later', () => {
    const { feed } = loaded();
    feed.begin(reading('late'));
    feed.merge([item('late', 1)], 'rest');
    expect(feed.getItem('late')?.read).toBe(true);
  });
});

describe('ten thousand rows', () => {
  it('a thousand updates of single rows change only those rows', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => item(`i${index}`, -index));
    const { feed, nextFrame } = loaded(...many);
    const listener = vi.fn();
    const rowListener = vi.fn();
    feed.view('all').subscribe(listener);
    for (const { id } of many) feed.subscribeItem(id, rowListener);
    const before = idsOf(feed);
    for (let index = 0; index < 1000; index++) feed.merge([item(`i${index * 10}`, 1, { title: 'Changed' })], 'hub');
    nextFrame();
    expect(rowListener).toHaveBeenCalledTimes(1000);
    expect(listener).not.toHaveBeenCalled();
    expect(idsOf(feed)).toBe(before);
  });
});
