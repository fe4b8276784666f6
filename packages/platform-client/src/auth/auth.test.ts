import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../storage/memoryStorage.testing.ts';
import { isPublicPath } from './addresses.ts';
import { parseProfile } from './claims.schemas.ts';
import { checkIdToken } from './idToken.ts';
import { ServerClocksError } from './idTokenErrors.ts';
import { lifetimeOf, secondsUntilRenewal, secondsUntilRetry, secondsUntilWarning } from './renewalSchedule.ts';
import { rememberReturnAddress, returnAddress, takeReturnAddress } from './returnAddress.ts';
import { createServerClock } from './serverClock.ts';
import { countSignInAttempt, forgetSignInAttempts } from './signInAttempts.ts';
import { exampleIdentity } from '../platformOptions.testing.ts';

const origin = 'https://portal.example';

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

describe('the address after sign-in', () => {
  test.each([
    ['/apps/workOrder?workOrderId=7#rows', '/apps/workOrder?workOrderId=7#rows'],
    [`${origin}/apps`, '/apps'],
    ['https://evil.example/', '/'],
    [`${origin}//evil.example/login`, '/'],
    ['/%2fevil.example', '/'],
    ['/signin-oidc?code=1', '/'],
    ['/logout', '/'],
    ['/LOGOUT', '/'],
    ['/logout/callback', '/'],
    ['/Error/sessionExpired', '/'],
    [undefined, '/'],
  ])('%s → %s', (address, expected) => expect(returnAddress(address, origin)).toBe(expected));

  test('is remembered once, across a page about the session', () => {
    const storage = memoryStorage();
    const { href } = new URL('/apps?x=1', origin);
    rememberReturnAddress(storage, href, origin);
    expect(takeReturnAddress(storage, origin)).toBe('/apps?x=1');
    expect(takeReturnAddress(storage, origin)).toBe('/');
  });
});

describe('the id token, in which the library checks only the nonce', () => {
  const expected = { issuer: 'https://id.example', clientId: 'portal' };
  const good = { iss: 'https://id.example', aud: 'portal', sub: 'u1', iat: 900, exp: 2000 };

  test.each([
    [good],
    [{ ...good, aud: ['other', 'portal'], azp: 'portal' }],
    [{ ...good, iss: 'https://id.example/' }],
    // The clocks may differ by five minutes.
    [{ ...good, iat: 100, exp: 1000 - 299 }],
  ])('%j is accepted', (claims) => expect(() => checkIdToken(claims, expected, 1000)).not.toThrow());

  test.each([
    [{ ...good, iss: 'https://evil.example' }, 'iss'],
    [{ ...good, aud: 'other' }, 'aud'],
    [{ ...good, aud: ['portal', 'other'], azp: 'other' }, 'azp'],
    [{ ...good, sub: '' }, 'sub'],
    [{ iss: good.iss, aud: good.aud, sub: good.sub, iat: good.iat }, 'exp'],
    [{ ...good, exp: good.iat }, 'exp'],
    [{}, 'iss'],
  ])('%j is refused, and %s is named', (claims, claim) =>
    expect(() => checkIdToken(claims, expected, 1000)).toThrow(expect.objectContaining({ claim })),
  );

  test('if a new token expired long ago by the server’s clock, the error names the clocks', () =>
    expect(() => checkIdToken(good, expected, good.exp + 301)).toThrow(ServerClocksError));

  test('is accepted while the server’s time is unknown', () =>
    expect(() => checkIdToken(good, expected, null)).not.toThrow());
});

describe('the servers’ time', () => {
  test.each([0, 86_400_000, -86_400_000])('does not depend on a device whose clock is wrong by %i ms', (wrong) => {
    const truth = Date.parse('Sun, 22 Nov 2026 05:00:00 GMT');
    let passed = 0;
    const clock = createServerClock(() => truth + wrong + passed);
    expect(clock.now()).toBeNull();
    passed = 90_000;
    // The answer came before anyone read it.
    clock.learn('Sun, 22 Nov 2026 05:00:00 GMT', truth + wrong);
    expect(clock.now()).toBe(truth / 1000 + 90);
    clock.learn('yesterday', 0);
    clock.learn(null, 0);
    expect(clock.now()).toBe(truth / 1000 + 90);
  });
});

describe('when a token is renewed', () => {
  test.each([
    { life: 3600, age: 0, earliest: 3510, latest: 3540 },
    { life: 3600, age: 3600, earliest: 0, latest: 0 },
    { life: 16, age: 0, earliest: 10, latest: 12 },
    { life: 60, age: 10, earliest: 27.5, latest: 35 },
    { life: 60, age: 59, earliest: 0, latest: 0 },
    // After the clock was set back, the token seems to begin in the future.
    { life: -100, age: -200, earliest: 100, latest: 100 },
  ])('lifetime $life s, age $age s: between $earliest and $latest s', ({ life, age, earliest, latest }) => {
    const lifetime = { startsAt: 1000, expiresAt: 1000 + life };
    expect(secondsUntilRenewal(lifetime, 1000 + age, 1)).toBe(earliest);
    expect(secondsUntilRenewal(lifetime, 1000 + age, 0)).toBe(latest);
  });

  test('a failed renewal is retried with a random delay, which grows up to a minute', () => {
    expect([1, 2, 3, 6, 20].map((failures) => secondsUntilRetry(failures, 1))).toEqual([2, 4, 8, 60, 60]);
    expect([1, 6].map((failures) => secondsUntilRetry(failures, 0.5))).toEqual([1, 30]);
    expect(secondsUntilRetry(6, 0)).toBe(1);
  });

  test.each([
    { life: 3600, seconds: 3480 },
    { life: 60, seconds: 30 },
  ])('a lifetime of $life s that cannot be renewed is spoken of after $seconds s', ({ life, seconds }) =>
    expect(secondsUntilWarning({ startsAt: 1000, expiresAt: 1000 + life }, 1000)).toBe(seconds),
  );

  test.each([
    { clock: 'right', issuedAt: 1000 },
    { clock: 'a day behind', issuedAt: 1000 + 86_400 },
    { clock: 'a day ahead', issuedAt: 1000 - 86_400 },
  ])('a device whose clock is $clock renews and warns before the end', ({ issuedAt }) => {
    const lifetime = lifetimeOf(issuedAt, 1000 + 600, 1000);
    expect(secondsUntilRenewal(lifetime, 1000, 0)).toBe(540);
    expect(secondsUntilWarning(lifetime, 1000)).toBe(480);
  });
});

describe('the claims: {product}_username, {product}_user_completeName, email, idp', () => {
  const claims = { sub: 'u1', gantry_username: 'avery' };
  const gantry = { product: 'gantry', identity: exampleIdentity() };
  const avery = { id: 'u1', userId: 'u1', userName: 'avery' };

  test('a profile with all of them', () => {
    const all = {
      ...claims,
      gantry_user_completeName: 'Avery Stone',
      email: 'a@example',
      idp: 'local',
      gantry_user_is_gc: true,
      gantry_user_locale: 'ar',
    };
    expect(parseProfile(all, gantry)).toEqual({
      ...avery,
      completeName: 'Avery Stone',
      email: 'a@example',
      isLocalAccount: true,
      isUserGC: true,
      locale: 'ar',
    });
  });

  test('optional claims may be missing or malformed', () =>
    expect(
      parseProfile({ ...claims, idp: 'azure', email: '', gantry_user_is_gc: 'yes', gantry_user_locale: 'fr' }, gantry),
    ).toEqual({
      ...avery,
      completeName: 'avery',
      email: null,
      isLocalAccount: false,
      isUserGC: false,
      locale: 'fr',
    }));

  test('the claims follow the name of the product, and the error names a missing one', () => {
    expect(parseProfile({ sub: 'u1', crane_username: 'bo' }, { ...gantry, product: 'crane' }).userName).toBe('bo');
    expect(() => parseProfile(claims, { ...gantry, product: 'crane' })).toThrow(
      expect.objectContaining({ name: 'MissingClaimError', claim: 'crane_username' }),
    );
  });

  test('a provider may name them differently, and write each as a text', () => {
    const identity = exampleIdentity({
      claims: { userId: 'oid', userName: 'preferred_username', completeName: 'name', locale: 'locale' },
    });
    expect(
      parseProfile(
        { sub: 'u1', oid: 'o7', preferred_username: 'bo', name: 'Bo Lind', locale: 'en-GB', gantry_user_is_gc: 'true' },
        { product: 'gantry', identity },
      ),
    ).toMatchObject({
      id: 'u1',
      userId: 'o7',
      userName: 'bo',
      completeName: 'Bo Lind',
      locale: 'en-GB',
      isUserGC: true,
    });
  });
});

test('a browser that loses its storage does not sign in in an endless loop', () => {
  const storage = memoryStorage();
  expect([1, 2, 3, 4, 5].map(() => countSignInAttempt(storage))).toEqual([true, true, true, true, false]);
  forgetSignInAttempts(storage);
  expect(countSignInAttempt(storage)).toBe(true);
});
