import { afterEach, expect, test } from 'vitest';
import { clearDatabases } from '../storage/databases.testing.ts';
import { openKeptAnswers } from '../storage/keptAnswers.ts';
import { forgetKept, keepPerson, keptFor, keptPerson } from './keptPerson.ts';
import { stampSignOut } from './signOutStamps.ts';

const key = 'gantry.kept_person';
const dayMs = 86_400_000;

afterEach(async () => {
  localStorage.clear();
  await clearDatabases();
});

const usersOf = (sub: string) => ({
  key: 'provider:client',
  read: () => ({ access_token: 'secret', expires_at: 0, profile: { sub, sid: 's1' } }),
});
const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

test('the person of the last visit is known without a token, to this provider and client alone', () => {
  keepPerson(localStorage, usersOf('avery'));
  expect(localStorage.getItem(key)).not.toContain('secret');
  expect(keptPerson(localStorage, 'provider:client', 7)).toMatchObject({ access_token: '', profile: { sub: 'avery' } });
  expect(keptPerson(localStorage, 'provider:other', 7)).toBeNull();
});

test.each([
  [1, true],
  [-1, true],
  [8, false],
  [-8, false],
])('a clock that is %i days off: known is %s', (days, isKnown) => {
  keepPerson(localStorage, usersOf('avery'));
  const kept = JSON.parse(localStorage.getItem(key) ?? '') as { readonly at: number }; // As keepPerson writes it.
  localStorage.setItem(key, JSON.stringify({ ...kept, at: kept.at - days * dayMs }));
  expect(keptPerson(localStorage, 'provider:client', 7) !== null).toBe(isKnown);
});

test('nobody is known after a sign-out that another tab has stamped', () => {
  keepPerson(localStorage, usersOf('avery'));
  stampSignOut(localStorage, { subject: 'avery', session: 's1' });
  expect(keptPerson(localStorage, 'provider:client', 7)).toBeNull();
});

test('a tab that slept keeps nothing more once the session has ended or another person has begun one', () => {
  keepPerson(localStorage, usersOf('avery'));
  const isKept = keptFor(localStorage);
  expect(isKept()).toBe(true);
  for (const now of [null, 'ended', '{}']) {
    if (now === null) localStorage.removeItem(key);
    else localStorage.setItem(key, now);
    expect(isKept()).toBe(false);
  }
  keepPerson(localStorage, usersOf('logan'));
  expect(isKept()).toBe(false);
  keepPerson(localStorage, usersOf('avery'));
  expect(isKept()).toBe(true);
});

const start = ['gantry.kept_home', 'gantry.kept_access'];
const startIsKept = () => start.map((name) => localStorage.getItem(name) !== null);

test('Home and the menu of the last visit go with another person, and stay for the same one', () => {
  keepPerson(localStorage, usersOf('avery'));
  for (const name of start) localStorage.setItem(name, 'of avery');
  keepPerson(localStorage, usersOf('avery'));
  expect(startIsKept()).toEqual([true, true]);
  keepPerson(localStorage, usersOf('logan'));
  expect(startIsKept()).toEqual([false, false]);
});

test('an ended session leaves no answer, no Home and no menu, and the next person stays known', async () => {
  for (const name of start) localStorage.setItem(name, 'of avery');
  const own = () => openKeptAnswers({ person: 'avery', days: 7, isOver: () => false });
  const keep = () => own().keep('menu', ['Schedule']);
  await keep();
  const others = openKeptAnswers({ person: 'logan', days: 7, isOver: () => false });
  await others.keep('menu', ['Orders']);
  localStorage.setItem(key, 'endedavery');
  await forgetKept(localStorage, 'avery');
  expect(await others.find('menu')).toMatchObject({ answer: ['Orders'] });
  expect(await own().find('menu')).toBeNull();
  localStorage.setItem(key, 'ended');
  await forgetKept(localStorage, '');
  expect(await databases()).not.toContain('gantry-answers');
  expect(localStorage.getItem(key)).toBeNull();
  expect(startIsKept()).toEqual([false, false]);
  await keep();
  keepPerson(localStorage, usersOf('logan'));
  for (const name of start) localStorage.setItem(name, 'of logan');
  await forgetKept(localStorage, 'logan');
  expect(await own().find('menu')).toMatchObject({ answer: ['Schedule'] });
  await forgetKept(localStorage, 'avery');
  expect(await own().find('menu')).toBeNull();
  expect(keptFor(localStorage)()).toBe(true);
  expect(startIsKept()).toEqual([true, true]);
});
