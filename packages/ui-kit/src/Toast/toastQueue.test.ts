import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastQueue, type ToastQueue } from './toastQueue.ts';

let queue: ToastQueue;
const titles = () => queue.getShown().map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
  queue = createToastQueue();
  queue.subscribe(vi.fn());
});
/** The titles that are shown after a time. */
const titlesAfter = (ms: number) => {
  vi.advanceTimersByTime(ms);
  return titles();
};
afterEach(() => vi.useRealTimers());

describe('toasts auto-hide after 5000 ms', () => {
  test('and not before', () => {
    queue.add({ title: 'Saved' });
    expect(titlesAfter(4999)).toEqual(['Saved']);
    expect(titlesAfter(1)).toEqual([]);
  });

  test('or after their own timeout; null stays until it is closed', () => {
    queue.add({ title: 'Short', timeout: 1000 });
    const key = queue.add({ title: 'Stays', timeout: null });
    expect(titlesAfter(1000)).toEqual(['Stays']);
    expect(titlesAfter(86_400_000)).toEqual(['Stays']);
    queue.close(key);
    expect(titles()).toEqual([]);
  });

  test('no timer runs without a subscriber', () => {
    queue = createToastQueue();
    queue.add({ title: 'Before the page' });
    expect(titlesAfter(60_000)).toEqual(['Before the page']);
    queue.subscribe(vi.fn());
    expect(titlesAfter(5000)).toEqual([]);
  });

  test('a pause keeps the remaining time, also of toasts added during the pause', () => {
    queue.add({ title: 'First' });
    vi.advanceTimersByTime(4000);
    queue.pause();
    queue.add({ title: 'Second' });
    expect(titlesAfter(60_000)).toEqual(['First', 'Second']);
    queue.resume();
    expect(titlesAfter(1000)).toEqual(['Second']);
    expect(titlesAfter(4000)).toEqual([]);
  });
});

test('four are shown; a fifth waits with its full time', () => {
  const keys = ['1', '2', '3', '4', '5'].map((title) => queue.add({ title, timeout: title === '5' ? 5000 : null }));
  expect(titles()).toEqual(['1', '2', '3', '4']);
  vi.advanceTimersByTime(60_000);
  queue.close(keys[1] ?? 0);
  expect(titles()).toEqual(['1', '3', '4', '5']);
  expect(titlesAfter(5000)).toEqual(['1', '3', '4']);
});

test('the same text is one toast, whose time restarts', () => {
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

test('listeners are called at each change until they unsubscribe, and the list is the same between changes', () => {
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

describe('an error waits only for other errors', () => {
  test('it replaces the newest of four, which returns with its remaining time', () => {
    for (const title of ['1', '2', '3']) queue.add({ title, timeout: null });
    queue.add({ title: '4' });
    vi.advanceTimersByTime(3000);
    const key = queue.add({ title: 'Import failed', tone: 'danger', timeout: null });
    expect(titles()).toEqual(['1', '2', '3', 'Import failed']);
    vi.advanceTimersByTime(60_000);
    queue.close(key);
    expect(titles()).toEqual(['1', '2', '3', '4']);
    expect(titlesAfter(1999)).toEqual(['1', '2', '3', '4']);
    expect(titlesAfter(1)).toEqual(['1', '2', '3']);
  });

  test('a fifth error waits, ahead of other toasts', () => {
    const keys = ['1', '2', '3', '4'].map((title) => queue.add({ title, tone: 'danger', timeout: null }));
    queue.add({ title: 'Saved' });
    queue.add({ title: '5', tone: 'danger' });
    expect(titles()).toEqual(['1', '2', '3', '4']);
    queue.close(keys[0] ?? 0);
    expect(titles()).toEqual(['2', '3', '4', '5']);
  });
});

describe('onClose is called once, after the toast has closed', () => {
  const closings: readonly (readonly [string, (key: number) => void])[] = [
    ['by its time', () => vi.advanceTimersByTime(5000)],
    ['by the person', (key) => queue.close(key)],
    ['with all others', () => queue.clear()],
  ];
  test.each(closings)('%s', async (_, close) => {
    const onClose = vi.fn();
    const key = queue.add({ title: 'Saved', onClose });
    close(key);
    // The action of a toast is called after it has closed, and must come first.
    expect(onClose).not.toHaveBeenCalled();
    await Promise.resolve();
    queue.close(key);
    await Promise.resolve();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
