import { expect, it, vi } from 'vitest';
import { serverMinute, someNotification } from '../notification.testing.ts';
import type { Notification } from '../notification.ts';
import { parseNotification } from '../parsing/parseNotification.ts';
import { createFeed, keptMs } from './createFeed.ts';

const item = (id: string, minute: number, fields: Readonly<Record<string, unknown>> = {}): Notification =>
  someNotification({ id, type: 'export', lastModifiedDate: serverMinute(minute), ...fields });

/** Makes read items, newest first. */
const reads = (count: number) => Array.from({ length: count }, (_, index) => item(`r${index}`, -index, { read: true }));

function smallFeed() {
  let time = 0;
  const feed = createFeed({ requestFrame: () => {}, now: () => time, keptItems: 100 });
  return { feed, passTime: (milliseconds: number) => void (time += milliseconds) };
}

it('does not grow by read items that are in no loaded list and have no listener', () => {
  const { feed, passTime } = smallFeed();
  feed.merge([item('unread', 0), item('watched', 0, { read: true })], 'rest');
  feed.subscribeItem('watched', vi.fn());
  for (const one of reads(1000)) {
    feed.merge([one], 'hub');
    passTime(keptMs / 50);
  }
  expect(feed.counts.get().all.total).toBeLessThanOrEqual(111);
  expect(feed.getItem('unread')).toBeDefined();
  expect(feed.getItem('watched')).toBeDefined();
  expect(feed.getItem('r0')).toBeUndefined();
  expect(feed.getItem('r999')).toBeDefined();
});

it('keeps every row of a loaded list, however many there are', () => {
  const { feed, passTime } = smallFeed();
  feed.setBound('exports', Number.NEGATIVE_INFINITY);
  for (const one of reads(1000)) {
    feed.merge([one], 'hub');
    passTime(keptMs / 50);
  }
  expect(feed.view('exports').get()).toHaveLength(1000);
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
