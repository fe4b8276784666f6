import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastQueue, type ToastQueue } from './toastQueue.ts';

let queue: ToastQueue;
const titles = () => queue.getShown().map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
  queue = createToastQueue();
});
afterEach(() => vi.useRealTimers());

describe('toasts auto-hide after 5000 ms', () => {
  test('and not before', () => {
    queue.subscribe(vi.fn());
    queue.add({ title: 'Saved' });
    vi.advanceTimersByTime(4999);
    expect(titles()).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  test('or after the time they are given; null stays until it is closed', () => {
    queue.subscribe(vi.fn());
    queue.add({ title: 'Short', timeout: 1000 });
    const key = queue.add({ title: 'Stays', timeout: null });
    vi.advanceTimersByTime(1000);
    expect(titles()).toEqual(['Stays']);
    vi.advanceTimersByTime(86_400_000);
    expect(titles()).toEqual(['Stays']);
    queue.close(key);
    expect(titles()).toEqual([]);
  });

  test('no time passes while nothing shows them', () => {
    queue.add({ title: 'Before the page' });
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['Before the page']);
    queue.subscribe(vi.fn());
    vi.advanceTimersByTime(5000);
    expect(titles()).toEqual([]);
  });

  test('a pause keeps what is left, for those that come meanwhile too', () => {
    queue.subscribe(vi.fn());
    queue.add({ title: 'First' });
    vi.advanceTimersByTime(4000);
    queue.pause();
    queue.add({ title: 'Second' });
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['First', 'Second']);
    queue.resume();
    vi.advanceTimersByTime(1000);
    expect(titles()).toEqual(['Second']);
    vi.advanceTimersByTime(4000);
    expect(titles()).toEqual([]);
  });
});

test('four are shown; a fifth waits with its whole time', () => {
  queue.subscribe(vi.fn());
  const keys = ['1', '2', '3', '4', '5'].map((title) => queue.add({ title, timeout: title === '5' ? 5000 : null }));
  expect(titles()).toEqual(['1', '2', '3', '4']);
  vi.advanceTimersByTime(60_000);
  queue.close(keys[1] ?? 0);
  expect(titles()).toEqual(['1', '3', '4', '5']);
  vi.advanceTimersByTime(5000);
  expect(titles()).toEqual(['1', '3', '4']);
});

test('the same words are one toast, which stays longer', () => {
  queue.subscribe(vi.fn());
  const key = queue.add({ title: 'Error retrying the job', tone: 'danger' });
  vi.advanceTimersByTime(4000);
  expect(queue.add({ title: 'Error retrying the job', tone: 'danger' })).toBe(key);
  vi.advanceTimersByTime(4000);
  expect(queue.getShown()).toMatchObject([{ key, times: 2 }]);
  const action = { label: 'Download', onPress: vi.fn() };
  queue.add({ title: 'Completed', action });
  queue.add({ title: 'Completed', action });
  expect(titles()).toEqual(['Error retrying the job', 'Completed', 'Completed']);
});

test('listeners hear of each change until they leave, and the list is the same between changes', () => {
  const listener = vi.fn();
  const leave = queue.subscribe(listener);
  queue.add({ title: 'Saved' });
  expect(queue.getShown()).toBe(queue.getShown());
  queue.close(17);
  expect(listener).toHaveBeenCalledTimes(1);
  queue.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  queue.add({ title: 'Saved' });
  expect(listener).toHaveBeenCalledTimes(2);
});
