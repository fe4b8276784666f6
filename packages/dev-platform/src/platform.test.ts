import { describe, expect, it, vi } from 'vitest';
import { platformOfAvery } from './testing/platformOfAvery.ts';
import { portalOrigin } from './testing/testPlatform.ts';

const { platformOrigin, control, call } = platformOfAvery();

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

  it('compress their answers and name the request headers that they depend on', async () => {
    const answer = await call('/application/x', { headers: { 'accept-encoding': 'gzip', origin: portalOrigin } });
    expect(answer.headers.get('vary')?.split(/, */).toSorted()).toEqual(['Accept-Encoding', 'Origin']);
    const long = await call('/application/x', {
      method: 'POST',
      headers: { 'accept-encoding': 'gzip' },
      body: 'long '.repeat(1000),
    });
    expect(long.headers.get('content-encoding')).toBe('gzip');
    expect(await long.json()).toMatchObject({ body: 'long '.repeat(1000) });
  });

  it('answer 500 and continue after an error', async () => {
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
    const file = await fetch(`${platformOrigin()}/storage${path}`);
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
