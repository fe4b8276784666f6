import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '@gantry/platform-client/storage/memoryStorage.testing';
import { createCatalog } from './catalog.ts';
import { createModuleOverrides, withOverrides } from './moduleOverrides.ts';

const entry = 'http://localhost:5173/entry.js';
const portal = 'https://portal.example/apps/workflow';

let storage: Storage;
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  storage = memoryStorage();
  warn.mockClear();
});

const open = (address: string, isAllowed = true) => {
  const replaceAddress = vi.fn<(address: string) => void>();
  const reload = vi.fn<() => void>();
  return {
    replaceAddress,
    reload,
    overrides: createModuleOverrides({ isAllowed, storage, address, replaceAddress, reload }),
  };
};

/** Opens an address whose overrides the person accepts, and the page again as that loads it. */
function accept(address: string) {
  const { overrides, reload } = open(address);
  for (const { name } of overrides.get().asked) overrides.answer(name, true);
  expect(reload).toHaveBeenCalledOnce();
  return open(portal);
}

test('an override of the address is asked about, and the address goes on without it', () => {
  const { overrides, replaceAddress, reload } = open(`${portal}?page=2&module=workflow@${entry}`);
  expect(overrides.get()).toEqual({ asked: [{ name: 'workflow', entry }], active: [], failed: [] });
  expect(replaceAddress).toHaveBeenCalledExactlyOnceWith(`${portal}?page=2`);
  overrides.answer('workflow', false);
  expect(reload).toHaveBeenCalledOnce();
  expect(open(portal).overrides.get()).toEqual({ asked: [], active: [], failed: [] });
});

test('one that was accepted holds in this tab, and is not asked about again', () => {
  const address = `${portal}?module=workflow@${entry}`;
  accept(address);
  for (const next of [portal, address])
    expect(open(next).overrides.get()).toMatchObject({ asked: [], active: [{ name: 'workflow', entry }] });
});

test('the page loads again after the last answer', () => {
  const { overrides, reload } = open(`${portal}?module=workflow@${entry}&module=crew-board@${entry}`);
  overrides.answer('workflow', true);
  expect(reload).not.toHaveBeenCalled();
  expect(overrides.get().asked).toEqual([{ name: 'crew-board', entry }]);
  overrides.answer('crew-board', false);
  expect(reload).toHaveBeenCalledOnce();
  expect(open(portal).overrides.get().active).toEqual([{ name: 'workflow', entry }]);
});

test('a later override of the same module replaces the first', () => {
  accept(`${portal}?module=workflow@${entry}`);
  const other = 'http://127.0.0.1:5174/entry.js';
  const { active } = accept(`${portal}?module=workflow@${other}`).overrides.get();
  expect(active).toEqual([{ name: 'workflow', entry: other }]);
});

test.each([
  ['an entry on another machine', `workflow@https://evil.example/entry.js`],
  ['a host whose name only begins so', `workflow@http://localhost.evil.example/entry.js`],
  ['no http address', 'workflow@javascript:alert(1)'],
  ['a view of the monolith', `workOrder@${entry}`],
  ['no name', `@${entry}`],
])('%s is not used, and the console says so', (_, text) => {
  expect(open(`${portal}?module=${encodeURIComponent(text)}`).overrides.get()).toMatchObject({ asked: [], active: [] });
  expect(warn).toHaveBeenCalledOnce();
});

test('a removed override is forgotten before the page loads again', () => {
  const { overrides, reload } = accept(`${portal}?module=workflow@${entry}`);
  reload.mockImplementation(() => expect(storage.length).toBe(0));
  overrides.remove('workflow');
  expect(reload).toHaveBeenCalledOnce();
});

test('an override that failed is forgotten, and stays named until the page is left', () => {
  const { overrides, reload } = accept(`${portal}?module=workflow@${entry}`);
  const listener = vi.fn<() => void>();
  overrides.subscribe(listener);
  overrides.fail('workflow');
  overrides.fail('workflow');
  expect(overrides.get()).toEqual({ asked: [], active: [], failed: [{ name: 'workflow', entry }] });
  expect(listener).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  expect(open(portal).overrides.get().active).toEqual([]);
});

describe('the catalog', () => {
  const deployed = { route: 'workflow', entry: 'https://apps.example/entry.js', integrity: 'sha256-x' };
  const entryOf = (name: string) =>
    createCatalog({ catalog: {}, modules: [...withOverrides([deployed], [{ name, entry }])] }).entries.find(
      ({ route }) => route === name,
    );

  test('has the entry of the development server in the place of the deployed one, with the same permission', () =>
    expect(entryOf('workflow')).toMatchObject({
      name: 'Workflow',
      moduleId: 58,
      entryAddress: entry,
      integrity: undefined,
    }));

  test('gets a module that it does not have, without a tile', () =>
    expect(entryOf('crew-board')).toMatchObject({ basePath: '/apps/crew-board', menu: null, entryAddress: entry }));
});
