import { expect, test, vi } from 'vitest';
import { file, plain, resumable, startUploads } from './uploads.testing.ts';

/** Whether the browser would ask now before it leaves the page. */
function asks(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test('while a file is on its way that would end with the page, the browser asks before the page is left', async () => {
  const { uploads, attempt } = startUploads();
  expect(asks()).toBe(false);
  const sent = uploads.start(file, plain);
  const refused = uploads.start(file, plain);
  (await attempt(0)).answer(200, '{}');
  await sent.result;
  expect(asks()).toBe(true);
  (await attempt(1)).answer(413);
  await refused.result;
  expect(asks()).toBe(false);
  refused.retry();
  expect(asks()).toBe(true);
  refused.cancel();
  expect(asks()).toBe(false);
});

test('a file that is stored to go on after a reload, or a session that is over, asks nothing', async () => {
  const { uploads } = startUploads();
  const kept = uploads.start(file, resumable);
  expect(asks()).toBe(true);
  await expect.poll(() => kept.isKept.get()).toBe(true);
  expect(asks()).toBe(false);
  kept.cancel();
  const over = startUploads({ getHubAccessToken: () => null });
  const plainOne = over.uploads.start(file, plain);
  expect(asks()).toBe(false);
  plainOne.cancel();
});

test('a file that the browser did not store asks as one without tus', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  const { uploads, attempt } = startUploads();
  const { state, isKept, result } = uploads.start(file, resumable);
  await expect.poll(() => isKept.get()).toBe(false);
  expect([state.get().phase, asks()]).toEqual(['sending', true]);
  vi.restoreAllMocks();
  (await attempt(0)).answer(200);
  await result;
  expect(asks()).toBe(false);
});
