import { ErrorResponse } from 'oidc-client-ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { RenewalUnreachableError, SessionEndedError } from './Session.ts';
import { sessionUserKey, stagePerTest, tellOn } from './SessionStage.testing.ts';
import { sharedTokenKey } from './sharedToken.ts';
import { stampSignOut } from './signOutStamps.ts';

const stage = stagePerTest();

/** Starts a session whose token can be renewed. */
function startRenewing(life: number) {
  const renew = stage().renewing();
  return { ...stage().start(life, { renew }), renew };
}
const expectExpired = () => expect.poll(() => stage().load.mock.calls).toEqual([['/Error/sessionExpired']]);

describe('the token', () => {
  test('is in local storage under its subject, and is returned while it is valid, also after the storage was cleared', async () => {
    const { session } = stage().start(3600);
    expect(localStorage.getItem(sharedTokenKey(stage().subject))).toContain('token-1');
    sessionStorage.clear();
    localStorage.clear();
    expect(await session.getAccessToken()).toBe('token-1');
    expect(session.getHubAccessToken()).toBe('token-1');
    expect(stage().load).not.toHaveBeenCalled();
  });

  test('is renewed once for all callers after its end, with the id token as the hint', async () => {
    const { session, renew } = startRenewing(-1);
    expect(await Promise.all([session.getAccessToken(), session.getAccessToken()])).toEqual(['token-2', 'token-2']);
    expect(renew).toHaveBeenCalledExactlyOnceWith('id of token-1');
    expect(session.getHubAccessToken()).toBe('token-2');
    expect(stage().shared()).toMatchObject({ accessToken: 'token-2' });
  });

  test('is replaced after a refusal, by a newer one if there is one already', async () => {
    const { session, renew } = startRenewing(3600);
    expect(await session.replaceAccessToken('token-1')).toBe('token-2');
    expect(await session.replaceAccessToken('token-1')).toBe('token-2');
    expect(renew).toHaveBeenCalledOnce();
  });

  test('is renewed before its end, and not in a loop', async () => {
    const renew = stage().renewing();
    stage().start(1, { renew });
    await expect.poll(stage().shared).toMatchObject({ accessToken: 'token-2' });
    expect(renew).toHaveBeenCalledOnce();
  });
});

describe('many tabs', () => {
  test('wait with their turn until the token of the first one can be seen in their process', async () => {
    const { session } = startRenewing(-1);
    await session.getAccessToken();
    const turns = async () => (await navigator.locks.query()).held?.map(({ name }) => name) ?? [];
    expect(await turns()).toContain(`gantry.renewal.${stage().subject}`);
    await expect.poll(turns).not.toContain(`gantry.renewal.${stage().subject}`);
  });

  test('stand alone in a browser that refuses channels and locks', async () => {
    onTestFinished(() => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });
    const refusal = new DOMException('The operation is insecure.', 'SecurityError');
    vi.stubGlobal('BroadcastChannel', function refused() {
      throw refusal;
    });
    vi.spyOn(navigator.locks, 'request').mockRejectedValue(refusal);
    const { session } = startRenewing(-1);
    expect(await session.getAccessToken()).toBe('token-2');
  });

  test('use the id token of another tab as the hint of the next renewal', async () => {
    const { session, renew } = startRenewing(3600);
    await stage().tellRenewal('newer id token');
    await session.replaceAccessToken('token-1');
    expect(renew).toHaveBeenCalledWith('newer id token');
  });

  test('do not hear of renewals while the browser keeps the page in its memory, which would drop it', async () => {
    const { session, renew } = startRenewing(3600);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await stage().tellRenewal('missed');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await session.replaceAccessToken('token-1');
    expect(renew).toHaveBeenCalledWith('id of token-1');
    await stage().tellRenewal('heard');
    await session.replaceAccessToken('token-2');
    expect(renew).toHaveBeenLastCalledWith('heard');
  });
});

describe('the end', () => {
  test.each(['login_required', 'invalid_grant'])('%s ends the session here and in its other tabs', async (code) => {
    const heard = new Promise<unknown>((resolve) => {
      stage().otherTab.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    const { session } = stage().start(-1, { renew: () => Promise.reject(new ErrorResponse({ error: code })) });
    await expect(session.getAccessToken()).rejects.toBeInstanceOf(SessionEndedError);
    await expectExpired();
    expect(await heard).toMatchObject({ kind: 'ended', reason: 'expired', subject: stage().subject, session: 's1' });
    expect(stage().shared()).toBeNull();
    expect(sessionStorage.getItem(sessionUserKey)).toBeNull();
    expect(sessionStorage.getItem('gantry.return_address')).toBe(location.pathname + location.search + location.hash);
  });

  test.each([
    ['an outage', new ErrorResponse({ error: 'temporarily_unavailable' })],
    ['a fault of the provider', new ErrorResponse({ error: 'server_error' })],
    ['a refusal', new ErrorResponse({ error: 'invalid_request' })],
    ['no answer', new TypeError('Failed to fetch')],
  ])('%s ends nothing, and the token is used as long as it is good', async (_, error) => {
    const { session } = stage().start(3600, { renew: () => Promise.reject(error) });
    await expect(session.replaceAccessToken('token-1')).rejects.toBeInstanceOf(RenewalUnreachableError);
    expect(await session.getAccessToken()).toBe('token-1');
    expect(stage().load).not.toHaveBeenCalled();
    expect(sessionStorage.getItem(sessionUserKey)).not.toBeNull();
  });

  test('a second refusal of a service ends the session in this tab and keeps the token for the others', async () => {
    const { session } = stage().start(3600);
    session.endAt('/Error/sessionExpired');
    await expectExpired();
    expect(session.getHubAccessToken()).toBeNull();
    expect(stage().shared()).toMatchObject({ accessToken: 'token-1' });
    expect(stage().endKept).not.toHaveBeenCalled();
  });

  test('a page with unsaved work stays after the end', async () => {
    const { session } = stage().start(-1, {
      renew: () => Promise.reject(new ErrorResponse({ error: 'login_required' })),
    });
    session.keepPageWhile(() => true);
    await expect(session.getAccessToken()).rejects.toBeInstanceOf(SessionEndedError);
    expect(session.status()).toEqual({ kind: 'ended' });
    expect(stage().load).not.toHaveBeenCalled();
    expect(session.getHubAccessToken()).toBeNull();
  });
});

describe('the end in another tab', () => {
  test.each(['expired', 'signedOut'] as const)(
    '(%s) is followed at once and once, and deletes what is kept for a time without a network',
    async (reason) => {
      const { session } = stage().start(3600);
      await stage().tellEnd(reason);
      expect(session.getHubAccessToken()).toBeNull();
      session.endAt('/Error/sessionExpired');
      await expectExpired();
      expect(stage().endKept).toHaveBeenCalledOnce();
    },
  );

  test('is ignored if it is about another person or session', async () => {
    const { session } = stage().start(3600);
    await stage().tellEnd('expired', { subject: 'noor' });
    await stage().tellEnd('expired', { session: 's2' });
    await stage().tellEnd('expired', { subject: `${stage().subject}-other`, session: null });
    await tellOn('gantry.session', { text: 'ended' });
    expect(session.getHubAccessToken()).toBe('token-1');
    expect(stage().load).not.toHaveBeenCalled();
  });

  test.each([
    ['comes back from the browser’s memory of pages', () => window.dispatchEvent(new Event('pageshow'))],
    ['was frozen', () => document.dispatchEvent(new Event('resume'))],
    ['is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is found by a tab that %s', async (_, comeBack) => {
    const { session } = stage().start(3600);
    sessionStorage.setItem('program', 'NWX');
    stampSignOut(localStorage, { subject: stage().subject, session: 's1' });
    expect(session.getHubAccessToken()).toBe('token-1');
    comeBack();
    expect(session.getHubAccessToken()).toBeNull();
    await expectExpired();
    expect(sessionStorage.length).toBe(0);
  });

  test('is left only once the page holds the lock that keeps it out of the browser’s memory', async () => {
    let grant = () => {};
    const request = vi.spyOn(navigator.locks, 'request').mockImplementation((_name, _options, hold) => {
      grant = () => void hold(null);
      return new Promise(() => {});
    });
    onTestFinished(() => request.mockRestore());
    const { session } = stage().start(3600);
    session.endAt('/Error/sessionExpired');
    await Promise.resolve();
    expect(stage().load).not.toHaveBeenCalled();
    grant();
    await expectExpired();
  });

  test('shows no page of it again: the browser does not keep the page, and one that was kept is left hidden', async () => {
    const { session } = stage().start(3600);
    session.endAt('/Error/sessionExpired');
    await expect
      .poll(async () => (await navigator.locks.query()).held?.map(({ name }) => name))
      .toContain('gantry.ended');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(document.documentElement.hidden).toBe(true);
    // A browser may drop the first one that begins as it restores the page.
    await expect.poll(() => stage().load.mock.calls.length).toBeGreaterThan(2);
    expect(new Set(stage().load.mock.calls.flat())).toEqual(new Set(['/Error/sessionExpired']));
  });
});
