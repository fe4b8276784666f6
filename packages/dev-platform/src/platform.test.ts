import { describe, expect, it, vi } from 'vitest';
import { platformOfAvery } from './testing/platformOfAvery.ts';
import { portalOrigin } from './testing/testPlatform.ts';

const { platformOrigin, call } = platformOfAvery();

describe('the services', () => {
  it('get the account of the token and the program of the request', async () => {
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
    expect((await fetch(`${platformOrigin()}${path}`)).status).toBe(status);
  });

  it('answer 500 and continue after an error', async () => {
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    expect((await call('/application/broken')).status).toBe(500);
    expect(printed).toHaveBeenCalledWith('GET /application/broken failed:', expect.any(Error));
    printed.mockRestore();
    expect((await call('/application/x')).status).toBe(200);
  });
});

describe('another origin', () => {
  const preflight = (path: string, origin: string) =>
    fetch(`${platformOrigin()}${path}`, {
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

  it('may send credentials only to the hub', async () => {
    const credentialsAt = async (path: string) =>
      (await preflight(path, portalOrigin)).headers.get('access-control-allow-credentials');
    expect(await credentialsAt('/notification/notificationHub/negotiate')).toBe('true');
    expect(await credentialsAt('/application/x')).toBeNull();
  });
});
