import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { outcomeOf } from '@gantry/module/life';
import { MissingTokenError, RenewalUnreachableError, SessionEndedError } from '../auth/Session.ts';
import type { HttpRequest } from './HttpClient.ts';
import { call, errorOf, createTestService } from './testService.testing.ts';

const { service, start } = createTestService();

describe('"All requests carry a bearer token and a Program header with the selected program id"', () => {
  test('a call has both once a program is chosen', async () => {
    const { request, program } = start();
    program.select({ id: 'NWX', name: 'Northwind' });
    expect(await request({ ...call, isProgramRequired: true, query: { a: 'b c' } })).toEqual({ ok: true });
    expect(service.received[0]).toMatchObject({ method: 'GET', url: '/base/api/thing?a=b+c' });
    expect(service.received[0]?.headers).toMatchObject({ authorization: 'Bearer token-1', program: 'NWX' });
  });

  // "Until a program is chosen, menu items, notifications, … go without it."
  test('"every other call waits for the choice"', async () => {
    const { request, program } = start();
    const answer = request({ service: 'monolith', method: 'GET', path: '/x' });
    await request(call);
    expect(service.received).toHaveLength(1);
    expect(service.received[0]?.headers).not.toHaveProperty('program');
    program.select({ id: 'NWX', name: 'Northwind' });
    await answer;
    expect(service.received[1]?.headers['program']).toBe('NWX');
  });
});

describe('a token is sent only to its service', () => {
  test.each([
    'http://evil.example/steal',
    '//evil.example/steal',
    '/../other',
    '/a/../../other',
    '/%2e%2e/other',
    '/a/..%2f..%2fother',
    '/a/%252e%252e',
  ])('%s stays below the base address, or is refused', async (path) => {
    const { request } = start();
    await request({ ...call, path }).catch(() => undefined);
    for (const { url } of service.received) {
      expect(url).toMatch(/^\/base\//);
      expect(url).not.toMatch(/\.\.|%2e/i);
    }
  });
});

test('a body is JSON with the content type of the call', async () => {
  const { request } = start();
  const body = [{ op: 'replace', path: '/read', value: true }];
  await request({ ...call, method: 'PATCH', body, contentType: 'application/json-patch+json' });
  expect(service.received[0]).toMatchObject({ method: 'PATCH', body: JSON.stringify(body) });
  expect(service.received[0]?.headers['content-type']).toBe('application/json-patch+json');
});

describe('the answer', () => {
  test.each([
    ['null', null],
    ['3', 3],
    ['"text"', 'text'],
    ['', undefined],
  ])('%j is %j', async (body, value) => {
    service.answers = [{ body }];
    expect(await start().request(call)).toEqual(value);
  });

  test('a text is not parsed', async () => {
    service.answers = [{ body: '{"looks":"like JSON"}' }];
    expect(await start().request({ ...call, responseType: 'text' })).toBe('{"looks":"like JSON"}');
  });

  test.each(['<!doctype html><p>hello', '{"cut":'])('%s with status 200 is an error', async (body) => {
    service.answers = [{ body }];
    expect(await errorOf(start().request(call))).toMatchObject({ kind: 'malformed', status: 200 });
  });

  test.each(['json', 'text', 'blob'] as const)(
    'a refused call for %s has the server’s sentence',
    async (responseType) => {
      service.answers = [{ status: 400, body: '{"message":" Only png or jpeg. "}' }];
      const error = await errorOf(start().request({ ...call, responseType }));
      expect(error).toMatchObject({ kind: 'refused', status: 400, serverMessage: 'Only png or jpeg.' });
      expect(error.message).toBe('The application service, asked GET /api/thing, refused the call with status 400.');
    },
  );

  test.each([
    ['Only png.', '{"title":"Bad Request","status":400,"detail":"Only png."}'],
    ['Only png.', '{"Message":"Only png.","detail":null}'],
    [null, '{"message":""}'],
    [null, '<h1>Bad Request</h1>'],
  ])('the sentence %s is read from %s', async (serverMessage, body) => {
    service.answers = [{ status: 400, body }];
    expect(await errorOf(start().request(call))).toMatchObject({ kind: 'refused', serverMessage });
  });

  test.each([
    [{ crew: 'Count them. Ask.', day: 'Too late.' }, '{"errors":{"crew":["Count them.","Ask."],"day":"Too late."}}'],
    [null, '{"errors":null}'],
    [null, '{"errors":{}}'],
    [null, '{"errors":["Count them."]}'],
    [null, '{"errors":{"crew":7}}'],
  ])('the errors of fields %o are read from %s, and the sentence beside them', async (fieldErrors, errors) => {
    service.answers = [{ status: 422, body: errors.replace('{', '{"detail":"Not valid.",') }];
    const error = await errorOf(start().request(call));
    expect(error).toMatchObject({ status: 422, serverMessage: 'Not valid.', fieldErrors });
  });

  test.each([
    ['json', 'application/json'],
    ['text', expect.stringMatching(/^text\/html, text\/plain/)],
    ['blob', '*/*'],
  ] as const)('asked for as %s, it may have the form of %s', async (responseType, accept) => {
    service.answers = [{ body: '1' }];
    await start().request({ ...call, responseType });
    expect(service.received[0]?.headers).toMatchObject({ accept });
  });

  test('a form is sent as a form', async () => {
    const { request } = start();
    const body = new FormData();
    body.set('file', new Blob(['Job']), 'jobs.csv');
    await request({ ...call, method: 'POST', body });
    expect(service.received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(service.received[0]?.body).toMatch(/name="file"; filename="jobs\.csv"[^]*Job/);
  });

  test.each<[string, Partial<HttpRequest>]>([
    ['a header with a new line', { contentType: 'text/plain\r\nx-other: 1' }],
    ['a header beyond Latin-1', { contentType: 'text/日本' }],
    ['a program that no header can name', { waited: { key: '1', program: '日本' } }],
    ['a body where none can be', { method: 'GET', body: 'x' }],
  ])('%s is a mistake of the caller, not a call without an answer that is tried again', async (_, more) => {
    const error = await errorOf(start().request({ ...call, method: 'POST', body: {}, ...more }));
    expect(error.name).toBe('TypeError');
    expect(outcomeOf(error)).toMatchObject({ kind: 'refused' });
    expect(service.received).toEqual([]);
  });

  test('a redirect is not followed: it would take the body and the headers elsewhere', async () => {
    service.answers = [{ status: 307, headers: { location: '/base/other' } }];
    await errorOf(start().request({ ...call, method: 'POST', body: {} }));
    expect(service.received).toHaveLength(1);
    // What a browser makes of it.
    const redirect = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(redirect);
    const { kind, cause } = await errorOf(start().request(call));
    expect([kind, String(cause)]).toEqual(['unreachable', expect.stringContaining('redirects the call')]);
  });

  test('a call without an answer has its own kind of error', async () => {
    service.server.closeAllConnections();
    await new Promise((resolve) => {
      service.server.close(resolve);
    });
    expect(await errorOf(start().request(call))).toMatchObject({
      kind: 'unreachable',
      status: null,
      serverMessage: null,
    });
  });
});

describe('401: "one silent renew is tried and the call repeated once; a second 401 goes to /Error/sessionExpired"', () => {
  test('the call succeeds with a renewed token', async () => {
    service.answers = [{ status: 401 }, { body: '{"ok":true}' }];
    const replace = vi.fn<(refused: string) => Promise<string>>(async () => 'token-2');
    const { request, left } = start({ replace });
    expect(await request(call)).toEqual({ ok: true });
    expect(replace).toHaveBeenCalledExactlyOnceWith('token-1');
    expect(service.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(left).toEqual([]);
  });

  test('a second 401 ends the session, and there is no third call', async () => {
    service.answers = [{ status: 401 }];
    const { request, left } = start();
    expect(await errorOf(request(call))).toMatchObject({ kind: 'refused', status: 401 });
    expect(service.received).toHaveLength(2);
    expect(left).toEqual(['/Error/sessionExpired']);
  });

  test('another status after the renewal is an ordinary error', async () => {
    service.answers = [{ status: 401 }, { status: 503 }];
    const { request, left } = start();
    expect(await errorOf(request(call))).toMatchObject({ kind: 'refused', status: 503 });
    expect(left).toEqual([]);
  });

  test('a renewal without an answer does not end the session', async () => {
    service.answers = [{ status: 401 }];
    const { request, left } = start({ replace: () => Promise.reject(new RenewalUnreachableError()) });
    expect(await errorOf(request(call))).toMatchObject({ kind: 'unreachable' });
    expect(left).toEqual([]);
  });
});

test.each([new MissingTokenError(), new SessionEndedError()])(
  'without a token nothing is asked: $name',
  async (reason) => {
    const { request } = start({ get: () => Promise.reject(reason) });
    expect(await errorOf(request(call))).toMatchObject({ kind: 'signedOut', cause: reason });
    expect(service.received).toEqual([]);
  },
);

test.each([
  ['waits for the choice of a program', true],
  ['is on its way', false],
])('an aborted call that %s rejects with the signal’s reason', async (_, isProgramRequired) => {
  const { request } = start();
  const controller = new AbortController();
  const answer = request({ ...call, isProgramRequired, signal: controller.signal });
  controller.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
});

test.each([
  ['refused', { status: 500, body: '{"message":"Not now."}' }],
  ['malformed', { body: '<h1>Please wait</h1>' }],
])('an error of a call that was %s has no token in it, however deep it is looked into', async (kind, answer) => {
  service.answers = [answer];
  const { request } = start();
  const error = await errorOf(request(call));
  expect(error.kind).toBe(kind);
  expect(service.received[0]?.headers.authorization).toBe('Bearer token-1');
  expect(inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true })).not.toContain('token-1');
});
