import { expect, test, vi } from 'vitest';
import { ServiceError } from '../context/ServiceError.ts';
import { createModuleRequest } from './createModuleRequest.ts';
import type { PortalClient } from './PortalClient.ts';

const left = new AbortController();
const create = (answer: PortalClient['request'], isProgramRequired = true) => {
  const request = vi.fn<PortalClient['request']>(answer);
  return {
    request,
    call: createModuleRequest({
      request,
      isProgramRequired,
      signal: left.signal,
      owner: 'Crews',
    }),
  };
};

test('a call is a call of the portal’s client, and its answer is the value', async () => {
  const { call, request } = create(() => Promise.resolve([1]), false);
  const body = new FormData();
  expect(await call('base', '/crews', { method: 'POST', body, query: { page: '2' }, answer: 'blob' })).toEqual({
    ok: true,
    value: [1],
  });
  expect(request).toHaveBeenCalledExactlyOnceWith({
    service: 'base',
    path: '/crews',
    method: 'POST',
    body,
    query: { page: '2' },
    responseType: 'blob',
    isProgramRequired: false,
    signal: left.signal,
  });
});

test('parse makes the value, and an answer that it refuses is malformed', async () => {
  const { call } = create(() => Promise.resolve({ count: 3 }));
  const parse = (answer: unknown) => Object.values(answer ?? {}).length;
  expect(await call('base', '/crews', { parse })).toEqual({ ok: true, value: 1 });
  const cause = new Error('no list');
  const refused = await call('base', '/crews', {
    parse: () => {
      throw cause;
    },
  });
  expect(refused).toMatchObject({ ok: false, error: { kind: 'malformed', service: 'base' } });
  expect(refused.ok ? null : refused.error.cause).toBe(cause);
});

test('the answer of a read is kept for the module if it asks for that, and a kept one says how old it is', async () => {
  const { call, request } = create((asked) => {
    asked.keep?.onKept(100);
    return Promise.resolve([1]);
  });
  expect(await call('base', '/crews', { keep: true })).toEqual({ ok: true, value: [1], keptAt: 100 });
  expect(request.mock.calls[0]?.[0].keep?.owner).toBe('Crews');
  expect(await call('base', '/crews')).toEqual({ ok: true, value: [1] });
  await call('base', '/crews', { method: 'POST', keep: true });
  expect(request.mock.calls.slice(1).map(([asked]) => asked.keep)).toEqual([undefined, undefined]);
});

test('a module cannot ask for what is kept for another one', async () => {
  const { call, request } = create(() => Promise.resolve([1]));
  // No compiler has seen the call of a view.
  await call('base', '/rooms', { keep: { owner: 'Rooms', onKept: vi.fn() } as unknown as true });
  expect(request.mock.calls[0]?.[0].keep?.owner).toBe('Crews');
});

test('a failed call is a result, and any other error is not hidden', async () => {
  const error = new ServiceError({ kind: 'refused', service: 'base', method: 'GET', path: '/crews', status: 403 });
  expect(await create(() => Promise.reject(error)).call('base', '/crews')).toEqual({ ok: false, error });
  const mistake = new TypeError('not below');
  await expect(create(() => Promise.reject(mistake)).call('base', '/crews')).rejects.toBe(mistake);
});

test('the module’s own signal and leaving the module abort the call', async () => {
  const { call, request } = create(() => Promise.resolve(null));
  const own = new AbortController();
  await call('base', '/crews', { signal: own.signal });
  const signal = request.mock.calls[0]?.[0].signal;
  own.abort('enough');
  expect(signal?.reason).toBe('enough');
});
