import { describe, expect, test } from 'vitest';
import { clearTraces, keptPersonKey, markEnded, preferencesKey, signOutStampsKey } from '../storage/stored.ts';
import { memoryStorage } from '../storage/memoryStorage.testing.ts';
import { clearSharedToken, readSharedToken, sharedTokenKey, writeSharedToken } from './sharedToken.ts';
import { lastSignOut, noteSignOutSeen, stampSignOut, wasSignedOut } from './signOutStamps.ts';

const avery = { subject: 'avery', audience: 'portal', session: 's1' };
const noor = { ...avery, subject: 'noor' };
const token = { accessToken: 'token-1', expiresAt: 5 };

describe('the token that tabs share', () => {
  test('is read only by the same session', () => {
    const storage = memoryStorage();
    writeSharedToken(storage, { ...avery, ...token });
    expect(readSharedToken(storage, avery)).toMatchObject(token);
    expect(readSharedToken(storage, { ...avery, session: null })).toMatchObject(token);
    expect(readSharedToken(storage, { ...avery, session: 's2' })).toBeNull();
    expect(readSharedToken(storage, noor)).toBeNull();
    expect(readSharedToken(storage, { ...avery, audience: 'other portal' })).toBeNull();
  });

  test('is cleared only by its own session', () => {
    const storage = memoryStorage();
    writeSharedToken(storage, { ...avery, ...token });
    clearSharedToken(storage, noor);
    clearSharedToken(storage, { ...avery, session: 's2' });
    expect(storage.length).toBe(1);
    clearSharedToken(storage, avery);
    expect(storage.length).toBe(0);
  });

  test.each([
    'not JSON',
    'null',
    '{}',
    '{"subject":"avery","audience":"portal","session":null,"accessToken":"","expiresAt":5}',
    '{"subject":"noor","audience":"portal","session":null,"accessToken":"token-1","expiresAt":5}',
  ])('%s is no token of this person', (text) =>
    expect(readSharedToken(memoryStorage({ [sharedTokenKey('avery')]: text }), avery)).toBeNull(),
  );
});

describe('a sign-out that a tab missed', () => {
  test('is found only by the session that it ended', () => {
    const [local, tab] = [memoryStorage(), memoryStorage()];
    noteSignOutSeen(tab, lastSignOut(local));
    stampSignOut(local, avery);
    expect(wasSignedOut(local, tab, avery)).toBe(true);
    expect(wasSignedOut(local, tab, { ...avery, session: null })).toBe(true);
    expect(wasSignedOut(local, tab, { ...avery, session: 's2' })).toBe(false);
    expect(wasSignedOut(local, tab, noor)).toBe(false);
  });

  test('does not end a later session of the same person, and is still found after sign-outs of other people', () => {
    const [local, tab] = [memoryStorage(), memoryStorage()];
    stampSignOut(local, avery);
    noteSignOutSeen(tab, lastSignOut(local));
    expect(wasSignedOut(local, tab, avery)).toBe(false);
    stampSignOut(local, noor);
    expect(wasSignedOut(local, tab, avery)).toBe(false);
    stampSignOut(local, avery);
    stampSignOut(local, noor);
    expect(wasSignedOut(local, tab, avery)).toBe(true);
  });

  test('does not identify a person', () => {
    const local = memoryStorage();
    stampSignOut(local, avery);
    expect(local.getItem(signOutStampsKey)).not.toMatch(/avery|s1/);
  });

  test.each(['not JSON', '{}', '[1]'])('%s is no sign-out', (text) =>
    expect(wasSignedOut(memoryStorage({ [signOutStampsKey]: text }), memoryStorage(), avery)).toBe(false),
  );
});

test('sign-out removes everything of the portal and its modules that may name a person, and nothing of a neighbour or of another person', () => {
  const storage = memoryStorage({
    [preferencesKey]: '{"theme":"dark"}',
    'gantry.access_token.avery': 'token',
    program: 'NWX',
    program_name: 'Northwind',
    'gantry.return_address': '/apps',
    'gantry.device_id': 'd1',
    'gantry.module/avery/58/columns': 'x',
    'gantry.personal/avery/settings': 'x',
    'gantry.module/logan/58/columns': 'x',
    'gantry.personal/logan/settings': 'x',
    'gantry.personal/avery2/settings': 'x',
    'gantry.kept_person': '{"profile":{"sub":"logan"}}',
    'gantry.push_device': '{"person":"logan"}',
    'oidc.user:https://id.example:neighbour': '{}',
    'a key of a neighbour': 'x',
  });
  stampSignOut(storage, avery);
  clearTraces(storage, 'avery');
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  expect(keys).toEqual([
    preferencesKey,
    'gantry.device_id',
    'gantry.module/logan/58/columns',
    'gantry.personal/logan/settings',
    'gantry.personal/avery2/settings',
    'gantry.kept_person',
    'gantry.push_device',
    'oidc.user:https://id.example:neighbour',
    'a key of a neighbour',
    signOutStampsKey,
  ]);
});

test('the end of a session marks what is kept of its own person as ended, and a sign-out of nobody leaves no person known', () => {
  const known = '{"profile":{"sub":"logan"}}';
  const storage = memoryStorage({ [keptPersonKey]: known });
  const after = (act: () => void) => {
    act();
    return storage.getItem(keptPersonKey);
  };
  expect(after(() => markEnded(storage, 'avery'))).toBe(known);
  expect(after(() => markEnded(storage, 'logan'))).toBe('endedlogan');
  expect(after(() => markEnded(storage, 'avery'))).toBe('endedlogan');
  expect(after(() => markEnded(storage, ''))).toBe('ended');
  storage.setItem(keptPersonKey, known);
  expect(after(() => clearTraces(storage, ''))).toBeNull();
});
