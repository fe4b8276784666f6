import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Platform } from '../platform.ts';
import { controlOf, signIn, startTestPlatform } from './testPlatform.ts';

/** Starts a platform for the tests of one file, with avery signed in. It is reset after each test. */
export function platformOfAvery() {
  let platform: Platform;
  let token: string;
  let control: ReturnType<typeof controlOf>;
  beforeAll(async () => {
    platform = await startTestPlatform();
    control = controlOf(platform.origin);
    token = (await signIn(platform.origin, 'avery')).access_token;
    // The reset removes the sign-in from the request log.
    await control('POST', '/reset');
  });
  afterEach(() => control('POST', '/reset'));
  afterAll(() => platform.close());

  return {
    /** Available only while the tests run, like the token. */
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
