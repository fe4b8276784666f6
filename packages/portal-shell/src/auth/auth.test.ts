import { describe, expect, test, vi } from 'vitest';
import { isPublicPath } from './addresses.ts';
import { parseProfile } from './claims.schemas.ts';
import { checkIdToken } from './idToken.ts';
import { secondsUntilRenewal, secondsUntilRetry } from './renewalSchedule.ts';
import { rememberReturnAddress, returnAddress, takeReturnAddress } from './returnAddress.ts';
import { countSignInAttempt, forgetSignInAttempts } from './signInAttempts.ts';
import { hasStoredSession, readStoredToken, userStorageKey } from './storedToken.ts';

const origin = 'https://portal.example';

/** A storage in memory, with the keys as properties, as the browser's has them. */
function memory(values: Readonly<Record<string, string>> = {}): Storage {
  const storage = Object.create({
    getItem: (key: string) => (storage[key] as string | undefined) ?? null,
    setItem: (key: string, value: string) => Object.assign(storage, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  }) as Storage; // The tests use these three and the keys.
  return Object.assign(storage, values);
}

describe('which paths need no session; "every other path requires authentication"', () => {
  test.each([
    '/Error/404',
    '/Error/500',
    '/Error/sessionExpired',
    '/Error/SessionExpired',
    '/Error/unauthorized',
    '/underMaintenance',
    '/Account/ExpiredSession',
    '/error/404/',
  ])('%s', (path) => expect(isPublicPath(path)).toBe(true));

  test.each(['/', '/apps', '/notAuthorized', '/Error', '/Error/418', '/apps/Error/404'])('%s needs one', (path) =>
    expect(isPublicPath(path)).toBe(false),
  );
});

describe('where sign-in leads back to', () => {
  test.each([
    ['/apps/workOrder?workOrderId=7#rows', '/apps/workOrder?workOrderId=7#rows'],
    [`${origin}/apps`, '/apps'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['/signin-oidc?code=1', '/'],
    ['/logout', '/'],
    ['/logout/callback', '/'],
    ['/Error/sessionExpired', '/'],
    [undefined, '/'],
    [{}, '/'],
  ])('%s → %s', (address, expected) => {
    expect(returnAddress(address, origin)).toBe(expected);
  });

  test('it is remembered over a page about the session, once', () => {
    const storage = memory();
    const { href } = new URL('/apps?x=1', origin);
    rememberReturnAddress(storage, { href, origin } as Location); // Nothing else of a location is looked at.
    expect(takeReturnAddress(storage, origin)).toBe('/apps?x=1');
    expect(takeReturnAddress(storage, origin)).toBe('/');
  });
});

describe('the id token, of which the library checks nothing but the nonce', () => {
  const expected = { issuer: 'https://id.example', clientId: 'portal' };
  const good = { iss: 'https://id.example', aud: 'portal', exp: 2000 };

  test.each([
    [good],
    [{ ...good, aud: ['other', 'portal'] }],
    [{ ...good, iss: 'https://id.example/' }],
    // Five minutes of difference between the clocks are forgiven.
    [{ ...good, exp: 1000 - 299 }],
  ])('%j is accepted', (claims) => {
    expect(() => checkIdToken(claims, expected, 1000)).not.toThrow();
  });

  test.each([
    [{ ...good, iss: 'https://evil.example' }, /issued by https:\/\/evil\.example/],
    [{ ...good, aud: 'other' }, /not meant for portal/],
    [{ ...good, exp: 1000 - 301 }, /has expired/],
    [{ iss: good.iss, aud: good.aud }, /has expired/],
    [{}, /issued by undefined/],
  ])('%j is refused', (claims, reason) => {
    expect(() => checkIdToken(claims, expected, 1000)).toThrow(reason);
  });
});

describe('when a token is renewed', () => {
  test.each([
    { life: 3600, age: 0, seconds: 3540 },
    { life: 3600, age: 3600, seconds: 0 },
    { life: 16, age: 0, seconds: 12 },
    { life: 60, age: 10, seconds: 35 },
    { life: 60, age: 59, seconds: 0 },
    // A clock that was put back: the token seems to begin in the future.
    { life: -100, age: -200, seconds: 100 },
  ])('life $life s, age $age s: in $seconds s', ({ life, age, seconds }) => {
    expect(secondsUntilRenewal({ startsAt: 1000, expiresAt: 1000 + life }, 1000 + age)).toBe(seconds);
  });

  test('a renewal without an answer is tried again ever more slowly, up to a minute', () => {
    expect([1, 2, 3, 6, 20].map(secondsUntilRetry)).toEqual([2, 4, 8, 60, 60]);
  });
});

describe('the claims: {product}_username, {product}_user_completeName, email, idp', () => {
  const claims = { sub: 'u1', gantry_username: 'avery' };

  test('all of them', () => {
    const all = {
      ...claims,
      gantry_user_completeName: 'Avery Stone',
      email: 'a@example',
      idp: 'local',
      gantry_user_is_gc: true,
      gantry_user_locale: 'ar',
    };
    expect(parseProfile(all, 'gantry')).toEqual({
      id: 'u1',
      userName: 'avery',
      completeName: 'Avery Stone',
      email: 'a@example',
      isLocalAccount: true,
      isUserGC: true,
      locale: 'ar',
    });
  });

  test('what may be missing, or of another shape', () => {
    expect(
      parseProfile(
        { ...claims, idp: 'azure', email: '', gantry_user_is_gc: 'true', gantry_user_locale: 'fr' },
        'gantry',
      ),
    ).toEqual({
      id: 'u1',
      userName: 'avery',
      completeName: 'avery',
      email: null,
      isLocalAccount: false,
      isUserGC: false,
      locale: null,
    });
  });

  test('another product has claims of its own name', () => {
    expect(parseProfile({ sub: 'u1', crane_username: 'bo' }, 'crane').userName).toBe('bo');
    expect(() => parseProfile(claims, 'crane')).toThrow();
  });
});

describe('the token in session storage', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const key = userStorageKey({ authority: 'https://id.example', clientId: 'portal' });

  test.each([
    [JSON.stringify({ access_token: 't', expires_at: 5 }), { accessToken: 't', expiresAt: 5 }],
    [JSON.stringify({ access_token: '', expires_at: 5 }), null],
    ['not JSON', null],
  ])('%s', (text, token) => {
    expect(readStoredToken(memory({ [key]: text }), key)).toEqual(token);
  });

  test('none', () => {
    expect(readStoredToken(memory(), key)).toBeNull();
    expect(hasStoredSession(memory())).toBe(false);
    expect(hasStoredSession(memory({ [key]: '{}' }))).toBe(true);
  });
});

test('a browser that loses what it keeps is not sent round for ever', () => {
  const storage = memory();
  expect([1, 2, 3, 4, 5].map(() => countSignInAttempt(storage))).toEqual([true, true, true, true, false]);
  forgetSignInAttempts(storage);
  expect(countSignInAttempt(storage)).toBe(true);
});
