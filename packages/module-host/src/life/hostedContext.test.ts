import { expect, test } from 'vitest';
import { memoryStorage } from '@gantry/platform-client/storage/memoryStorage.testing';
import { clearTraces, storageOfSession, type SessionStorage } from '@gantry/platform-client/storage/stored';
import { testEnvironment } from '../environment.testing.tsx';
import { createLeaveGuards } from '../leaveGuards.ts';
import { createHostedContext } from './hostedContext.ts';

/** The context of a module of a person, in a program. */
function contextOf(storage: SessionStorage, { person = 'avery', program = 'NWX', moduleId = 58 }: ContextOwner = {}) {
  const { session, entry } = testEnvironment();
  const environment = testEnvironment({
    storage,
    session: { ...session, profile: { ...session.profile, id: person } },
    program: program === null ? null : { id: program, name: program },
    entry: { ...entry, moduleId },
  });
  const page = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const ends = { reportUnauthorized: () => undefined, reportError: () => undefined };
  const container = {} as HTMLElement; // Nothing is drawn here.
  return createHostedContext(environment, container, createLeaveGuards(page), () => false, ends).context;
}

interface ContextOwner {
  readonly person?: string;
  readonly program?: string | null;
  readonly moduleId?: number;
}

const values = { foreman: 'Avery', people: '4' };

test('a draft is found again after a reload or a crash, with the time at which it was kept', () => {
  const storage = memoryStorage();
  const before = Date.now();
  contextOf(storage).drafts.write('report', values);
  const draft = contextOf(storage).drafts.read('report');
  expect(draft?.values).toEqual(values);
  expect(draft?.savedAt).toBeGreaterThanOrEqual(before);
});

test.each<[string, ContextOwner]>([
  ['another person', { person: 'blake' }],
  ['another program', { program: 'HFR' }],
  ['no program', { program: null }],
  ['another module', { moduleId: 59 }],
])('%s has a draft of its own', (_, other) => {
  const storage = memoryStorage();
  contextOf(storage).drafts.write('report', values);
  expect(contextOf(storage, other).drafts.read('report')).toBeNull();
});

test('a draft ends when the module removes it, and all of them and the texts at sign-out', () => {
  const storage = memoryStorage();
  const { drafts, storage: texts } = contextOf(storage);
  drafts.write('report', values);
  drafts.write('note', values);
  drafts.remove('report');
  texts.setItem('columns', '["crew"]');
  expect([drafts.read('report'), drafts.read('note')?.values, texts.getItem('columns')]).toEqual([
    null,
    values,
    '["crew"]',
  ]);
  expect(contextOf(storage, { moduleId: 59 }).storage.getItem('columns')).toBeNull();
  clearTraces(storage);
  expect([drafts.read('note'), texts.getItem('columns'), storage.length]).toEqual([null, null, 0]);
});

test('nothing is kept once the session is over', () => {
  const storage = memoryStorage();
  contextOf(storageOfSession(storage, () => true)).drafts.write('report', values);
  expect(storage.length).toBe(0);
});

test('what is no draft counts as none', () => {
  const storage = memoryStorage({
    'gantry.draft/avery/58/NWX/report': '{"values"',
    'gantry.draft/avery/58/NWX/note': '1',
    'gantry.draft/avery/58/NWX/crew': '{"savedAt":"today","values":1}',
  });
  const { drafts } = contextOf(storage);
  expect(['report', 'note', 'crew'].map(drafts.read)).toEqual([null, null, null]);
});
