import { expect, test, vi } from 'vitest';
import type { ServiceResult } from '../context/ModuleRequest.ts';
import type { ModuleWrite, NeededUpload } from '../context/ModuleWrite.ts';
import { ServiceError } from '../context/ServiceError.ts';
import { createModuleDrafts } from './createModuleDrafts.ts';
import { createModuleWrite, type WritingPage } from './createModuleWrite.ts';
import type { PortalWrite, WriteOutcome, WriteQueue } from './PortalClient.ts';

const note: ModuleWrite = {
  method: 'PUT',
  body: { crew: 12 },
  title: ' Crew 12 ',
};

const atOnce = (): Promise<ServiceResult<unknown>> => Promise.resolve({ ok: true, value: 'sent at once' });

/** A module's writes over an outbox that does this with them; null for none. */
function start(write: WriteQueue['write'] | null, request = atOnce, page?: WritingPage) {
  const written: PortalWrite[] = [];
  const outbox = write && {
    write: (one: PortalWrite, onStored?: () => void) => {
      written.push(one);
      onStored?.();
      return write(one);
    },
  };
  const send = createModuleWrite({
    outbox: { open: () => Promise.resolve(outbox) },
    request,
    owner: 'Crews',
    programId: () => 'NWX',
    ...(page && { page }),
  });
  return { send, written };
}

const ended = (outcome: WriteOutcome) => () => Promise.resolve({ state: 'ended' as const, id: 'key', outcome });
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
  expect(await send('base', '/crews/12', { ...note, parse })).toEqual({ state: 'sent', value: 4 });
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
      after: [],
    },
  ]);
});

test('a target is the module’s own', async () => {
  const { send, written } = start(ended({ kind: 'answered', value: null }));
  await send('base', '/crews/12', { ...note, target: 'crew 12' });
  expect(written[0]?.target).toBe('["Crews","crew 12"]');
});

test('a refusal is a ServiceError with the service’s sentences', async () => {
  const result = await start(ended(refused)).send('base', '/crews/12', note);
  expect(result).toMatchObject({
    state: 'failed',
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
])('what is on its way tells %s later', async (_, outcome, expected) => {
  const { send } = start(() => Promise.resolve({ state: 'onItsWay', id: 'key', ended: Promise.resolve(outcome) }));
  const result = await send('base', '/crews/12', note);
  if (result.state !== 'onItsWay') throw new Error('It has ended.');
  const sent = await result.sent;
  if (expected === null) expect(sent).toBeNull();
  else expect(sent).toMatchObject(expected);
});

test('without an outbox, and on a full disk, a write is sent at once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const result = { state: 'sent', value: 'sent at once' };
  expect(await start(null).send('base', '/crews/12', note)).toEqual(result);
  const full = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
  expect(await start(full).send('base', '/crews/12', note)).toEqual(result);
  expect(warn).toHaveBeenCalledOnce();
  const error = new ServiceError({ kind: 'unreachable', service: 'base', method: 'PUT', path: '/crews/12' });
  const failing = () => Promise.resolve({ ok: false as const, error });
  expect(await start(null, failing).send('base', '/crews/12', note)).toEqual({ state: 'failed', error });
});

test.each([
  ['a file', { ...note, body: new Blob(['x']) }, /Send a file by/],
  ['a write without a title', { ...note, title: ' ' }, /has no title/],
])('%s is a mistake', async (_, wrong, message) => {
  await expect(start(null).send('base', '/crews/12', wrong)).rejects.toThrow(message);
});

/** A module whose form has a draft. */
function createPage() {
  const texts = new Map<string, string>();
  const drafts = createModuleDrafts({
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  });
  drafts.write('crew', 'typed');
  return { drafts, origin: () => ({ module: '7', address: '/apps/crews/12' }) };
}

const form = { ...note, form: 'crew' };
const refusal = { message: 'Changed meanwhile.', fieldErrors: { crew: 'Crew 12 has gone.' } };
const noAnswer = new ServiceError({ kind: 'unreachable', service: 'base', method: 'PUT', path: '/crews/12' });
const onItsWay = { state: 'onItsWay', id: 'key', ended: new Promise<never>(() => undefined) } as const;

test.each<[string, WriteQueue['write'] | null, typeof atOnce, object | null]>([
  ['goes with a write that is sent', ended({ kind: 'answered', value: null }), atOnce, null],
  ['goes with a write that is on its way', () => Promise.resolve(onItsWay), atOnce, null],
  ['comes back with a refusal in view', ended(refused), atOnce, { values: 'typed', refusal }],
  ['goes with a write that is sent at once', null, atOnce, null],
  [
    'stays if the write is neither kept nor sent',
    null,
    () => Promise.resolve({ ok: false, error: noAnswer }),
    { values: 'typed' },
  ],
])('the draft of a form %s', async (_, write, request, expected) => {
  const page = createPage();
  const { send, written } = start(write, request, page);
  await send('base', '/crews/12', form);
  const left = page.drafts.read('crew');
  expect(left).toEqual(expected && { savedAt: expect.any(Number) as number, ...expected });
  for (const one of written)
    expect(one).toMatchObject({ origin: page.origin(), form: { name: 'crew', values: 'typed' } });
});

test('what is typed while a form is sent is what comes back', async () => {
  const page = createPage();
  const { send } = start(
    () => {
      page.drafts.write('crew', 'typed on');
      return ended(refused)();
    },
    atOnce,
    page,
  );
  await send('base', '/crews/12', form);
  expect(page.drafts.read('crew')).toMatchObject({ values: 'typed on', refusal });
  page.drafts.remove('crew');
  expect(page.drafts.read('crew')).toBeNull();
});

test('a form that is opened again replaces its refused write', async () => {
  const page = createPage();
  const opened = { values: 'refused', savedAt: 1, write: 'old', refusal };
  page.drafts.put('crew', opened);
  page.drafts.write('crew', 'corrected');
  expect(page.drafts.read('crew')).toMatchObject({ values: 'corrected', refusal });
  const { send, written } = start(() => Promise.resolve(onItsWay), atOnce, page);
  await send('base', '/crews/12', form);
  expect(written).toMatchObject([{ replaces: 'old', form: { values: 'corrected' } }]);
  expect(page.drafts.read('crew')).toBeNull();
});

test('where nothing is kept, a write goes after its uploads, and not if one fails', async () => {
  const error = new ServiceError({ kind: 'tooLarge', service: 'base', method: 'POST', path: '/photos' });
  const sent = { key: '1', result: Promise.resolve({ ok: true as const, value: null }) };
  const failed = { key: '2', result: Promise.resolve({ ok: false as const, error }) };
  const send = (...after: NeededUpload[]) => start(null).send('base', '/crews/12', { ...note, after });
  expect(await send(sent)).toMatchObject({ state: 'sent' });
  expect(await send(sent, failed)).toEqual({ state: 'failed', error });
});
