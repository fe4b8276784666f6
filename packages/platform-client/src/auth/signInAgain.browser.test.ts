import { ErrorResponse } from 'oidc-client-ts';
import { describe, expect, test } from 'vitest';
import { OtherPersonError } from './idTokenErrors.ts';
import { MissingTokenError, RenewalUnreachableError, SessionEndedError, type Session } from './Session.ts';
import { audience, stagePerTest } from './SessionStage.testing.ts';
import { writeSharedToken } from './sharedToken.ts';

const stage = stagePerTest();

describe('if no frame can renew', () => {
  const uses: readonly [string, (session: Session) => Promise<string>, number, string, unknown][] = [
    ['has expired', (session) => session.getAccessToken(), -1, '/Account/ExpiredSession', MissingTokenError],
    [
      'is refused by a service',
      (session) => session.replaceAccessToken('token-1'),
      3600,
      '/Error/sessionExpired',
      SessionEndedError,
    ],
  ];
  test.each(uses)('a token that %s ends the session here and in the other tabs', async (_, use, life, page, error) => {
    const heard: unknown[] = [];
    stage().otherTab.addEventListener('message', ({ data }) => heard.push(data));
    const { session } = stage().start(life, {}, false);
    await expect(use(session)).rejects.toBeInstanceOf(error);
    await expect.poll(() => stage().load.mock.calls).toEqual([[page]]);
    const { subject } = stage();
    await expect.poll(() => heard).toMatchObject([{ kind: 'ended', reason: 'expired', subject, session: 's1' }]);
  });

  test('a token that has expired ends nothing while there is no network, so that what was kept can be read', async () => {
    stage().isServerReachable.mockResolvedValue(false);
    const { session } = stage().start(-1, {}, false);
    await expect(session.getAccessToken()).rejects.toBeInstanceOf(RenewalUnreachableError);
    expect(session.status().kind).toBe('unreachable');
    expect(session.getHubAccessToken()).toBe('token-1');
    expect(stage().endKept).not.toHaveBeenCalled();
    stage().isServerReachable.mockResolvedValue(true);
    await expect(session.getAccessToken()).rejects.toBeInstanceOf(MissingTokenError);
    expect(stage().endKept).toHaveBeenCalled();
  });

  test.each(uses)('a token that %s gives way to a newer one of another tab', async (_, use, life) => {
    const { session } = stage().start(life, {}, false);
    const { subject } = stage();
    const expiresAt = Date.now() / 1000 + 7200;
    writeSharedToken(localStorage, { subject, audience, session: 's1', accessToken: 'token-2', expiresAt });
    expect(await use(session)).toBe('token-2');
    expect(stage().load).not.toHaveBeenCalled();
  });
});

describe('a renewal that keeps failing', () => {
  test('is not shown long before the end', async () => {
    const { session } = stage().start(60, { renew: () => Promise.reject(new TypeError('down')) });
    await expect(session.replaceAccessToken('other')).resolves.toBe('token-1');
    await expect(session.replaceAccessToken('token-1')).rejects.toBeInstanceOf(RenewalUnreachableError);
    expect(session.status().kind).toBe('good');
  });

  test('is shown near the end, until a renewal succeeds', async () => {
    let isDown = true;
    const renew = () =>
      isDown ? Promise.reject(new TypeError('down')) : Promise.resolve(stage().userWith('token-2', 3600));
    const { session } = stage().start(1, { renew });
    await expect.poll(() => session.status().kind).toBe('unreachable');
    expect(stage().load).not.toHaveBeenCalled();
    isDown = false;
    expect(await session.getAccessToken()).toBe('token-2');
    expect(session.status().kind).toBe('good');
  });

  test('is over when the person signs in again in a window', async () => {
    const { session } = stage().start(-1, {
      renew: () => Promise.reject(new TypeError('down')),
      signIn: () => Promise.resolve(stage().userWith('token-3', 3600)),
    });
    await expect(session.getAccessToken()).rejects.toBeInstanceOf(RenewalUnreachableError);
    // Nobody knows that the session is over.
    expect(session.status().kind).toBe('unreachable');
    expect(await session.signInAgain()).toBe('signedIn');
    expect(session.status().kind).toBe('good');
    expect(await session.getAccessToken()).toBe('token-3');
  });

  test.each([
    ['otherPerson', new OtherPersonError()],
    ['blocked', new Error('Attempted to navigate on a disposed window')],
    ['failed', new ErrorResponse({ error: 'access_denied' })],
  ])('signing in again may end with: %s', async (result, error) => {
    const { session } = stage().start(3600, { signIn: () => Promise.reject(error) });
    expect(await session.signInAgain()).toBe(result);
    expect(await session.getAccessToken()).toBe('token-1');
  });
});
