import { UnansweredError } from '@gantry/base/calls';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendPlain } from './sendPlain.ts';
import { discardTus, sendTus } from './sendTus.ts';
import type { Attempt, Send } from './Upload.ts';
import { calls, resetCalls, type Call } from './fakeXhr.testing.ts';
import { file, itemAt } from './uploads.testing.ts';

const base = 'https://services.example/base';
const secret = 'a-token-that-nobody-may-log';

const attemptOf = (change: Partial<Attempt> = {}): Attempt => ({
  address: new URL(`${base}/imports`),
  base,
  file,
  isBody: false,
  key: 'key-1',
  fields: { title: 'Jobs' },
  programId: 'NWX',
  getToken: () => Promise.resolve(secret),
  signal: new AbortController().signal,
  onProgress: () => undefined,
  uploadAddress: null,
  onUploadAddress: () => undefined,
  ...change,
});

const callOf = async (index: number) => itemAt(calls, index);

/** Everything that a log would show of an error. */
function textOf(error: unknown): string {
  const seen = new Set<unknown>();
  const text = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return String(value);
    if (seen.has(value)) return '';
    seen.add(value);
    const names = new Set<string>();
    for (let at: unknown = value; at !== null && at !== Object.prototype; at = Object.getPrototypeOf(at))
      for (const name of Object.getOwnPropertyNames(at)) names.add(name);
    return [...names].map((name) => `${name}=${text((value as Record<string, unknown>)[name])}`).join();
  };
  return text(error);
}

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

beforeEach(() => resetCalls());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('to a plain service', () => {
  test('the file goes as a form with the token, the program and the key, and tells how far it is', async () => {
    const told: number[] = [];
    const sent = sendPlain(attemptOf({ onProgress: (bytes) => told.push(bytes) }));
    const { method, url, headers, body, progress, answer } = await callOf(0);
    expect([method.toUpperCase(), url]).toEqual(['POST', `${base}/imports`]);
    expect(headers.get('authorization')).toBe(`Bearer ${secret}`);
    expect([headers.get('program'), headers.get('idempotency-key')]).toEqual(['NWX', 'key-1']);
    expect(body).toBeInstanceOf(FormData);
    expect([...(body as FormData).keys()]).toEqual(['title', 'file']);
    progress(40);
    progress(160);
    answer(202, {}, '{"id":"job"}');
    expect(await sent).toEqual({ status: 202, text: '{"id":"job"}' });
    expect(told).toContain(40);
    expect(told.at(-1)).toBe(file.size);
  });

  test('a file that is the body of a call goes as it is, with its type and without a key', async () => {
    const sent = sendPlain(attemptOf({ isBody: true }));
    const { headers, body, answer } = await callOf(0);
    expect(body).toBe(file);
    expect([headers.get('content-type'), headers.get('idempotency-key')]).toEqual([file.type, null]);
    answer(204);
    await sent;
  });

  test('a refusal is an answer', async () => {
    const sent = sendPlain(attemptOf());
    (await callOf(0)).answer(413, {}, '{"message":"At most 20 MB."}');
    expect(await sent).toEqual({ status: 413, text: '{"message":"At most 20 MB."}' });
  });
});

const create = async (index = 0) => {
  (await callOf(index)).answer(201, { location: `${base}/imports/7` });
  return callOf(index + 1);
};

const ways: readonly (readonly [name: string, send: Send, sending: () => Promise<Call>])[] = [
  ['axios', sendPlain, () => callOf(0)],
  ['tus', sendTus, create],
];

describe.each(ways)('by %s', (_, send, sending) => {
  test('an error says nothing of the token', async () => {
    const failed = errorOf(send(attemptOf()));
    (await sending()).fail();
    const error = await failed;
    expect(error).toEqual(new UnansweredError(false));
    expect(textOf(error)).not.toContain(secret);
  });

  test('a service that asks for time is given it', async () => {
    const sent = send(attemptOf());
    (await callOf(0)).answer(503, { 'retry-after': '40' });
    expect(await sent).toEqual({ status: 503, text: '', waitMs: 40_000 });
  });

  test('60 seconds without progress end it, and progress does not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failed = errorOf(send(attemptOf()));
    const call = await sending();
    for (const sent of [10, 20, 30]) {
      await vi.advanceTimersByTimeAsync(59_000);
      call.progress(sent);
    }
    expect(call.isAborted).toBe(false);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await failed).toEqual(new UnansweredError(true));
    expect(call.isAborted).toBe(true);
  });

  test('a cancellation ends the request at once', async () => {
    const cancelled = new AbortController();
    const failed = errorOf(send(attemptOf({ signal: cancelled.signal })));
    const call = await sending();
    cancelled.abort();
    expect(await failed).toBe(cancelled.signal.reason);
    expect(call.isAborted).toBe(true);
  });

  test('without a token nothing is sent', async () => {
    const reason = new Error('Nobody is signed in.');
    expect(await errorOf(send(attemptOf({ getToken: () => Promise.reject(reason) })))).toBe(reason);
    expect(calls).toEqual([]);
  });
});

describe('by tus', () => {
  test('the upload is created, its address is told, and the file is sent from its start', async () => {
    const addresses: string[] = [];
    const sent = sendTus(attemptOf({ onUploadAddress: (address) => addresses.push(address) }));
    const { headers } = await callOf(0);
    expect(headers.get('upload-length')).toBe(String(file.size));
    expect(headers.get('upload-metadata')).toContain(`key ${btoa('key-1')}`);
    const patch = await create();
    expect(addresses).toEqual([`${base}/imports/7`]);
    expect([patch.method, patch.url, patch.headers.get('upload-offset')]).toEqual(['PATCH', `${base}/imports/7`, '0']);
    patch.answer(200, { 'upload-offset': String(file.size) }, '{"id":"job"}');
    expect(await sent).toEqual({ status: 200, text: '{"id":"job"}' });
    for (const call of calls) expect(call.headers.get('authorization')).toBe(`Bearer ${secret}`);
  });

  test('an upload that was created before goes on where the service says', async () => {
    const sent = sendTus(attemptOf({ uploadAddress: `${base}/imports/7` }));
    (await callOf(0)).answer(200, { 'upload-offset': '60', 'upload-length': String(file.size) });
    const patch = await callOf(1);
    expect([calls[0]?.method, patch.headers.get('upload-offset')]).toEqual(['HEAD', '60']);
    expect((patch.body as Blob).size).toBe(40);
    patch.answer(204, { 'upload-offset': String(file.size) });
    expect((await sent).status).toBe(204);
  });

  test.each([401, 404, 429, 502])('nothing is created because HEAD is answered with %i', async (status) => {
    const sent = sendTus(attemptOf({ uploadAddress: `${base}/imports/7` }));
    (await callOf(0)).answer(status);
    expect((await sent).status).toBe(status);
    expect(calls).toHaveLength(1);
  });

  const whole = { 'upload-offset': String(file.size), 'upload-length': String(file.size) };
  test('a file of which the service has every byte is not sent: the service is asked for its answer once more', async () => {
    const sent = sendTus(attemptOf({ uploadAddress: `${base}/imports/7` }));
    (await callOf(0)).answer(200, whole);
    const { method, url, headers, body, answer } = await callOf(1);
    expect([method, url, body]).toEqual(['PATCH', `${base}/imports/7`, null]);
    expect(Object.fromEntries(headers)).toMatchObject({
      authorization: `Bearer ${secret}`,
      program: 'NWX',
      'upload-offset': String(file.size),
    });
    answer(400, {}, '{"message":"The file has no line."}');
    expect(await sent).toEqual({ status: 400, text: '{"message":"The file has no line."}', isRepeated: true });
  });

  test('an answer that is lost once more says nothing of the token', async () => {
    const failed = errorOf(sendTus(attemptOf({ uploadAddress: `${base}/imports/7` })));
    (await callOf(0)).answer(200, whole);
    (await callOf(1)).fail();
    expect(await failed).toEqual(new UnansweredError(false));
  });

  test.each(['https://elsewhere.example/imports/7', 'https://services.example/other/7', `${base}/../other/7`])(
    'the token does not go to %s, which the service named',
    async (location) => {
      const failed = errorOf(sendTus(attemptOf()));
      (await callOf(0)).answer(201, { location });
      expect(await failed).toBeInstanceOf(TypeError);
      expect(calls).toHaveLength(1);
    },
  );

  test('a kept address outside of the service is not called: the upload begins anew', async () => {
    void errorOf(sendTus(attemptOf({ uploadAddress: 'https://elsewhere.example/imports/7' })));
    const { method, url } = await callOf(0);
    expect([method, url]).toEqual(['POST', `${base}/imports`]);
  });

  test('an upload that is given up is told to the service, and to nobody else', async () => {
    const parts = { base, programId: 'NWX', getToken: () => Promise.resolve(secret) };
    expect(await errorOf(discardTus('https://elsewhere.example/imports/7', parts))).not.toBe(null);
    expect(calls).toEqual([]);
    const done = discardTus(`${base}/imports/7`, parts);
    const { method, url, answer } = await callOf(0);
    expect([method, url]).toEqual(['DELETE', `${base}/imports/7`]);
    answer(204);
    await done;
  });
});
