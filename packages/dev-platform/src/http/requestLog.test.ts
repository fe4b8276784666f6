import { describe, expect, it } from 'vitest';
import { platformOfAvery } from '../testing/platformOfAvery.ts';
import { signIn } from '../testing/testPlatform.ts';
import type { LoggedRequest } from './requestLog.ts';

const { platformOrigin, token, control, call } = platformOfAvery();

describe('the request log', () => {
  const requests = async (after = 0) =>
    (await (await control('GET', `/requests?after=${String(after)}`)).json()) as LoggedRequest[];

  it('lists the requests that the services received', async () => {
    await call('/notification/has?id=1', { headers: { Program: 'NWX' } });
    await call('/user-access/api/x', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json-patch+json' },
      body: '[{"op":"replace"}]',
    });
    await fetch(`${platformOrigin()}/base/x`, { method: 'PUT', body: 'text' });
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

  it('holds no tokens, no passwords and no calls of the control surface', async () => {
    await fetch(`${platformOrigin()}/notification/notificationHub?access_token=${token()}&id=x`);
    await signIn(platformOrigin(), 'emil');
    const log = await requests();
    expect(log[0]).toMatchObject({ service: 'hub', path: '/', query: { id: 'x' }, authorization: 'present' });
    expect(new Set(log.map(({ service }) => service))).toEqual(new Set(['hub', 'identity']));
    expect(log.every(({ body }) => body === null)).toBe(true);
    expect(JSON.stringify(log)).not.toContain(token());
  });

  it('holds requests that a fault answered', async () => {
    await control('POST', '/faults', { service: 'base', status: 500 });
    await call('/base/x', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"ids":[1]}' });
    expect(await requests()).toEqual([expect.objectContaining({ service: 'base', body: { ids: [1] } })]);
  });

  it('continues to count after a reset', async () => {
    await call('/base/x');
    const [before] = await requests();
    await control('POST', '/reset');
    expect(await requests()).toEqual([]);
    await call('/base/x');
    expect((await requests())[0]?.seq).toBe((before?.seq ?? 0) + 1);
  });
});
