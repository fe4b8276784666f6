import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnnouncer } from './announcer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what comes in one go is said once, by its newest text', () => {
  const speak = vi.fn();
  const announcer = createAnnouncer(speak);
  for (const count of [1, 2, 3]) announcer.say('count', () => `${count} unread`);
  vi.advanceTimersByTime(1000);
  expect(speak.mock.calls).toEqual([['3 unread']]);
});

test('however much comes, one message is said in 5 seconds at most', () => {
  const saidAt: number[] = [];
  const announcer = createAnnouncer(() => saidAt.push(Date.now()));
  for (let second = 0; second < 60; second += 1) {
    announcer.say('arrivals', () => 'new');
    vi.advanceTimersByTime(1000);
  }
  expect(saidAt.length).toBeGreaterThan(8);
  for (const [index, at] of saidAt.entries()) {
    if (index > 0) expect(at - (saidAt[index - 1] ?? 0)).toBeGreaterThanOrEqual(5000);
  }
});

test('what has been said of arrivals is not said again as a count', () => {
  const speak = vi.fn();
  const announcer = createAnnouncer(speak);
  announcer.say('count', () => '5 unread');
  announcer.say('arrivals', () => '2 new');
  vi.advanceTimersByTime(60_000);
  expect(speak.mock.calls).toEqual([['2 new']]);
});

test('the connection comes first, and arrivals after it', () => {
  const speak = vi.fn();
  const announcer = createAnnouncer(speak);
  announcer.say('arrivals', () => '2 new');
  announcer.say('connection', () => 'Connected again.');
  vi.advanceTimersByTime(60_000);
  expect(speak.mock.calls).toEqual([['Connected again.'], ['2 new']]);
});

test('an item counts once, in however many lists it came in, and each time anew', () => {
  const speak = vi.fn();
  const announcer = createAnnouncer(speak);
  const text = (count: number) => `${count} new`;
  announcer.arrived(['a', 'b'], text);
  announcer.arrived(['b', 'c'], text);
  vi.advanceTimersByTime(10_000);
  announcer.arrived(['d'], text);
  vi.advanceTimersByTime(10_000);
  expect(speak.mock.calls).toEqual([['3 new'], ['1 new']]);
});
