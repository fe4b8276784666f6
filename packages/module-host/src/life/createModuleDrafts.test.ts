import { expect, test } from 'vitest';
import { memoryStorage } from '@gantry/platform-client/storage/memoryStorage.testing';
import { clearTraces, storageOfSession } from '@gantry/platform-client/storage/stored';
import { createModuleDrafts } from './createModuleDrafts.ts';

const avery = { personId: 'avery', programId: 'NWX', owner: 58 };
const values = { foreman: 'Avery', people: '4' };

test('a draft is found again after a reload or a crash, with the time at which it was kept', () => {
  const storage = memoryStorage();
  const before = Date.now();
  createModuleDrafts(storage, avery).write('report', values);
  const draft = createModuleDrafts(storage, avery).read('report');
  expect(draft?.values).toEqual(values);
  expect(draft?.savedAt).toBeGreaterThanOrEqual(before);
});

test.each([
  ['another person', { ...avery, personId: 'blake' }],
  ['another program', { ...avery, programId: 'HFR' }],
  ['no program', { ...avery, programId: null }],
  ['another module', { ...avery, owner: 59 }],
])('%s has a draft of its own', (_, other) => {
  const storage = memoryStorage();
  createModuleDrafts(storage, avery).write('report', values);
  expect(createModuleDrafts(storage, other).read('report')).toBeNull();
});

test('a draft ends when the module removes it, and all of them at sign-out', () => {
  const storage = memoryStorage();
  const drafts = createModuleDrafts(storage, avery);
  drafts.write('report', values);
  drafts.write('note', values);
  drafts.remove('report');
  expect([drafts.read('report'), drafts.read('note')?.values]).toEqual([null, values]);
  clearTraces(storage);
  expect([drafts.read('note'), storage.length]).toEqual([null, 0]);
});

test('nothing is kept once the session is over', () => {
  const storage = memoryStorage();
  createModuleDrafts(
    storageOfSession(storage, () => true),
    avery,
  ).write('report', values);
  expect(storage.length).toBe(0);
});

test('what is no draft counts as none', () => {
  const storage = memoryStorage({
    'gantry.draft/avery/58/NWX/report': '{"values"',
    'gantry.draft/avery/58/NWX/note': '1',
  });
  const drafts = createModuleDrafts(storage, avery);
  expect([drafts.read('report'), drafts.read('note')]).toEqual([null, null]);
});
