import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { controlOf, portalOrigin, signIn, startTestPlatform } from '../testing/testPlatform.ts';
import type { LoggedRequest } from './requestLog.ts';
import { startPlatform } from './platform.ts';
import type { Platform } from './platform.ts';

let platform: Platform;
let token: string;
let control: ReturnType<typeof controlOf>;
beforeAll(async () => {
  platform = await startTestPlatform();
  control = controlOf(platform.origin);
  token = (await signIn(platform.origin, 'avery')).access_token;
});
afterEach(() => control('POST', '/reset'));
afterAll(() => platform.close());

const call = (path: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  return fetch(`${platform.origin}${path}`, { ...init, headers });
};

describe('the services', () => {
  it('learn whose token it is and which program it is about', async () => {
    const answer = await call('/notification/has?id=avery-1', { headers: { Program: 'NWX' } });
    expect(await answer.json()).toBe(true);
    const echoed = await call('/monolith/anything', { method: 'POST', headers: { Program: 'NWX' }, body: 'hello' });
    expect(await echoed.json()).toEqual({ path: '/monolith/anything', user: 'avery', program: 'NWX', body: 'hello' });
  });

  it.each([
    ['/application/x', 401],
    ['/user-access/x', 401],
    ['/monolith/x', 401],
    ['/notification/has', 401],
    ['/base/x', 401],
    ['/notification/notificationHub/negotiate', 401],
    ['/monolith/Scripts/schedule.min.js', 200],
    ['/sub-applications/workflow/entry.js', 200],
    ['/storage/exports/unknown/x.pdf', 404],
    ['/nowhere', 404],
  ])('answer %s without a token with %i', async (path, status) => {
    expect((await fetch(`${platform.origin}${path}`)).status).toBe(status);
  });

  it('answer 500 and stay up when one fails', async () => {
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    expect((await call('/application/broken')).status).toBe(500);
    expect(printed).toHaveBeenCalledWith('GET /application/broken failed:', expect.any(Error));
    printed.mockRestore();
    expect((await call('/application/x')).status).toBe(200);
  });

  it.each([
    ['pdf', 'Work orders export', 'inline', 'application/pdf', '%PDF-'],
    [
      'xlsx',
      'Closeout “final”',
      'attachment',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'PK',
    ],
  ])('give an exported %s out of storage under its name', async (extension, title, kind, contentType, start) => {
    const notification = { title, type: 'export', payload: { status: 'completed', blobName: `b.${extension}` } };
    const { id } = (await (await control('POST', '/notifications', { user: 'avery', notification })).json()) as {
      id: string;
    };
    const { path } = (await (await call(`/application/export?id=${id}`)).json()) as { path: string };
    const file = await fetch(`${platform.origin}/storage${path}`);
    expect(file.headers.get('content-type')).toBe(contentType);
    const disposition = file.headers.get('content-disposition');
    expect(disposition).toMatch(new RegExp(`^${kind}; filename="[\\w-]+\\.${extension}"; filename\\*=UTF-8''`));
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.subarray(0, start.length).toString('latin1')).toBe(start);
    expect(await (await call(`/application/export?id=${id}`)).json()).toEqual({ path });
  });
});

describe('another origin', () => {
  const preflight = (path: string, origin: string) =>
    fetch(`${platform.origin}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,program,content-type',
      },
    });

  it.each(['/application/x', '/notification/notificationHub/negotiate', '/identity/token', '/storage/x'])(
    'is told by %s what it may do when it is the portal',
    async (path) => {
      const answer = await preflight(path, portalOrigin);
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe(portalOrigin);
      expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH');
      expect(answer.headers.get('access-control-allow-headers')).toBe('authorization,program,content-type');
    },
  );

  it.each(['https://elsewhere.example', 'null', `${portalOrigin}.elsewhere.example`])(
    '%s is refused',
    async (origin) => {
      const answer = await preflight('/application/x', origin);
      expect(answer.status).toBe(403);
      expect(answer.headers.has('access-control-allow-origin')).toBe(false);
      expect((await call('/application/x', { headers: { origin } })).headers.has('access-control-allow-origin')).toBe(
        false,
      );
    },
  );

  it('reads the answers when it is the portal, refusals too', async () => {
    const headers = { origin: portalOrigin };
    const origins = await Promise.all(
      [
        call('/application/x', { headers }),
        call('/nowhere', { headers }),
        fetch(`${platform.origin}/base/x`, { headers }),
      ].map(async (answer) => (await answer).headers.get('access-control-allow-origin')),
    );
    expect(origins).toEqual([portalOrigin, null, portalOrigin]);
  });

  it('may send credentials to the hub alone', async () => {
    const credentialsAt = async (path: string) =>
      (await preflight(path, portalOrigin)).headers.get('access-control-allow-credentials');
    expect(await credentialsAt('/notification/notificationHub/negotiate')).toBe('true');
    expect(await credentialsAt('/application/x')).toBeNull();
  });
});

describe('faults', () => {
  it('answer instead of the service as often as they say', async () => {
    const fault = { service: 'application', method: 'get', path: '/API/things', status: 503, times: 2 };
    expect((await control('POST', '/faults', fault)).status).toBe(201);
    expect((await call('/application/api/other')).status).toBe(200);
    expect((await call('/application/api/things', { method: 'POST' })).status).toBe(200);
    const statuses = [];
    for (let index = 0; index < 3; index += 1) statuses.push((await call('/application/api/things/7')).status);
    expect(statuses).toEqual([503, 503, 200]);
  });

  it.each([
    ['JSON', { body: { message: 'no' }, status: 400 }, 400, 'application/json', '{"message":"no"}'],
    ['truncated JSON', { body: '{"a":', contentType: 'application/json' }, 200, 'application/json', '{"a":'],
    ['a page', { body: '<h1>Hi</h1>', contentType: 'text/html' }, 200, 'text/html', '<h1>Hi</h1>'],
    ['nothing', { status: 204 }, 204, null, ''],
  ])('answer with %s', async (_case, fault, status, contentType, body) => {
    await control('POST', '/faults', { service: 'base', ...fault });
    const answer = await call('/base/x', { headers: { origin: portalOrigin } });
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      status,
      contentType,
      body,
    ]);
    expect(answer.headers.get('access-control-allow-origin')).toBe(portalOrigin);
  });

  it('cut the connection with status 0', async () => {
    await control('POST', '/faults', { service: 'base', status: 0, times: 1 });
    await expect(call('/base/x')).rejects.toThrow('fetch failed');
    expect((await call('/base/x')).status).toBe(200);
  });

  it('set headers', async () => {
    await control('POST', '/faults', { service: 'base', status: 429, headers: { 'retry-after': '7' } });
    expect((await call('/base/x')).headers.get('retry-after')).toBe('7');
  });

  it('only delay when they give no answer', async () => {
    await control('POST', '/faults', { service: 'base', delayMs: 150 });
    const before = performance.now();
    expect((await call('/base/x', { method: 'POST', body: 'kept' }).then((answer) => answer.json())).body).toBe('kept');
    expect(performance.now() - before).toBeGreaterThanOrEqual(149);
  });

  it('leave preflights alone unless they name them', async () => {
    await control('POST', '/faults', { service: 'base', status: 500, times: 1 });
    const preflight = () =>
      fetch(`${platform.origin}/base/x`, {
        method: 'OPTIONS',
        headers: { origin: portalOrigin, 'access-control-request-method': 'GET' },
      });
    expect((await preflight()).status).toBe(204);
    expect((await call('/base/x')).status).toBe(500);
    await control('POST', '/faults', { service: 'base', method: 'OPTIONS', status: 500 });
    expect((await preflight()).status).toBe(500);
  });

  it('reach the identity provider and the hub', async () => {
    await control('POST', '/faults', { service: 'identity', path: '/.well-known', status: 502 });
    await control('POST', '/faults', { service: 'hub', path: '/negotiate', status: 500 });
    const path = '/identity/.well-known/openid-configuration';
    expect((await fetch(`${platform.origin}${path}`)).status).toBe(502);
    expect((await call('/notification/notificationHub/negotiate', { method: 'POST' })).status).toBe(500);
    await control('DELETE', '/faults');
    expect((await fetch(`${platform.origin}${path}`)).status).toBe(200);
  });
});

describe('the request log', () => {
  const requests = async (after = 0) =>
    (await (await control('GET', `/requests?after=${String(after)}`)).json()) as LoggedRequest[];

  it('tells what the services received', async () => {
    await call('/notification/has?id=1', { headers: { Program: 'NWX' } });
    await call('/user-access/api/x', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json-patch+json' },
      body: '[{"op":"replace"}]',
    });
    await fetch(`${platform.origin}/base/x`, { method: 'PUT', body: 'text' });
    const [first, second, third] = await requests();
    expect(first).toMatchObject({
      service: 'notification',
      method: 'GET',
      path: '/has',
      query: { id: '1' },
      authorization: 'present',
      program: 'NWX',
      body: null,
    });
    expect(second).toMatchObject({ service: 'userAccess', method: 'PATCH', path: '/api/x', body: [{ op: 'replace' }] });
    expect(third).toMatchObject({ service: 'base', authorization: 'absent', program: null, body: 'text' });
    expect(await requests(second?.seq)).toEqual([third]);
  });

  it('holds neither tokens nor passwords, nor the tests own calls', async () => {
    await fetch(`${platform.origin}/notification/notificationHub?access_token=${token}&id=x`);
    await signIn(platform.origin, 'emil');
    const log = await requests();
    expect(log[0]).toMatchObject({ service: 'hub', path: '/', query: { id: 'x' }, authorization: 'present' });
    expect(new Set(log.map(({ service }) => service))).toEqual(new Set(['hub', 'identity']));
    expect(log.every(({ body }) => body === null)).toBe(true);
    expect(JSON.stringify(log)).not.toContain(token);
  });

  it('holds requests that a fault answered', async () => {
    await control('POST', '/faults', { service: 'base', status: 500 });
    await call('/base/x', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"ids":[1]}' });
    expect(await requests()).toEqual([expect.objectContaining({ service: 'base', body: { ids: [1] } })]);
  });

  it('counts on after a reset', async () => {
    await call('/base/x');
    const [before] = await requests();
    await control('POST', '/reset');
    expect(await requests()).toEqual([]);
    await call('/base/x');
    expect((await requests())[0]?.seq).toBe((before?.seq ?? 0) + 1);
  });
});

it('says in one sentence that a port is in use', async () => {
  const { port } = new URL(platform.origin);
  const options = {
    seed: { programs: [], notifications: () => [] },
    portalOrigin,
    createServices: () => expect.fail(),
  };
  await expect(startPlatform(Number(port), options)).rejects.toThrow(
    `Port ${port} is in use, so the platform cannot start there. Stop what uses it, or set PLATFORM_PORT to another one.`,
  );
});
