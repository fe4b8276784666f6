import { ErrorResponse, User, type UserManager } from 'oidc-client-ts';
import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import { createSession } from './createSession.ts';
import { MissingTokenError, RenewalUnreachableError, SessionEndedError, type Session } from './Session.ts';
import { userStorageKey } from './storedToken.ts';

const authority = 'https://id.example';
const key = userStorageKey({ authority, clientId: 'portal' });
const profile = {
  id: 'u1',
  userName: 'avery',
  completeName: 'Avery Stone',
  email: null,
  isLocalAccount: true,
  isUserGC: false,
  locale: null,
};
const now = () => Math.floor(Date.now() / 1000);

function userWith(token: string, life: number): User {
  const claims = { sub: 'u1', iss: authority, aud: 'portal', exp: now() + 3600, iat: now() };
  return new User({ access_token: token, token_type: 'Bearer', profile: claims, expires_at: now() + life });
}
const store = (user: User) => sessionStorage.setItem(key, user.toStorageString());

/** A manager whose silent renewals the test decides. */
function managerWith(signinSilent: () => Promise<User | null>): UserManager {
  const manager: Pick<UserManager, 'signinSilent'> & Record<string, unknown> = {
    settings: { authority, client_id: 'portal' },
    metadataService: { getIssuer: () => Promise.resolve(authority) },
    signinSilent: async () => {
      const user = await signinSilent();
      if (user !== null) store(user);
      return user;
    },
  };
  return manager as unknown as UserManager; // The session uses nothing else of it.
}

/** Where the session of this test sends the person. Sessions of earlier tests hear the other tabs too, and have their own. */
let load: Mock<(path: string) => void>;

function start(
  life: number,
  signinSilent: () => Promise<User | null> = () => Promise.reject(new Error('not expected')),
): Session {
  const user = userWith('token-1', life);
  store(user);
  return createSession({ manager: managerWith(signinSilent), user, profile, load });
}

let otherTab: BroadcastChannel;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  load = vi.fn<(path: string) => void>();
  otherTab = new BroadcastChannel('gantry.session');
});
afterEach(() => {
  otherTab.close();
  sessionStorage.clear();
  localStorage.clear();
});

describe('the token', () => {
  test('is handed out as it is while it lasts, and lies in local storage for the hub', async () => {
    const session = start(3600);
    expect(await session.getAccessToken()).toBe('token-1');
    expect(session.getHubAccessToken()).toBe('token-1');
    expect(localStorage.getItem('access_token')).toBe('token-1');
  });

  test('is renewed once for all who ask when it has expired', async () => {
    const renewals = vi.fn<() => Promise<User>>(() => Promise.resolve(userWith('token-2', 3600)));
    const session = start(-1, renewals);
    expect(await Promise.all([session.getAccessToken(), session.getAccessToken()])).toEqual(['token-2', 'token-2']);
    expect(renewals).toHaveBeenCalledOnce();
    expect(session.getHubAccessToken()).toBe('token-2');
  });

  test('that was refused is replaced; a newer one that is there already is taken', async () => {
    const renewals = vi.fn<() => Promise<User>>(() => Promise.resolve(userWith('token-2', 3600)));
    const session = start(3600, renewals);
    expect(await session.replaceAccessToken('token-1')).toBe('token-2');
    expect(await session.replaceAccessToken('token-1')).toBe('token-2');
    expect(renewals).toHaveBeenCalledOnce();
  });

  test('is renewed by itself before it ends, and not in a loop', async () => {
    const renewals = vi.fn<() => Promise<User>>(() => Promise.resolve(userWith('token-2', 3600)));
    start(1, renewals);
    await expect.poll(() => localStorage.getItem('access_token')).toBe('token-2');
    expect(renewals).toHaveBeenCalledOnce();
  });
});

describe('the end', () => {
  test('without a token the person goes to /Account/ExpiredSession', async () => {
    const session = start(3600);
    sessionStorage.clear();
    await expect(session.getAccessToken()).rejects.toBeInstanceOf(MissingTokenError);
    expect(load).toHaveBeenCalledExactlyOnceWith('/Account/ExpiredSession');
  });

  test('a renewal that the identity provider refuses ends the session here and in the other tabs', async () => {
    const heard = new Promise<unknown>((resolve) => {
      otherTab.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    const session = start(-1, () => Promise.reject(new ErrorResponse({ error: 'login_required' })));
    await expect(session.getAccessToken()).rejects.toBeInstanceOf(SessionEndedError);
    expect(load).toHaveBeenCalledExactlyOnceWith('/Error/sessionExpired');
    expect(await heard).toBe('ended');
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(sessionStorage.getItem(key)).toBeNull();
    expect(sessionStorage.getItem('gantry.return_address')).toBe(location.pathname + location.search + location.hash);
  });

  test('an id token of another issuer is no renewal', async () => {
    const stranger = userWith('token-2', 3600);
    stranger.profile.iss = 'https://evil.example';
    const session = start(-1, () => Promise.resolve(stranger));
    await expect(session.getAccessToken()).rejects.toBeInstanceOf(RenewalUnreachableError);
    expect(session.getHubAccessToken()).toBe('token-1');
  });

  test('a renewal without an answer ends nothing', async () => {
    const session = start(-1, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(session.getAccessToken()).rejects.toBeInstanceOf(RenewalUnreachableError);
    expect(load).not.toHaveBeenCalled();
    expect(sessionStorage.getItem(key)).not.toBeNull();
  });

  test('another tab that signs out takes this one along, at once and once', async () => {
    const session = start(3600);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes no target.
    otherTab.postMessage('ended');
    await expect.poll(() => load.mock.calls).toEqual([['/Error/sessionExpired']]);
    expect(session.getHubAccessToken()).toBeNull();
    session.leaveTo('/Error/sessionExpired');
    expect(load).toHaveBeenCalledOnce();
  });
});
