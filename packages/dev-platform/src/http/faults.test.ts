import { describe, expect, it } from 'vitest';
import { platformOfAvery } from '../testing/platformOfAvery.ts';
import { portalOrigin } from '../testing/testPlatform.ts';

const { platformOrigin, control, call } = platformOfAvery();

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

  it.each([
    ['a name', { headers: { 'retry after': '7' } }, 'must be the name of a header'],
    ['a value', { headers: { 'retry-after': 'seven\n' } }, 'only characters that a header may carry'],
    ['a content type', { contentType: 'text/html\n' }, 'only characters that a header may carry'],
  ])('are refused with %s that is invalid in a header', async (_, fault, sentence) => {
    const answer = await control('POST', '/faults', { service: 'base', ...fault });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: expect.stringContaining(sentence) as string });
    expect((await call('/base/x')).status).toBe(200);
  });

  it('leave preflights alone unless the method is OPTIONS', async () => {
    await control('POST', '/faults', { service: 'base', status: 500, times: 1 });
    const preflight = () =>
      fetch(`${platformOrigin()}/base/x`, {
        method: 'OPTIONS',
        headers: { origin: portalOrigin, 'access-control-request-method': 'GET' },
      });
    expect((await preflight()).status).toBe(204);
    expect((await call('/base/x')).status).toBe(500);
    await control('POST', '/faults', { service: 'base', method: 'OPTIONS', status: 500 });
    expect((await preflight()).status).toBe(500);
  });
});
