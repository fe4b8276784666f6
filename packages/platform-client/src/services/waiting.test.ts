import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, errorOf, createTestService } from './testService.testing.ts';

const { service, start } = createTestService();

describe('a silence of 30 seconds ends a call', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('that has no answer', async () => {
    service.server.removeAllListeners('request');
    const error = errorOf(start().request(call));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await error).toMatchObject({ kind: 'timeout', status: null });
  });

  test('but not one whose answer arrives slowly', async () => {
    const heard = vi.spyOn(globalThis, 'clearTimeout');
    service.server.removeAllListeners('request').on('request', (_, response) => {
      void (async () => {
        response.writeHead(200);
        for (const piece of ['"', 'a', 'b', 'c', '"']) {
          response.write(piece);
          const before = heard.mock.calls.length;
          await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(before);
          await vi.advanceTimersByTimeAsync(20_000);
        }
        response.end();
      })();
    });
    expect(await start().request(call)).toBe('abc');
  });

  const text = 'x'.repeat(799_000);
  const form = new FormData();
  form.append('file', new Blob([text]), 'photo.png');
  test.each([
    ['a file', new Blob([text])],
    ['a form', form],
    ['JSON', { image: text }],
  ])('and a large body, %s, gets the time that a slow line needs', async (_, body) => {
    service.server.removeAllListeners('request');
    const error = errorOf(start().request({ ...call, method: 'POST', body }));
    let isOver = false;
    void error.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await error).toMatchObject({ kind: 'timeout' });
  });
});

describe('Retry-After', () => {
  test('the number of repetitions is limited', async () => {
    service.answers = [{ status: 429, headers: { 'retry-after': '0' } }];
    expect(await errorOf(start().request(call))).toMatchObject({ kind: 'refused', status: 429, isToldToWait: true });
    expect(service.received).toHaveLength(3);
  });

  test('if a person would not wait so long, the call fails at once, and the next one is refused unasked', async () => {
    service.answers = [{ status: 503, headers: { 'retry-after': '3600' } }];
    const { request } = start();
    expect(await errorOf(request(call))).toMatchObject({ status: 503, isToldToWait: true });
    expect(await errorOf(request({ ...call, path: '/api/other' }))).toMatchObject({ status: 503, isToldToWait: true });
    expect(service.received).toHaveLength(1);
  });

  test('without it the client does not repeat the call', async () => {
    service.answers = [{ status: 503 }];
    expect(await errorOf(start().request(call))).toMatchObject({ status: 503, isToldToWait: false });
    expect(service.received).toHaveLength(1);
  });
});

test('a sign-on proxy in front is asked about after a page, no answer, and a second 401, which then ends no session', async () => {
  const isSignedOutByProxy = vi.fn(async () => true);
  const { request, left } = start({ isSignedOutByProxy });
  service.answers = [{ body: '<h1>Sign in</h1>', headers: { 'content-type': 'text/html' } }];
  await errorOf(request(call));
  expect(isSignedOutByProxy).toHaveBeenCalledTimes(1);
  service.answers = [{ status: 401, body: '<h1>Sign in</h1>' }];
  expect(await errorOf(request(call))).toMatchObject({ kind: 'refused', status: 401 });
  expect(isSignedOutByProxy).toHaveBeenCalledTimes(2);
  service.server.closeAllConnections();
  service.server.removeAllListeners('request').on('request', (_, response) => response.destroy());
  expect(await errorOf(request(call))).toMatchObject({ kind: 'unreachable' });
  expect(isSignedOutByProxy).toHaveBeenCalledTimes(3);
  expect(left).toEqual([]);
});
