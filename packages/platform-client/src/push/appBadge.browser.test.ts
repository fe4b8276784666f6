import { afterEach, expect, test, vi } from 'vitest';
import { showAppBadge } from './appBadge.ts';
import { forgetPush } from './forgetPush.ts';

afterEach(() => vi.unstubAllGlobals());

test('the icon of the app has the unread count, and nothing while it is unknown or after sign-out', async () => {
  const setAppBadge = vi.fn(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')));
  vi.stubGlobal('navigator', { setAppBadge });
  showAppBadge(3);
  showAppBadge(null);
  await forgetPush(undefined, null, () => Promise.resolve());
  expect(setAppBadge.mock.calls).toEqual([[3], [0], [0]]);
});

test('a browser without badges is not asked', () => {
  vi.stubGlobal('navigator', {});
  expect(() => showAppBadge(3)).not.toThrow();
});
