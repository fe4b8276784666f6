import { afterEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../storage/browserStorage.ts';
import { signOutWantedKey } from '../storage/stored.ts';
import { goToSignOut } from './signOut.ts';

vi.mock(import('../addresses/loadPage.ts'), async (load) => ({ ...(await load()), loadAddress: vi.fn() }));
afterEach(() => {
  vi.useRealTimers();
});

test('a page that stays forgets that a sign-out was wanted', () => {
  vi.useFakeTimers();
  goToSignOut(true);
  expect(sessionStore.getItem(signOutWantedKey)).toBe('1');
  vi.advanceTimersByTime(10_000);
  expect(sessionStore.getItem(signOutWantedKey)).toBeNull();
});
