import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withEarlyAnswers } from './earlyAnswers.ts';
import type { HttpRequest } from './HttpClient.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const get = { service: 'base', method: 'GET' } as const;
const to = (path: string, more: Partial<HttpRequest> = {}): HttpRequest => ({ ...get, path, ...more });

/** A client whose calls take a time, and are counted. */
function clientThatTakes(ms: number, fail = false) {
  let program = { id: 'NWX', name: 'Northwest' };
  const call = vi.fn(async ({ path, signal }: HttpRequest) => {
    await new Promise<void>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error)); // The reason of an abort is an error.
      setTimeout(resolve, ms);
    });
    if (fail) throw new Error('The service is closed.');
    return `answer to ${path}`;
  });
  const choose = (id: string) => {
    program = { id, name: id };
  };
  return { call, choose, ...withEarlyAnswers({ request: call }, { get: () => program }) };
}

/** The same, that was asked early for the crews, which take a tenth of a second. */
function askedEarly() {
  const client = clientThatTakes(100);
  return { ...client, early: client.askEarly(to('crews')) };
}

test('the call that follows takes the answer, and only the first one', async () => {
  const { call, request } = askedEarly();
  await vi.advanceTimersByTimeAsync(100);
  await expect(request(to('crews'))).resolves.toBe('answer to crews');
  expect(call).toHaveBeenCalledOnce();
  const second = request(to('crews'));
  await vi.advanceTimersByTimeAsync(100);
  await second;
  expect(call).toHaveBeenCalledTimes(2);
});

test.each([
  ['path', to('sites')],
  ['query', to('crews', { query: { all: 'true' } })],
  ['method', to('crews', { method: 'POST' })],
  ['body', to('crews', { body: { all: true } })],
  ['kind of answer', to('crews', { responseType: 'text' })],
  ['service', to('crews', { service: 'monolith' })],
])('a call with another %s asks for itself', (_, other) => {
  const { call, request } = askedEarly();
  void request(other);
  expect(call).toHaveBeenCalledTimes(2);
});

test('an answer of one program is not for another', () => {
  const { call, choose, request } = askedEarly();
  choose('SEA');
  void request(to('crews'));
  expect(call).toHaveBeenCalledTimes(2);
});

test('an answer that is on its way is not asked again; the call takes it, and then nobody can give it up', async () => {
  const { call, request, askEarly, early } = askedEarly();
  expect(askEarly(to('crews'))).toBeNull();
  const taken = request(to('crews'));
  early?.giveUp();
  await vi.advanceTimersByTimeAsync(100);
  await expect(taken).resolves.toBe('answer to crews');
  expect(call).toHaveBeenCalledOnce();
});

test('what is given up is aborted, and can be asked again', async () => {
  const { call, askEarly } = clientThatTakes(100);
  askEarly(to('crews'))?.giveUp();
  await vi.advanceTimersByTimeAsync(0);
  expect(call.mock.calls[0]?.[0].signal?.aborted).toBe(true);
  expect(askEarly(to('crews'))).not.toBeNull();
});

test('an answer that is here is not given up', async () => {
  const { call, askEarly, request, early } = askedEarly();
  await vi.advanceTimersByTimeAsync(100);
  early?.giveUp();
  expect(askEarly(to('crews'))).toBeNull();
  await request(to('crews'));
  expect(call).toHaveBeenCalledOnce();
});

test('a call that is aborted aborts the answer it took', async () => {
  const { call, request } = askedEarly();
  const controller = new AbortController();
  const taken = request(to('crews', { signal: controller.signal }));
  controller.abort();
  await expect(taken).rejects.toThrow(/abort/);
  expect(call).toHaveBeenCalledOnce();
});

test('an answer is not kept for longer than half a minute', async () => {
  const { call, request } = askedEarly();
  await vi.advanceTimersByTimeAsync(30_000);
  const asked = request(to('crews'));
  await vi.advanceTimersByTimeAsync(100);
  await asked;
  expect(call).toHaveBeenCalledTimes(2);
});

test('a failure reaches the call that waits for the answer; a later call asks again', async () => {
  const waiting = clientThatTakes(10, true);
  waiting.askEarly(to('crews'));
  const asked = expect(waiting.request(to('crews'))).rejects.toThrow('The service is closed.');
  await vi.advanceTimersByTimeAsync(10);
  await asked;
  expect(waiting.call).toHaveBeenCalledOnce();
  const late = clientThatTakes(10, true);
  late.askEarly(to('crews'));
  await vi.advanceTimersByTimeAsync(10);
  const again = expect(late.request(to('crews'))).rejects.toThrow('The service is closed.');
  await vi.advanceTimersByTimeAsync(10);
  await again;
  expect(late.call).toHaveBeenCalledTimes(2);
});

test.each([
  ['slow', clientThatTakes(1500), 1500],
  ['failing', clientThatTakes(10, true), 10],
])('a %s service is asked nothing early for a minute, others are', async (_, { askEarly }, ms) => {
  askEarly(to('crews'));
  await vi.advanceTimersByTimeAsync(ms);
  expect(askEarly(to('sites'))).toBeNull();
  expect(askEarly(to('sites', { service: 'monolith' }))).not.toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(askEarly(to('sites'))).not.toBeNull();
});
