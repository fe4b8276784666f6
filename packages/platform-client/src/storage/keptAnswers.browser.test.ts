import { afterEach, expect, test } from 'vitest';
import { clearDatabases, inDatabase } from './databases.testing.ts';
import { forgetAnswers } from './forgetRows.ts';
import { openKeptAnswers } from './keptAnswers.ts';
import { keptAnswersName } from './stored.ts';

afterEach(clearDatabases);

const dayMs = 86_400_000;
let time = Date.UTC(2026, 10, 27);
const open = (person = 'avery', options: Partial<Parameters<typeof openKeptAnswers>[0]> = {}) =>
  openKeptAnswers({ person, days: 7, isOver: () => false, now: () => time, ...options });

test('an answer is found by its key, with its age, and by its person alone', async () => {
  await open().keep('menu', { items: [1] });
  expect(await open().find('menu')).toEqual({ answer: { items: [1] }, at: time });
  expect(await open().find('lists')).toBeNull();
  expect(await open('blake').find('menu')).toBeNull();
});

test.each([
  [8, 0],
  [-8, 0],
  [1, 1],
  [-1, 1],
])('an answer is given for its days, by a clock that may be wrong: after %i days there are %i', async (days, count) => {
  const at = time;
  await open().keep('menu', 1);
  time += days * dayMs;
  expect(await open().find('menu')).toEqual(count === 0 ? null : { answer: 1, at });
  expect(await open().summary()).toMatchObject({ count, oldest: count === 0 ? null : at });
  time = at;
});

test('the answers of another person stay, and are deleted by their sign-out alone', async () => {
  const answers = async () =>
    Promise.all(['blake', 'avery'].map(async (person) => (await open(person).find('menu'))?.answer));
  await open('blake').keep('menu', 'of blake');
  await open('avery').keep('menu', 'of avery');
  expect(await answers()).toEqual(['of blake', 'of avery']);
  await forgetAnswers('avery');
  expect(await answers()).toEqual(['of blake', undefined]);
});

test('what is deleted is gone even if another page of the origin holds the database open', async () => {
  await open().keep('menu', 1);
  const { deleting } = await inDatabase(keptAnswersName, async (other) => {
    const deleting = forgetAnswers(null);
    await expect.poll(() => other.getAllKeys('answers')).toEqual([]);
    return { deleting };
  });
  await deleting;
});

test('the oldest answers go when there is no room', async () => {
  const kept = open('avery', { budget: 1000 });
  for (const key of ['one', 'two', 'three', 'four', 'five', 'six']) {
    time += 1000;
    await kept.keep(key, 'x'.repeat(200));
  }
  expect(await kept.find('one')).toBeNull();
  expect(await kept.find('six')).not.toBeNull();
  expect((await kept.summary()).bytes).toBeLessThanOrEqual(1000);
});

test('answers that come while room is made are kept, too', async () => {
  // Each is large enough for room to be made after it.
  const kept = open('avery', { budget: 1000 });
  const keys = Array.from({ length: 30 }, (_, index) => String(index));
  const ends = [];
  for (const key of keys) {
    ends.push(kept.keep(key, 'x'.repeat(11)));
    // Each one comes at another moment of the work on those before.
    await open().find(key);
  }
  await Promise.all(ends);
  expect((await kept.summary()).count).toBe(keys.length);
});

test('an answer that a write has changed is as old as before, and no other one changes', async () => {
  await open('averys').keep('list', 1);
  await open().keep('list', 1);
  await open().keep('menu', 1);
  const before = time;
  time += 1000;
  await open().revise(
    (key) => key === 'list',
    () => 2,
  );
  expect(await open().find('list')).toEqual({ answer: 2, at: before });
  expect(await open().find('menu')).toEqual({ answer: 1, at: before });
});

test('nothing is written once the session is over', async () => {
  await open().keep('list', 1);
  const ended = open('avery', { isOver: () => true });
  await ended.keep('menu', 1);
  await ended.revise(
    () => true,
    () => 2,
  );
  expect(await open().find('menu')).toBeNull();
  expect(await open().find('list')).toMatchObject({ answer: 1 });
});

test('a row that somebody else wrote counts as none', async () => {
  await open().keep('menu', 1);
  const foreign = { key: 'averymenu', person: 'avery', at: 'now' };
  await inDatabase(keptAnswersName, (opened) => opened.put('answers', foreign));
  expect(await open().find('menu')).toBeNull();
});
