import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPreloads } from './createPreloads.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Calls that take a time, and are counted. */
function preloadsThatTake(ms: number, fail = false) {
  const call = vi.fn(async (question: string, signal?: AbortSignal) => {
    await new Promise<void>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      setTimeout(resolve, ms);
    });
    if (fail) throw new Error('The service is closed.');
    return `answer to ${question}`;
  });
  return { call, ...createPreloads({ call, keyOf: (question) => question }) };
}

test('the call that follows takes the answer, and only the first one', async () => {
  const { call, begin, ask } = preloadsThatTake(100);
  begin('crews');
  await vi.advanceTimersByTimeAsync(100);
  await expect(ask('crews')).resolves.toBe('answer to crews');
  expect(call).toHaveBeenCalledOnce();
  const second = ask('crews');
  await vi.advanceTimersByTimeAsync(100);
  await second;
  expect(call).toHaveBeenCalledTimes(2);
});

test('the call takes an answer that is on its way, and then nobody can give it up', async () => {
  const { call, begin, ask } = preloadsThatTake(100);
  const preload = begin('crews');
  const taken = ask('crews');
  preload?.giveUp();
  await vi.advanceTimersByTimeAsync(100);
  await expect(taken).resolves.toBe('answer to crews');
  expect(call).toHaveBeenCalledOnce();
});

test('the same question is asked once in advance', () => {
  const { call, begin } = preloadsThatTake(100);
  begin('crews');
  expect(begin('crews')).toBeNull();
  expect(call).toHaveBeenCalledOnce();
});

test('what is given up is aborted, and can be asked again', async () => {
  const { call, begin } = preloadsThatTake(100);
  begin('crews')?.giveUp();
  await vi.advanceTimersByTimeAsync(0);
  expect(call.mock.calls[0]?.[1]?.aborted).toBe(true);
  expect(begin('crews')).not.toBeNull();
});

test('an answer that is here is not given up', async () => {
  const { call, begin, ask } = preloadsThatTake(100);
  const preload = begin('crews');
  await vi.advanceTimersByTimeAsync(100);
  preload?.giveUp();
  expect(begin('crews')).toBeNull();
  await ask('crews');
  expect(call).toHaveBeenCalledOnce();
});

test('a call that is aborted aborts the answer it took', async () => {
  const { call, begin, ask } = preloadsThatTake(100);
  begin('crews');
  const controller = new AbortController();
  const taken = ask('crews', controller.signal);
  controller.abort();
  await expect(taken).rejects.toThrow(/abort/);
  expect(call).toHaveBeenCalledOnce();
});

test('an answer is not kept for longer than half a minute', async () => {
  const { call, begin, ask } = preloadsThatTake(100);
  begin('crews');
  await vi.advanceTimersByTimeAsync(30_000);
  const asked = ask('crews');
  await vi.advanceTimersByTimeAsync(100);
  await asked;
  expect(call).toHaveBeenCalledTimes(2);
});

test('a failure in advance is asked again, and reported to the call that follows', async () => {
  const { call, begin, ask } = preloadsThatTake(10, true);
  begin('crews');
  const asked = expect(ask('crews')).rejects.toThrow('The service is closed.');
  await vi.advanceTimersByTimeAsync(1000);
  await asked;
  expect(call).toHaveBeenCalledTimes(2);
});

test.each([
  ['slow', preloadsThatTake(1500), 1500],
  ['failing', preloadsThatTake(10, true), 10],
])('a %s service is asked nothing in advance for a minute', async (_, { begin }, ms) => {
  begin('crews');
  await vi.advanceTimersByTimeAsync(ms);
  expect(begin('sites')).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(begin('sites')).not.toBeNull();
});
