import { expect, test } from 'vitest';
import { memoryStorage } from '@gantry/platform-client/storage/memoryStorage.testing';
import { clearTraces } from '@gantry/platform-client/storage/stored';
import { memoryDrafts, testEnvironment } from '../environment.testing.tsx';
import { createLeaveGuards } from '../leaveGuards.ts';
import { createHostedContext, type ModuleEnvironment } from './hostedContext.ts';

const { session, entry } = testEnvironment();

/** The context of a module. */
function contextOf(change: Partial<ModuleEnvironment> = {}) {
  const page = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const ends = { reportUnauthorized: () => undefined, reportError: () => undefined };
  const container = {} as HTMLElement; // Nothing is drawn here.
  return createHostedContext(testEnvironment(change), container, createLeaveGuards(page), () => false, ends).context;
}

test.each<[string, Partial<ModuleEnvironment>, object]>([
  ['a module', {}, { module: '58', program: 'NWX', title: 'Workflow' }],
  ['no program', { program: null }, { module: '58', program: '', title: 'Workflow' }],
  [
    'a module without a number',
    { entry: { ...entry, moduleId: 0 } },
    { module: 'Workflow', program: 'NWX', title: 'Workflow' },
  ],
])('%s has drafts of its own', (_, change, place) => {
  const { of } = memoryDrafts();
  const places: object[] = [];
  const drafts = { of: (asked: Parameters<typeof of>[0]) => (places.push(asked), of(asked)) };
  const context = contextOf({ ...change, drafts });
  context.drafts.write('report', { people: '4' });
  expect(context.drafts.read('report')).toMatchObject({ values: { people: '4' } });
  context.drafts.remove('report');
  expect(context.drafts.read('report')).toBeNull();
  expect(places).toEqual([place]);
});

test('the texts of a module are its person’s, whose sign-out removes them and no one else’s', () => {
  const storage = memoryStorage();
  const logan = { ...session, profile: { ...session.profile, id: 'logan' } };
  const { storage: texts } = contextOf({ storage });
  const { storage: others } = contextOf({ storage, session: logan });
  texts.setItem('columns', '["crew"]');
  others.setItem('columns', '["day"]');
  expect(contextOf({ storage, entry: { ...entry, moduleId: 59 } }).storage.getItem('columns')).toBeNull();
  clearTraces(storage, session.profile.id);
  expect([texts.getItem('columns'), others.getItem('columns')]).toEqual([null, '["day"]']);
});

test('what is no draft counts as none', () => {
  const { of } = memoryDrafts();
  const shelf = of({ module: '58', program: 'NWX', title: 'Workflow' });
  const kept = { report: '{"values"', note: '1', crew: '{"savedAt":"today","values":1}' };
  for (const [name, text] of Object.entries(kept)) shelf.setItem(name, text);
  const { drafts } = contextOf({ drafts: { of: () => shelf } });
  expect(Object.keys(kept).map(drafts.read)).toEqual([null, null, null]);
});
