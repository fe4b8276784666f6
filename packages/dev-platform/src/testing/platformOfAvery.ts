import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Platform } from '../platform.ts';
import { controlOf, signIn, startTestPlatform } from './testPlatform.ts';

/** A platform for the tests of one file, reset after each, and avery signed in to it. */
export function platformOfAvery() {
  let platform: Platform;
  let token: string;
  let control: ReturnType<typeof controlOf>;
  beforeAll(async () => {
    platform = await startTestPlatform();
    control = controlOf(platform.origin);
    token = (await signIn(platform.origin, 'avery')).access_token;
    // The sign-in is no part of a test, nor of the request log.
    await control('POST', '/reset');
  });
  afterEach(() => control('POST', '/reset'));
  afterAll(() => platform.close());

  return {
    /** Known once the tests run, as the token is. */
    platformOrigin: () => platform.origin,
    token: () => token,
    control: (...request: Parameters<typeof control>) => control(...request),
    /** Calls a service with avery's token. */
    call: (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${token}`);
      return fetch(`${platform.origin}${path}`, { ...init, headers });
    },
  };
}
