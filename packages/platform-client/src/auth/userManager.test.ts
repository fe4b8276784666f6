import { User } from 'oidc-client-ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { localStore, sessionStore } from '../storage/browserStorage.ts';
import { createServerClock } from './serverClock.ts';
import { exampleIdentity } from '../platformOptions.testing.ts';
import { userStorageKey } from './storedToken.ts';
import { PortalUserManager } from './userManager.ts';
import { createUserStore } from './userStore.ts';

const issuer = 'https://id.example/identity';
const identity = exampleIdentity({
  metadata: { issuer, authorizationEndpoint: `${issuer}/auth`, tokenEndpoint: `${issuer}/token` },
});
const userKey = userStorageKey(identity);
const users = createUserStore(userKey);
const now = () => Math.floor(Date.now() / 1000);

function clockAt(date: string | null = new Date().toUTCString()) {
  const clock = createServerClock();
  clock.learn(date, Date.now());
  return clock;
}
const managerAt = (date?: string | null) => new PortalUserManager(identity, 'https://portal.example', clockAt(date));

function userWith(claims: Record<string, unknown> = {}, more: { refresh_token?: string; expires_at?: number } = {}) {
  const profile = { sub: 'u1', iss: issuer, aud: 'portal', iat: now(), exp: now() + 3600, ...claims };
  return new User({ access_token: 'token-1', token_type: 'Bearer', expires_at: now() + 3600, profile, ...more });
}

// Node has no storages, so the values are kept in memory, and the first access logs a warning.
vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => sessionStore.clear());

describe('a sign-in asks the provider about itself once', () => {
  const discovered = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    end_session_endpoint: `${issuer}/end`,
    jwks_uri: `${issuer}/jwks`,
  };
  const discovering = exampleIdentity({ authority: issuer });
  const newManager = () => new PortalUserManager(discovering, 'https://portal.example', clockAt());
  const answerTo = (state: string) =>
    vi.stubGlobal('location', { href: `https://portal.example/signin-oidc?state=${state}&code=c` });
  /** A page leaves with this kept. */
  const keep = async (data: unknown) => {
    const { stateStore } = newManager().settings;
    await stateStore.set('s1', JSON.stringify({ id: 's1', data }));
    answerTo('s1');
  };
  const discovery = () =>
    vi
      .spyOn(globalThis, 'fetch')
      .mockReset()
      .mockImplementation(async () => Response.json(discovered));
  afterEach(() => {
    vi.unstubAllGlobals();
    localStore.clear();
  });

  test('before it leaves: the page that comes back knows', async () => {
    const asked = discovery();
    const first = newManager();
    vi.spyOn(first, 'signinRedirect').mockImplementation(async ({ state } = {}) => keep(state));
    await first.leave('/apps?x=1');
    const next = newManager();
    expect(await next.comeBack()).toBe('/apps?x=1');
    expect(await next.metadataService.getTokenEndpoint()).toBe(discovered.token_endpoint);
    expect(await next.metadataService.getEndSessionEndpoint()).toBe(discovered.end_session_endpoint);
    expect(await next.metadataService.getRevocationEndpoint()).toBeUndefined();
    expect(asked).toHaveBeenCalledOnce();
  });

  test.each([[undefined], [{}], [{ ...discovered, token_endpoint: 7 }], ['text']])(
    'and again if %j was kept instead of an answer',
    async (metadata) => {
      const asked = discovery();
      await keep({ returnTo: '/apps', metadata });
      const manager = newManager();
      expect(await manager.comeBack()).toBe('/apps');
      expect(await manager.metadataService.getTokenEndpoint()).toBe(discovered.token_endpoint);
      expect(asked).toHaveBeenCalledOnce();
    },
  );

  test('and an address without its sign-in leads nowhere', async () => {
    answerTo('unknown');
    await expect(newManager().comeBack()).rejects.toThrow(Error);
  });
});

describe('a token is revoked', () => {
  const answer = (status: number, body: string | null, type: string) =>
    vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(new Response(body, { status, headers: { 'content-type': type } }));
  const revoke = () => {
    const manager = managerAt();
    vi.spyOn(manager.metadataService, 'getRevocationEndpoint').mockResolvedValue(`${issuer}/revocation`);
    return manager.revokeAccessToken('token-1');
  };

  test.each([
    ['text/plain', ''],
    ['text/html', '<p>Done</p>'],
    ['application/json', '{}'],
  ])('whatever body of %s the status 200 has', async (type, body) => {
    const asked = answer(200, body, type);
    await expect(revoke()).resolves.toBeUndefined();
    const [address, { body: sent } = {}] = asked.mock.lastCall ?? [];
    expect(address).toBe(`${issuer}/revocation`);
    expect(sent).toEqual(new URLSearchParams('client_id=portal&token=token-1&token_type_hint=access_token'));
  });

  test('a refusal is an error', async () => {
    answer(503, null, 'application/json');
    await expect(revoke()).rejects.toThrow('503');
  });
});

describe('a user is checked before it is stored', () => {
  test.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'other' }],
  ])('%s', async (_, claims) => {
    const manager = managerAt();
    await expect(manager.storeUser(userWith(claims))).rejects.toThrow(/The id token/);
    expect(sessionStore.length).toBe(0);
  });

  test('another issuer, which the metadata of the provider claims to be', async () => {
    const manager = new PortalUserManager(exampleIdentity({ metadata: {} }), 'https://portal.example', clockAt());
    vi.spyOn(manager.metadataService, 'getIssuer').mockResolvedValue('https://evil.example');
    await expect(manager.storeUser(userWith({ iss: 'https://evil.example' }))).rejects.toThrow(/The id token/);
    await manager.storeUser(userWith({ iss: `${issuer}/` }));
    expect(users.read()).toMatchObject({ access_token: 'token-1' });
  });

  test('another person is refused once the session belongs to one', async () => {
    const manager = managerAt();
    manager.bindTo('u1');
    await expect(manager.storeUser(userWith({ sub: 'u2' }))).rejects.toThrow('for another person');
    expect(sessionStore.length).toBe(0);
  });
});

test('an unrequested refresh token is not stored', async () => {
  const manager = managerAt();
  await manager.storeUser(userWith({}, { refresh_token: 'refresh-1' }));
  expect(sessionStore.getItem(userKey)).not.toContain('refresh-1');
});

test('a token without an end from the provider ends with the id token', async () => {
  const manager = managerAt();
  const user = userWith();
  delete user.expires_at;
  await manager.storeUser(user);
  const { expires_at: expiresAt } = users.read() ?? expect.fail();
  expect((expiresAt ?? 0) - now()).toBeGreaterThan(3590);
});

test.each([-1, 1])('a device whose clock is wrong by %i day signs in', async (days) => {
  const wrong = days * 86_400_000;
  const truth = Date.now();
  const clock = createServerClock(() => truth + wrong);
  clock.learn(new Date(truth).toUTCString(), truth + wrong);
  const manager = new PortalUserManager(identity, 'https://portal.example', clock);
  await manager.storeUser(userWith());
  expect(users.read()).not.toBeNull();
});
