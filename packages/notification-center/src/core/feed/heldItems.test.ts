import { expect, it, vi } from 'vitest';
import { serverMinute } from '../notification.testing.ts';
import type { Notification } from '../notification.ts';
import { parseNotification } from '../parsing/parseNotification.ts';
import { item } from './createFeed.testing.ts';
import { createFeed, keptMs } from './createFeed.ts';

/** Creates read items, newest first. */
const reads = (count: number) => Array.from({ length: count }, (_, index) => item(`r${index}`, -index, { read: true }));

function smallFeed() {
  let time = 0;
  const feed = createFeed({ requestFrame: () => {}, now: () => time, keptItems: 100 });
  return { feed, passTime: (milliseconds: number) => void (time += milliseconds) };
}

it('does not grow by items that are in no loaded list and have no listener, read or not', () => {
  const { feed, passTime } = smallFeed();
  feed.merge([item('marked', 0), item('watched', 0, { read: true })], 'rest');
  feed.begin({ ids: new Set(['marked']), read: true });
  feed.subscribeItem('watched', vi.fn());
  for (const [index, one] of reads(1000).entries()) {
    feed.merge([{ ...one, read: index % 2 === 0 }], 'hub');
    passTime(keptMs / 50);
  }
  const { total, unread } = feed.counts.get().all;
  expect(total).toBeLessThanOrEqual(111);
  expect(feed.unread()).toEqual({ clean: unread + 1, shown: unread });
  expect(feed.unreadIds()).toHaveLength(unread);
  expect(feed.getItem('marked')).toBeDefined();
  expect(feed.getItem('watched')).toBeDefined();
  expect(feed.getItem('r0')).toBeUndefined();
  expect(feed.getItem('r999')).toBeDefined();
});

it('keeps every row of a loaded list that somebody watches, and unloads a long list that nobody does', () => {
  const { feed, passTime } = smallFeed();
  for (const list of ['exports', 'all'] as const) feed.setBound(list, Number.NEGATIVE_INFINITY);
  const stop = feed.view('exports').subscribe(vi.fn());
  const arrive = (items: readonly Notification[]) => {
    for (const one of items) {
      feed.merge([one], 'hub');
      passTime(keptMs / 50);
    }
  };
  arrive(reads(1000));
  expect(feed.view('exports').get()).toHaveLength(1000);
  expect([feed.isLoaded('exports'), feed.isLoaded('all')]).toEqual([true, false]);
  stop();
  arrive(Array.from({ length: 200 }, (_, index) => item(`later${index}`, index)));
  expect(feed.isLoaded('exports')).toBe(false);
  expect(feed.view('exports').get()).toEqual([]);
  expect(feed.counts.get().all.total).toBeLessThanOrEqual(111);
});

it('keeps recently seen items, as a slow response may be older', () => {
  const { feed, passTime } = smallFeed();
  feed.merge(reads(1000), 'rest');
  passTime(keptMs - 1);
  feed.merge(reads(2000), 'rest');
  expect(feed.counts.get().all.total).toBe(2000);
});

it('a page brings back evicted items', () => {
  const { feed, passTime } = smallFeed();
  feed.merge(reads(300), 'rest');
  passTime(keptMs);
  feed.merge([item('a', 1)], 'rest');
  expect(feed.counts.get().all.total).toBe(100);
  feed.merge(reads(50), 'rest');
  feed.setBound('exports', Date.parse(serverMinute(-49)));
  expect(feed.view('exports').get()).toEqual(['a', ...reads(50).map(({ id }) => id)]);
});

it('shows the newest fifty of the malformed items', () => {
  const feed = createFeed({ requestFrame: () => {} });
  feed.merge([item('a', 1)], 'rest');
  feed.setBound('all', Number.NEGATIVE_INFINITY);
  for (let index = 0; index < 5000; index++) feed.merge([parseNotification({ heartbeat: index })], 'hub');
  expect(feed.view('all').get()).toHaveLength(51);
  expect(feed.counts.get().all.total).toBe(51);
  expect(feed.view('all').get()).toContain('a');
});
