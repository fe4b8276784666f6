import { ErrorResponse, User } from 'oidc-client-ts';
import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import { createSession, type SessionOptions } from './createSession.ts';
import { OtherPersonError } from './idToken.ts';
import { MissingTokenError, RenewalUnreachableError, SessionEndedError, type Session } from './Session.ts';
import { readSharedToken, sharedTokenKey, writeSharedToken, type HeldTokens } from './sharedToken.ts';
import { stampSignOut } from './signOutStamps.ts';

const userKey = 'oidc.user:https://id.example:portal';
const now = () => Math.floor(Date.now() / 1000);

let count = 0;
/** Sessions of earlier tests still listen, so each test uses another person. */
let subject: string;
let load: Mock<(path: string) => void>;
let otherTab: BroadcastChannel;
beforeEach(() => {
  count += 1;
  subject = `person-${count}`;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  load = vi.fn<(path: string) => void>();
  otherTab = new BroadcastChannel('gantry.session');
});
afterEach(() => {
  otherTab.close();
  sessionStorage.clear();
  localStorage.clear();
});

function userWith(token: string, life: number, sub = subject): User {
  const claims = { sub, sid: 's1', iss: 'https://id.example', aud: 'portal', exp: now() + 3600, iat: now() };
  return new User({
    access_token: token,
    id_token: `id of ${token}`,
    token_type: 'Bearer',
    profile: claims,
    expires_at: now() + life,
  });
}

interface Provider {
  renew?: (idToken: string | undefined) => Promise<User | null>;
  signIn?: () => Promise<User>;
}

const unexpected = () => Promise.reject(new Error('not expected'));

function start(life: number, { renew = unexpected, signIn = unexpected }: Provider = {}, canRenewInFrame = true) {
  const user = userWith('token-1', life);
  sessionStorage.setItem(userKey, user.toStorageString());
  const kept: HeldTokens[] = [];
  const manager: SessionOptions['manager'] = {
    userKey,
    bindTo: () => undefined,
    renew,
    keepTokens: (tokens) => Promise.resolve(void kept.push(tokens)),
    signinPopup: signIn,
  };
  const profile = {
    id: subject,
    userName: 'avery',
    completeName: 'Avery Stone',
    email: null,
    isLocalAccount: true,
    isUserGC: false,
    locale: null,
  };
  const session: Session = createSession({ manager, user, profile, canRenewInFrame, load });
  return { session, kept };
}

const shared = () => readSharedToken(localStorage, { subject, session: 's1' });
const renewing = (token = 'token-2') =>
  vi.fn<(idToken: string | undefined) => Promise<User>>(() => Promise.resolve(userWith(token, 3600)));
const tell = (message: object) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes no target.
  otherTab.postMessage(message);
};

describe('the token', () => {
  test('is returned while it is valid, and is in local storage under its subject', async () => {
    const { session } = start(3600);
    expect(await session.getAccessToken()).toBe('token-1');
    expect(session.getHubAccessToken()).toBe('token-1');
    expect(localStorage.getItem(sharedTokenKey(subject))).toContain('token-1');
  });

  test('is renewed once for all callers after its end, with the id token as the hint', async () => {
    const renew = renewing();
    const { session } = start(-1, { renew });
    expect(await Promise.all([session.getAccessToken(), session.getAccessToken()])).toEqual(['token-2', 'token-2']);
    expect(renew).toHaveBeenCalledExactlyOnceWith('id of token-1');
    expect(session.getHubAccessToken()).toBe('token-2');
    expect(shared()).toMatchObject({ accessToken: 'token-2' });
  });

  test('is replaced after a refusal, by a newer one if there is one already', async () => {
    const renew = renewing();
    const { session } = start(3600, { renew });
    expect(await session.replaceAccessToken('token-1')).toBe('token-2');
    expect(await session.replaceAccessToken('token-1')).toBe('token-2');
    expect(renew).toHaveBeenCalledOnce();
  });

  test('is renewed before its end, and not in a loop', async () => {
    const renew = renewing();
    start(1, { renew });
    await expect.poll(shared).toMatchObject({ accessToken: 'token-2' });
    expect(renew).toHaveBeenCalledOnce();
  });

  test('is still in memory after the storage was cleared', async () => {
    const { session } = start(3600);
    sessionStorage.clear();
    localStorage.clear();
    expect(await session.getAccessToken()).toBe('token-1');
    expect(load).not.toHaveBeenCalled();
  });
});

describe('many tabs', () => {
  test('renew once: the waiting tabs use the token of the first one', async () => {
    const renew = renewing();
    const { session: first } = start(-1, { renew });
    const { session: second, kept } = start(-1, { renew });
    expect(await Promise.all([first.getAccessToken(), second.getAccessToken()])).toEqual(['token-2', 'token-2']);
    expect(renew).toHaveBeenCalledOnce();
    expect(kept).toMatchObject([{ accessToken: 'token-2' }]);
  });

  test('do not use another person’s token under this person’s key', async () => {
    const renew = renewing();
    const { session } = start(-1, { renew });
    const stranger = { subject: 'noor', session: 's1', accessToken: 'token-of-noor', expiresAt: now() + 7200 };
    localStorage.setItem(sharedTokenKey(subject), JSON.stringify(stranger));
    writeSharedToken(localStorage, stranger);
    expect(await session.getAccessToken()).toBe('token-2');
    expect(session.getHubAccessToken()).toBe('token-2');
  });

  test('use the id token of another tab as the hint of the next renewal', async () => {
    const renew = renewing();
    const { session } = start(3600, { renew });
    tell({ kind: 'renewed', idToken: 'newer id token', subject, session: 's1' });
    // Messages of one channel arrive in order.
    await new Promise((resolve) => {
      new BroadcastChannel('gantry.session').addEventListener('message', resolve, { once: true });
      tell({ kind: 'none' });
    });
    await session.replaceAccessToken('token-1');
    expect(renew).toHaveBeenCalledWith('newer id token');
  });
});

describe('the end', () => {
  test.each(['login_required', 'invalid_grant'])('%s ends the session here and in its other tabs', async (code) => {
    const heard = new Promise<unknown>((resolve) => {
      otherTab.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    const { session } = start(-1, { renew: () => Promise.reject(new ErrorResponse({ error: code })) });
    await expect(session.getAccessToken()).rejects.toBeInstanceOf(SessionEndedError);
    expect(load).toHaveBeenCalledExactlyOnceWith('/Error/sessionExpired');
    expect(await heard).toEqual({ kind: 'ended', reason: 'expired', subject, session: 's1' });
    expect(shared()).toBeNull();
    expect(sessionStorage.getItem(userKey)).toBeNull();
    expect(sessionStorage.getItem('gantry.return_address')).toBe(location.pathname + location.search + location.hash);
  });

  test.each([
    ['an outage', new ErrorResponse({ error: 'temporarily_unavailable' })],
    ['a fault of the provider', new ErrorResponse({ error: 'server_error' })],
    ['a refusal', new ErrorResponse({ error: 'invalid_request' })],
    ['no answer', new TypeError('Failed to fetch')],
  ])('%s ends nothing, and the token is used as long as it is good', async (_, error) => {
    const { session } = start(3600, { renew: () => Promise.reject(error) });
    await expect(session.replaceAccessToken('token-1')).rejects.toBeInstanceOf(RenewalUnreachableError);
    expect(await session.getAccessToken()).toBe('token-1');
    expect(load).not.toHaveBeenCalled();
    expect(sessionStorage.getItem(userKey)).not.toBeNull();
  });

  test('another person at the provider ends it', async () => {
    const { session } = start(-1, { renew: () => Promise.reject(new OtherPersonError()) });
    await expect(session.getAccessToken()).rejects.toBeInstanceOf(SessionEndedError);
    expect(load).toHaveBeenCalledExactlyOnceWith('/Error/sessionExpired');
  });

  test('a second refusal of a service ends the session in this tab and keeps the token for the others', () => {
    const { session } = start(3600);
    session.leaveTo('/Error/sessionExpired');
    expect(load).toHaveBeenCalledExactlyOnceWith('/Error/sessionExpired');
    expect(session.getHubAccessToken()).toBeNull();
    expect(shared()).toMatchObject({ accessToken: 'token-1' });
  });

  test('if no frame can renew, an expired token leads to /Account/ExpiredSession', async () => {
    const { session } = start(-1, {}, false);
    await expect(session.getAccessToken()).rejects.toBeInstanceOf(MissingTokenError);
    expect(load).toHaveBeenCalledExactlyOnceWith('/Account/ExpiredSession');
  });

  test('a page with unsaved work stays after the end', async () => {
    const { session } = start(-1, { renew: () => Promise.reject(new ErrorResponse({ error: 'login_required' })) });
    session.keepPageWhile(() => true);
    await expect(session.getAccessToken()).rejects.toBeInstanceOf(SessionEndedError);
    expect(session.status()).toEqual({ kind: 'ended' });
    expect(load).not.toHaveBeenCalled();
    expect(session.getHubAccessToken()).toBeNull();
  });
});

describe('the end in another tab', () => {
  test('is followed at once and once', async () => {
    const { session } = start(3600);
    tell({ kind: 'ended', reason: 'signedOut', subject, session: 's1' });
    await expect.poll(() => load.mock.calls).toEqual([['/Error/sessionExpired']]);
    expect(session.getHubAccessToken()).toBeNull();
    session.leaveTo('/Error/sessionExpired');
    expect(load).toHaveBeenCalledOnce();
  });

  test('is ignored if it is about another person or session', async () => {
    const { session } = start(3600);
    tell({ kind: 'ended', reason: 'expired', subject: 'noor', session: 's1' });
    tell({ kind: 'ended', reason: 'expired', subject, session: 's2' });
    tell({ kind: 'ended', reason: 'expired', subject: `${subject}-other`, session: null });
    tell({ text: 'ended' });
    // Messages arrive in order, so all of these have arrived before this one.
    tell({ kind: 'renewed', idToken: 'later', subject, session: 's1' });
    await new Promise((resolve) => {
      new BroadcastChannel('gantry.session').addEventListener('message', resolve, { once: true });
      tell({ kind: 'none' });
    });
    expect(session.getHubAccessToken()).toBe('token-1');
    expect(load).not.toHaveBeenCalled();
  });

  test.each([
    ['comes back from the browser’s memory of pages', () => window.dispatchEvent(new Event('pageshow'))],
    ['was frozen', () => document.dispatchEvent(new Event('resume'))],
    ['is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is found by a tab that %s', (_, comeBack) => {
    const { session } = start(3600);
    sessionStorage.setItem('program', 'NWX');
    stampSignOut(localStorage, { subject, session: 's1' });
    expect(session.getHubAccessToken()).toBe('token-1');
    comeBack();
    expect(session.getHubAccessToken()).toBeNull();
    expect(load).toHaveBeenCalledExactlyOnceWith('/Error/sessionExpired');
    expect(sessionStorage.length).toBe(0);
  });
});

describe('a renewal that keeps failing', () => {
  test('is shown before the end, until a renewal succeeds', async () => {
    let isDown = true;
    const renew = () => (isDown ? Promise.reject(new TypeError('down')) : Promise.resolve(userWith('token-2', 3600)));
    const { session } = start(60, { renew });
    await expect(session.replaceAccessToken('other')).resolves.toBe('token-1');
    expect(session.status().kind).toBe('good');
    await expect(session.replaceAccessToken('token-1')).rejects.toBeInstanceOf(RenewalUnreachableError);
    expect(session.status().kind).toBe('good');
    isDown = false;
    await session.replaceAccessToken('token-1');
    expect(session.status().kind).toBe('good');
  });

  test('names the moment of the end once it is near', async () => {
    const { session } = start(1, { renew: () => Promise.reject(new TypeError('down')) });
    await expect.poll(() => session.status().kind, { timeout: 30_000 }).not.toBe('good');
    await expect.poll(() => session.status().kind, { timeout: 30_000 }).toBe('ended');
    expect(load).not.toHaveBeenCalled();
  });

  test('is over when the person signs in again in a window', async () => {
    const { session } = start(-1, {
      renew: () => Promise.reject(new TypeError('down')),
      signIn: () => Promise.resolve(userWith('token-3', 3600)),
    });
    await expect(session.getAccessToken()).rejects.toBeInstanceOf(RenewalUnreachableError);
    expect(session.status().kind).toBe('ended');
    expect(await session.signInAgain()).toBe('signedIn');
    expect(session.status().kind).toBe('good');
    expect(await session.getAccessToken()).toBe('token-3');
  });

  test.each([
    ['otherPerson', new OtherPersonError()],
    ['blocked', new Error('Attempted to navigate on a disposed window')],
    ['failed', new ErrorResponse({ error: 'access_denied' })],
  ])('signing in again may end with: %s', async (result, error) => {
    const { session } = start(3600, { signIn: () => Promise.reject(error) });
    expect(await session.signInAgain()).toBe(result);
    expect(await session.getAccessToken()).toBe('token-1');
  });
});
