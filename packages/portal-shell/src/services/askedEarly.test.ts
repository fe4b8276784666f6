import { expect, test, vi } from 'vitest';
import { askedEarly } from './askedEarly.ts';

test('the first caller takes the early answer, the next one asks again', async () => {
  let count = 0;
  const call = vi.fn(() => Promise.resolve((count += 1)));
  const get = askedEarly(call);
  expect(call).toHaveBeenCalledOnce();
  expect([await get(), await get()]).toEqual([1, 2]);
});

test('the first caller gets the early error, and a second attempt its own answer', async () => {
  const get = askedEarly(
    vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce('menu'),
  );
  await expect(get()).rejects.toThrow('503');
  expect(await get()).toBe('menu');
});

test('the early call is aborted with the signal of its caller', async () => {
  const get = askedEarly(
    (signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error)); // The reason of an abort is an error.
      }),
  );
  const controller = new AbortController();
  const answer = get(controller.signal);
  controller.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
});
