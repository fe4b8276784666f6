import { afterEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../storage/browserStorage.ts';
import { currentSubject, userStorageKey } from './storedToken.ts';
import { createUserStore } from './userStore.ts';

const key = userStorageKey({ authority: 'https://id.example', clientId: 'portal' });
const users = createUserStore(key);
const stored = { access_token: 'token-1', id_token: 'id-1', scope: 'openid', expires_at: 1000, profile: { sub: 'u1' } };

// Node has no storages, so the values are kept in memory, and the first access logs a warning.
vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => sessionStore.clear());

test.each(['not JSON', '{}', '{"access_token":"","profile":{"sub":"u1"},"expires_at":1}', 'null'])(
  'what lies in storage and is no session counts as none: %s',
  (text) => {
    sessionStore.setItem(key, text);
    expect(users.read()).toBeNull();
    expect(sessionStore.getItem(key)).toBeNull();
  },
);

test('a user of another tab says so until its tokens are replaced by renewed ones, and everything else stays', () => {
  users.keep({ ...stored, isGiven: true });
  expect(users.read()).toEqual({ ...stored, isGiven: true });
  users.keepTokens({ accessToken: 'token-2', expiresAt: 2000, idToken: undefined });
  expect(users.read()).toEqual({ ...stored, access_token: 'token-2', expires_at: 2000 });
});

test('tokens without a user are not stored', () => {
  users.keepTokens({ accessToken: 'token-2', expiresAt: 2000, idToken: 'id-2' });
  expect(sessionStore.length).toBe(0);
});

test('a storage without a session holds no current one', () => expect(currentSubject(sessionStore, 0)).toBeNull());

test.each([
  { text: JSON.stringify(stored), now: 999, subject: 'u1' },
  { text: JSON.stringify(stored), now: 1000, subject: null },
  { text: 'not JSON', now: 0, subject: null },
  { text: 'null', now: 0, subject: null },
])('a session of any provider is current until its token ends: $text at $now', ({ text, now, subject }) => {
  sessionStore.setItem(key, text);
  expect(currentSubject(sessionStore, now)).toBe(subject);
});
