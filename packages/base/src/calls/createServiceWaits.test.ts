import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createStorage } from '../observable/createStorage.testing.ts';
import { createServiceWaits } from './createServiceWaits.ts';

const start = Date.parse('Sun, 22 Nov 2026 05:00:00 GMT');
const headers = (fields: Readonly<Record<string, string>> = {}) => new Headers(fields);

const openTab = (storage = createStorage(), random = 0) =>
  createServiceWaits({ storage, name: 'waits', random: () => random });

/** A tab whose service asks for no calls for a time, or for one of its own. */
function busyTab(seconds: number | null, status = 503) {
  const waits = openTab();
  waits.learn('base', status, headers(seconds === null ? {} : { 'retry-after': String(seconds) }));
  return waits;
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  return () => void vi.useRealTimers();
});

describe('what an answer asks for, in milliseconds', () => {
  test.each([
    [429, { 'retry-after': '7' }, 7000],
    [503, { 'retry-after': ' 7 ' }, 7000],
    [502, { 'retry-after': '7' }, 7000],
    [504, { 'retry-after': '7' }, 7000],
    [503, { 'retry-after': '0' }, 0],
    [429, { 'retry-after': 'Sun, 22 Nov 2026 05:00:09 GMT' }, 9000],
    // The clock of the service is a minute late.
    [429, { 'retry-after': 'Sun, 22 Nov 2026 04:59:09 GMT', date: 'Sun, 22 Nov 2026 04:59:00 GMT' }, 9000],
    [429, { 'retry-after': 'Sun, 22 Nov 2026 04:00:00 GMT' }, 0],
    // No more than five minutes.
    [503, { 'retry-after': '86400' }, 300_000],
    // What names no wait gets one of ours.
    [503, { 'retry-after': 'soon' }, 500],
    [503, { 'retry-after': '-1' }, 500],
    [502, {}, 500],
    [500, { 'retry-after': '7' }, 0],
    [200, { 'retry-after': '7' }, 0],
    [401, {}, 0],
  ])('%i with %j: %i', (status, fields, expected) => {
    const waits = openTab();
    waits.learn('base', status, headers(fields));
    expect(waits.remaining('base')).toBe(expected);
    expect(waits.remaining('application')).toBe(0);
  });

  test('clients are spread over two seconds', () => {
    const waits = openTab(createStorage(), 0.5);
    waits.learn('base', 429, headers({ 'retry-after': '7' }));
    expect(waits.remaining('base')).toBe(8000);
  });

  test('own waits grow to a minute, until another answer', () => {
    const waits = openTab(createStorage(), 1);
    const seen = Array.from({ length: 8 }, () => {
      vi.advanceTimersByTime(waits.remaining('base'));
      waits.learn('base', 503, headers());
      return waits.remaining('base');
    });
    expect(seen).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
    vi.advanceTimersByTime(waits.remaining('base'));
    waits.learn('base', 404, headers());
    expect([waits.remaining('base'), waits.get()]).toEqual([0, {}]);
  });

  test.each([3_600_000, 86_400_000])('a clock that is set back by %i ms holds nothing back', async (back) => {
    const waits = busyTab(30);
    vi.setSystemTime(start - back);
    expect(await waits.whenOpen('base', 0)).toBe(true);
    // The call that goes first is not one from the future either.
    vi.setSystemTime(start - 2 * back);
    expect(waits.remaining('base')).toBe(0);
    waits.learn('base', 503, headers({ 'retry-after': '30' }));
    expect(waits.remaining('base')).toBe(30_000);
  });

  test.each([503, 200, 404])('an answer that was on its way, such as %i, does not shorten it', (status) => {
    const waits = busyTab(30, 429);
    waits.learn('base', status, headers());
    expect(waits.remaining('base')).toBe(30_000);
  });

  test('calls that are refused together count as one failure', () => {
    const waits = openTab(createStorage(), 1);
    for (let call = 0; call < 7; call += 1) waits.learn('base', 502, headers());
    expect(waits.remaining('base')).toBe(1000);
  });
});

describe('calls', () => {
  const long = 3_600_000;

  test('wait for the service, in all tabs, and then one goes first', async () => {
    const storage = createStorage();
    const [first, second] = [openTab(storage), openTab(storage)];
    first.learn('base', 429, headers({ 'retry-after': '30' }));
    const gone: string[] = [];
    for (const [name, tab] of Object.entries({ first, second, third: first })) {
      void tab.whenOpen('base', long).then(() => gone.push(name));
    }
    await vi.advanceTimersByTimeAsync(29_999);
    expect(gone).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(gone).toEqual(['first']);
    // It is still refused.
    first.learn('base', 429, headers({ 'retry-after': '5' }));
    await vi.advanceTimersByTimeAsync(4999);
    expect(gone).toEqual(['first']);
    await vi.advanceTimersByTimeAsync(6000);
    expect(gone).toHaveLength(2);
    second.learn('base', 200, headers());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(gone).toHaveLength(3);
  });

  test('go on if the one that went first has no answer', async () => {
    const waits = busyTab(null);
    await vi.advanceTimersByTimeAsync(500);
    expect(await waits.whenOpen('base', long)).toBe(true);
    const next = waits.whenOpen('base', long);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await next).toBe(true);
  });

  test('do not wait for longer than a person would', async () => {
    const waits = busyTab(30);
    expect(await waits.whenOpen('base', 20_000)).toBe(false);
  });

  test('wait for the one that goes first, if its answer comes in time', async () => {
    const waits = busyTab(12);
    const answers = [waits.whenOpen('base', 20_000), waits.whenOpen('base', 20_000)];
    await vi.advanceTimersByTimeAsync(12_100);
    waits.learn('base', 200, headers());
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.all(answers)).toEqual([true, true]);
  });

  test('do not wait for one that has ended without an answer', async () => {
    const waits = busyTab(null);
    await vi.advanceTimersByTimeAsync(500);
    await waits.whenOpen('base', long);
    expect(await waits.whenOpen('base', 0)).toBe(false);
    waits.release('base');
    expect(await waits.whenOpen('base', 0)).toBe(true);
  });

  test('end with their signal', async () => {
    const waits = busyTab(30);
    const controller = new AbortController();
    const waiting = waits.whenOpen('base', long, controller.signal);
    controller.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
  });

  test('pass if the storage holds what is no wait', async () => {
    const storage = createStorage({ waits: '[{"service":"base","until":"soon"}]' });
    expect(await openTab(storage).whenOpen('base', 0)).toBe(true);
  });
});
