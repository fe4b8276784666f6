import { expect, test, vi } from 'vitest';
import type { WaitingRequest } from '../context/ModuleRequest.ts';
import { ServiceError } from '../context/ServiceError.ts';
import { createWaitingRequest } from './createWaitingRequest.ts';
import type { PortalWrite, WriteOutcome, WriteQueue } from './PortalClient.ts';

const request: WaitingRequest = {
  method: 'PUT',
  body: { crew: 12 },
  whenOffline: 'wait',
  title: ' Crew 12 ',
};

const atOnce = () => Promise.resolve({ ok: true as const, value: 'sent at once' });

/** A module's writes over an outbox that does this with them; null for none. */
function start(write: WriteQueue['write'] | null) {
  const written: PortalWrite[] = [];
  const outbox = write && {
    write: (one: PortalWrite) => {
      written.push(one);
      return write(one);
    },
  };
  const send = createWaitingRequest({
    outbox: { open: () => Promise.resolve(outbox) },
    owner: 'Crews',
    programId: () => 'NWX',
  });
  return { send, written };
}

const ended = (outcome: WriteOutcome) => () => Promise.resolve({ isWaiting: false as const, outcome });
const refused: WriteOutcome = {
  kind: 'refused',
  isMalformed: false,
  status: 409,
  message: 'Changed meanwhile.',
  fieldErrors: { crew: 'Crew 12 has gone.' },
};

test('an answer within the patience of a person is the result, checked by parse', async () => {
  const { send, written } = start(ended({ kind: 'answered', value: 3 }));
  const parse = (answer: unknown) => Number(answer) + 1;
  expect(await send('base', '/crews/12', { ...request, parse }, atOnce)).toEqual({
    ok: true,
    isWaiting: false,
    value: 4,
  });
  expect(written).toEqual([
    {
      program: 'NWX',
      service: 'base',
      method: 'PUT',
      path: '/crews/12',
      query: {},
      body: '{"crew":12}',
      contentType: null,
      target: '["base","/crews/12"]',
      title: 'Crew 12',
    },
  ]);
});

test('a target is the module’s own', async () => {
  const { send, written } = start(ended({ kind: 'answered', value: null }));
  await send('base', '/crews/12', { ...request, target: 'crew 12' }, atOnce);
  expect(written[0]?.target).toBe('["Crews","crew 12"]');
});

test('a refusal is a ServiceError with the service’s sentences', async () => {
  const result = await start(ended(refused)).send('base', '/crews/12', request, atOnce);
  expect(result).toMatchObject({
    ok: false,
    error: {
      kind: 'refused',
      status: 409,
      serverMessage: 'Changed meanwhile.',
      fieldErrors: { crew: 'Crew 12 has gone.' },
    },
  });
});

test.each<[string, WriteOutcome, object | null]>([
  ['its answer', { kind: 'answered', value: 'done' }, { ok: true, value: 'done' }],
  ['its refusal', refused, { ok: false, error: { kind: 'refused', status: 409 } }],
  ['null if the person took it back', { kind: 'dropped' }, null],
])('what waits tells %s later', async (_, outcome, expected) => {
  const { send } = start(() => Promise.resolve({ isWaiting: true, ended: Promise.resolve(outcome) }));
  const result = await send('base', '/crews/12', request, atOnce);
  if (!result.ok || !result.isWaiting) throw new Error('It does not wait.');
  const sent = await result.sent;
  if (expected === null) expect(sent).toBeNull();
  else expect(sent).toMatchObject(expected);
});

test('without an outbox, and on a full disk, a write is sent at once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const result = { ok: true, isWaiting: false, value: 'sent at once' };
  expect(await start(null).send('base', '/crews/12', request, atOnce)).toEqual(result);
  const full = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
  expect(await start(full).send('base', '/crews/12', request, atOnce)).toEqual(result);
  expect(warn).toHaveBeenCalledOnce();
  const error = new ServiceError({ kind: 'unreachable', service: 'base', method: 'PUT', path: '/crews/12' });
  const failing = () => Promise.resolve({ ok: false as const, error });
  expect(await start(null).send('base', '/crews/12', request, failing)).toEqual({ ok: false, error });
});

test.each([
  ['a file', { ...request, body: new Blob(['x']) }, /A file cannot wait/],
  ['a write without a title', { ...request, title: ' ' }, /has no title/],
])('%s is a mistake', async (_, wrong, message) => {
  await expect(start(null).send('base', '/crews/12', wrong, atOnce)).rejects.toThrow(message);
});
