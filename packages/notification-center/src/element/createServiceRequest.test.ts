import { afterEach, expect, it, vi } from 'vitest';
import { createServiceWaits } from '@gantry/base/calls';
import { createServiceRequest } from './createServiceRequest.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Makes the HTTP client of an element whose service gives every call the same answer. */
function setUp(status: number, body: string, token: string | null = null) {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  const onUnauthorized = vi.fn();
  const waits = createServiceWaits({ storage: null, name: 'waits' });
  const options = { service: 'https://a.example/', accessToken: () => token, onUnauthorized, waits };
  const request = createServiceRequest(options);
  return { fetched, onUnauthorized, request };
}

it('sends the query, the body and the token to the service, and returns its JSON', async () => {
  const { fetched, request } = setUp(200, '{"count":1}', 'secret');
  const answer = await request({ method: 'POST', path: '/jobs', query: { id: 'a b' }, body: { title: 'x' } });
  expect(answer).toEqual({ count: 1 });
  const [address, { method, headers, body }] = fetched.mock.calls[0] ?? ['', {}];
  expect([address, method, body]).toEqual(['https://a.example/jobs?id=a+b', 'POST', '{"title":"x"}']);
  expect(headers).toEqual({ authorization: 'Bearer secret', 'content-type': 'application/json' });
});

it('sends no authorization without a token', async () => {
  const { fetched, request } = setUp(200, '');
  expect(await request({ method: 'GET', path: '/jobs' })).toBeUndefined();
  expect(fetched.mock.calls[0]?.[1].headers).toEqual({});
});

it('a refusal rejects with the sentence of the service, and a refused session is reported', async () => {
  const refused = setUp(409, '{"message":"The job has ended."}');
  await expect(refused.request({ method: 'PUT', path: '/jobs' })).rejects.toMatchObject({
    serverMessage: 'The job has ended.',
  });
  expect(refused.onUnauthorized).not.toHaveBeenCalled();
  const expired = setUp(401, '<html>');
  await expect(expired.request({ method: 'GET', path: '/jobs' })).rejects.toMatchObject({ serverMessage: null });
  expect(expired.onUnauthorized).toHaveBeenCalledOnce();
});

it('a service that asks for no calls is not called again before its time', async () => {
  const { fetched, request } = setUp(503, '');
  fetched.mockImplementation(async () => new Response('', { status: 503, headers: { 'retry-after': '30' } }));
  const call = async () => request({ method: 'GET', path: '/jobs' });
  await expect(call()).rejects.toMatchObject({ status: 503 });
  await expect(call()).rejects.toMatchObject({ status: 503 });
  expect(fetched).toHaveBeenCalledOnce();
});

it('a service that asks to come back soon is asked again', async () => {
  vi.useFakeTimers();
  const { fetched, request } = setUp(200, '{"count":1}');
  fetched.mockResolvedValueOnce(new Response('', { status: 503, headers: { 'retry-after': '1' } }));
  const answer = request({ method: 'GET', path: '/jobs' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(await answer).toEqual({ count: 1 });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('an answer that takes long is read to its end while it comes', async () => {
  vi.useFakeTimers();
  const pieces = ['[', '1', ',', '2', ']'];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 20_000));
      const piece = pieces.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(piece));
    },
  });
  const { fetched, request } = setUp(200, '');
  fetched.mockResolvedValueOnce(new Response(body));
  const answer = request({ method: 'GET', path: '/jobs' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await answer).toEqual([1, 2]);
});
