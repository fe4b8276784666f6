import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ServiceEnvironment } from './context.ts';
import { doOnce } from './idempotency.ts';

/** A service that counts what it has done. A body of `refuse` is refused. */
function createCounter() {
  let time = 0;
  let done = 0;
  const service = new Hono<ServiceEnvironment>()
    .use(async (context, next) => {
      // The other fields of an account are not read here.
      context.set('account', {
        userName: context.req.header('person') ?? 'avery',
      } as ServiceEnvironment['Variables']['account']);
      context.set('program', context.req.header('program') ?? null);
      await next();
    })
    .use(doOnce(() => time))
    .post('/count', async (context) => {
      if ((await context.req.text()) === 'refuse') return context.json({ message: 'No.' }, 409);
      done += 1;
      return context.json({ done });
    });
  const post = async (body: string, headers: Record<string, string> = { 'idempotency-key': 'k' }) => {
    const answer = await service.request('/count', { method: 'POST', body, headers });
    return [answer.status, await answer.json()];
  };
  return { post, wait: (ms: number) => (time += ms) };
}

test('the same call with the same key is done once, also while the first one runs', async () => {
  const { post } = createCounter();
  expect(await Promise.all([post('a'), post('a')])).toEqual([
    [200, { done: 1 }],
    [200, { done: 1 }],
  ]);
  expect(await post('a')).toEqual([200, { done: 1 }]);
  expect(await post('a', {})).toEqual([200, { done: 2 }]);
});

test('another call with that key is refused: another body or another program; another person has keys of their own', async () => {
  const { post } = createCounter();
  await post('a');
  expect((await post('b'))[0]).toBe(422);
  expect((await post('a', { 'idempotency-key': 'k', program: 'HFR' }))[0]).toBe(422);
  expect(await post('a', { 'idempotency-key': 'k', person: 'blake' })).toEqual([200, { done: 2 }]);
});

test('a refused call has done nothing, so its key is free', async () => {
  const { post } = createCounter();
  expect((await post('refuse'))[0]).toBe(409);
  expect(await post('b')).toEqual([200, { done: 1 }]);
});

test('a key is kept for a day', async () => {
  const { post, wait } = createCounter();
  await post('a');
  wait(24 * 3_600_000 - 1);
  expect(await post('a')).toEqual([200, { done: 1 }]);
  wait(1);
  expect(await post('a')).toEqual([200, { done: 2 }]);
});
