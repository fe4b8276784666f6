import { ServiceError } from '@gantry/module';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MissingTokenError, RenewalUnreachableError, SessionEndedError } from '../auth/Session.ts';
import { createProgramStore } from '../program/selectedProgram.ts';
import { memoryStorage } from '../storage/memoryStorage.testing.tsx';
import { createHttpClient } from './createHttpClient.ts';
import type { HttpRequest } from './HttpClient.ts';

interface Answer {
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

let server: Server;
let origin: string;
let received: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
/** The answers of the service in order. The last one repeats. */
let answers: Answer[];

beforeEach(async () => {
  received = [];
  answers = [{ body: '{"ok":true}' }];
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? {};
      response
        .writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
        .end(answer.body ?? '');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // The address of a server that listens on a port is an object.
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function start(tokens: { get?: () => Promise<string>; replace?: (refused: string) => Promise<string> } = {}) {
  const left: string[] = [];
  const program = createProgramStore({ session: memoryStorage(), local: memoryStorage() });
  const base = `${origin}/base`;
  const { request } = createHttpClient({
    services: { application: base, userAccess: base, monolith: base, notification: base, base, storage: base },
    session: {
      getAccessToken: tokens.get ?? (() => Promise.resolve('token-1')),
      replaceAccessToken: tokens.replace ?? (() => Promise.resolve('token-2')),
      endAt: (path) => left.push(path),
    },
    program,
  });
  return { request, program, left };
}

const call: HttpRequest = { service: 'application', method: 'GET', path: '/api/thing', isProgramRequired: false };
const errorOf = (promise: Promise<unknown>): Promise<ServiceError> =>
  promise.then(
    () => {
      throw new Error('The call succeeded.');
    },
    (error: unknown) => error as ServiceError, // The tests check the properties that they read.
  );

describe('"All requests carry a bearer token and a Program header with the selected program id"', () => {
  test('a call has both once a program is chosen', async () => {
    const { request, program } = start();
    program.select({ id: 'NWX', name: 'Northwind' });
    expect(await request({ ...call, isProgramRequired: true, query: { a: 'b c' } })).toEqual({ ok: true });
    expect(received[0]).toMatchObject({ method: 'GET', url: '/base/api/thing?a=b+c' });
    expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer token-1', program: 'NWX' });
  });

  test('"until a program is chosen, menu items, notifications, … go without it"', async () => {
    const { request } = start();
    await request(call);
    expect(received[0]?.headers).not.toHaveProperty('program');
  });

  test('"every other call waits for the choice"', async () => {
    const { request, program } = start();
    const answer = request({ service: 'monolith', method: 'GET', path: '/x' });
    await request(call);
    expect(received).toHaveLength(1);
    program.select({ id: 'NWX', name: 'Northwind' });
    await answer;
    expect(received[1]?.headers['program']).toBe('NWX');
  });

  test('a waiting call can be aborted', async () => {
    const { request } = start();
    const controller = new AbortController();
    const answer = request({ service: 'monolith', method: 'GET', path: '/x', signal: controller.signal });
    controller.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
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
    for (const { url } of received) {
      expect(url).toMatch(/^\/base\//);
      expect(url).not.toMatch(/\.\.|%2e/i);
    }
  });
});

test('a body is JSON with the content type of the call', async () => {
  const { request } = start();
  const body = [{ op: 'replace', path: '/read', value: true }];
  await request({ ...call, method: 'PATCH', body, contentType: 'application/json-patch+json' });
  expect(received[0]).toMatchObject({ method: 'PATCH', body: JSON.stringify(body) });
  expect(received[0]?.headers['content-type']).toBe('application/json-patch+json');
});

describe('the answer', () => {
  test.each([
    ['null', null],
    ['3', 3],
    ['"text"', 'text'],
    ['', undefined],
  ])('%j is %j', async (body, value) => {
    answers = [{ body }];
    expect(await start().request(call)).toEqual(value);
  });

  test('a text is not parsed', async () => {
    answers = [{ body: '{"looks":"like JSON"}' }];
    expect(await start().request({ ...call, responseType: 'text' })).toBe('{"looks":"like JSON"}');
  });

  test.each(['<!doctype html><p>hello', '{"cut":'])('%s with status 200 is an error', async (body) => {
    answers = [{ body }];
    expect(await errorOf(start().request(call))).toMatchObject({ kind: 'malformed', status: 200 });
  });

  test.each(['json', 'text', 'blob'] as const)(
    'a refused call for %s has the server’s sentence',
    async (responseType) => {
      answers = [{ status: 400, body: '{"message":" Only png or jpeg. "}' }];
      const error = await errorOf(start().request({ ...call, responseType }));
      expect(error).toMatchObject({ kind: 'refused', status: 400, serverMessage: 'Only png or jpeg.' });
      expect(error.message).toBe('The application service, asked GET /api/thing, refused the call with status 400.');
    },
  );

  test('a form is sent as a form', async () => {
    const { request } = start();
    const body = new FormData();
    body.set('file', new Blob(['Job']), 'jobs.csv');
    await request({ ...call, method: 'POST', body });
    expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(received[0]?.body).toMatch(/name="file"; filename="jobs\.csv"[^]*Job/);
  });

  test('a call without an answer has its own kind of error', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
    expect(await errorOf(start().request(call))).toMatchObject({
      kind: 'unreachable',
      status: null,
      serverMessage: null,
    });
  });
});

test('a call that is not answered in time has its own kind of error', async () => {
  server.removeAllListeners('request');
  vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() =>
    AbortSignal.abort(new DOMException('', 'TimeoutError')),
  );
  expect(await errorOf(start().request(call))).toMatchObject({ kind: 'timeout', status: null });
});

describe('401: "one silent renew is tried and the call repeated once; a second 401 goes to /Error/sessionExpired"', () => {
  test('the call succeeds with a renewed token', async () => {
    answers = [{ status: 401 }, { body: '{"ok":true}' }];
    const refused: string[] = [];
    const { request, left } = start({
      replace: (token) => {
        refused.push(token);
        return Promise.resolve('token-2');
      },
    });
    expect(await request(call)).toEqual({ ok: true });
    expect(refused).toEqual(['token-1']);
    expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(left).toEqual([]);
  });

  test('a second 401 ends the session, and there is no third call', async () => {
    answers = [{ status: 401 }];
    const { request, left } = start();
    expect(await errorOf(request(call))).toMatchObject({ kind: 'refused', status: 401 });
    expect(received).toHaveLength(2);
    expect(left).toEqual(['/Error/sessionExpired']);
  });

  test('another status after the renewal is an ordinary error', async () => {
    answers = [{ status: 401 }, { status: 503 }];
    const { request, left } = start();
    expect(await errorOf(request(call))).toMatchObject({ kind: 'refused', status: 503 });
    expect(left).toEqual([]);
  });

  test('a renewal without an answer does not end the session', async () => {
    answers = [{ status: 401 }];
    const { request, left } = start({ replace: () => Promise.reject(new RenewalUnreachableError()) });
    expect(await errorOf(request(call))).toMatchObject({ kind: 'unreachable' });
    expect(left).toEqual([]);
  });
});

describe('Retry-After', () => {
  test.each([429, 503])('on %i makes the client wait and repeat the call', async (status) => {
    answers = [{ status, headers: { 'retry-after': '0' } }, { body: '{"ok":true}' }];
    expect(await start().request(call)).toEqual({ ok: true });
    expect(received).toHaveLength(2);
  });

  test('the number of repetitions is limited', async () => {
    answers = [{ status: 429, headers: { 'retry-after': '0' } }];
    expect(await errorOf(start().request(call))).toMatchObject({ kind: 'refused', status: 429, isToldToWait: true });
    expect(received).toHaveLength(3);
  });

  test('a wait above the limit is an error at once', async () => {
    answers = [{ status: 503, headers: { 'retry-after': '3600' } }];
    expect(await errorOf(start().request(call))).toMatchObject({ status: 503, isToldToWait: true });
    expect(received).toHaveLength(1);
  });

  test('without it the client does not repeat the call', async () => {
    answers = [{ status: 503 }];
    expect(await errorOf(start().request(call))).toMatchObject({ status: 503, isToldToWait: false });
    expect(received).toHaveLength(1);
  });
});

test.each([new MissingTokenError(), new SessionEndedError()])(
  'without a token nothing is asked: $name',
  async (reason) => {
    const { request } = start({ get: () => Promise.reject(reason) });
    expect(await errorOf(request(call))).toMatchObject({ kind: 'signedOut', cause: reason });
    expect(received).toEqual([]);
  },
);

test('an aborted call rejects with the signal’s reason', async () => {
  const { request } = start();
  const controller = new AbortController();
  const answer = request({ ...call, signal: controller.signal });
  controller.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
});

test.each([
  ['refused', { status: 500, body: '{"message":"Not now."}' }],
  ['malformed', { body: '<h1>Please wait</h1>' }],
])('an error of a call that was %s has no token in it, however deep it is looked into', async (kind, answer) => {
  answers = [answer];
  const { request } = start();
  const error = await errorOf(request(call));
  expect(error.kind).toBe(kind);
  expect(received[0]?.headers.authorization).toBe('Bearer token-1');
  expect(inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true })).not.toContain('token-1');
});
