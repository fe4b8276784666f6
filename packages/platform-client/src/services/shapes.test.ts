import { expect, test, vi } from 'vitest';
import { createApplicationService } from './application/application.ts';
import { createMonolithService } from './monolith/monolith.ts';
import { answering } from './testService.testing.ts';
import { createUserAccessService } from './userAccess/userAccess.ts';

const dashboards = (answer: unknown) => createApplicationService(answering(answer).http).getDashboards('NWX');
const item = { type: 'Item', id: '7', title: 'Progress', value: 'DashboardProgress' };
const group = { type: 'Group', id: 'g1', title: 'Sites', items: [item] };

test.each<[string, unknown, unknown]>([
  ['"id, title/text, value"', [{ id: '7', title: 'Progress', value: 'DashboardProgress' }], [item]],
  ['text instead of title', [{ id: '7', text: 'Progress', value: 'DashboardProgress' }], [item]],
  ['a number for the id', [{ id: 7, text: 'Progress', value: 'DashboardProgress' }], [item]],
  ['another letter case of keys', [{ Id: '7', Title: 'Progress', VALUE: 'DashboardProgress' }], [item]],
  [
    'nulls and unknown keys',
    [{ id: '7', title: null, text: 'Progress', value: 'DashboardProgress', order: 1 }],
    [item],
  ],
  ['an empty list in an item', [{ ...item, items: [] }], [item]],
  ['empty texts', [{ ...item, value: '' }], [{ ...item, value: '' }]],
  [
    'an empty id of a group',
    [{ type: 'Group', id: '', title: 'Sites', items: [item] }],
    [{ type: 'Group', id: 'Sites', title: 'Sites', items: [item] }],
  ],
  ['a list that is left out', undefined, []],
  ['a group in a group', [{ ...group, items: [group, item] }, item], [{ ...group, items: [group, item] }, item]],
  [
    'a group, whatever its type is called',
    [{ type: 'Folder', id: 1, text: 'Sites', items: [{ id: 7, text: 'Progress', value: 'DashboardProgress' }] }],
    [{ type: 'Group', id: '1', title: 'Sites', items: [item] }],
  ],
])('dashboards: %s', async (_, answer, expected) => {
  expect(await dashboards(answer)).toEqual(expected);
});

test('an entry that cannot be read is left out and told once; a list of which nothing can be read is not empty', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await dashboards([{ ...item }, 'x', { title: 'No id' }])).toEqual([item]);
  const reason = 'as they are not of the agreed shape: the item is to be Object.';
  expect(warn.mock.calls).toEqual([[`Dashboards: entry: 2 of 3 were left out, ${reason}`]]);
  await dashboards([{ title: 'No id' }, item]);
  expect(warn.mock.lastCall?.[0]).toMatch(/: the item is to be something with an id\.$/);
  await expect(dashboards(['x', {}])).rejects.toMatchObject({ kind: 'malformed' });
  warn.mockRestore();
});

const found = { found: true, PONumber: '4500017733', projectId: '12', projectName: 'Harbor' };
const nothing = { found: false, PONumber: null, projectId: null, projectName: null };

test.each<[string, unknown, unknown]>([
  ['nulls that are left out', { found: false }, nothing],
  ['explicit nulls', nothing, nothing],
  ['empty texts', { found: false, PONumber: '', projectId: '', projectName: '' }, nothing],
  ['numbers for ids', { found: true, PONumber: 4500017733, projectId: 12, projectName: 'Harbor' }, found],
  ['camel case', { found: true, poNumber: '4500017733', projectID: 12, projectName: 'Harbor' }, found],
])('a purchase order: %s', async (_, answer, expected) => {
  expect(await createMonolithService(answering(answer).http).searchPurchaseOrder('1')).toEqual(expected);
});

const menu = {
  MenuItems: [
    { Id: 1, Name: 'Field Work', IsGroup: true, Icon: 'crew' },
    { Id: 5, Name: 'Work Order', IsGroup: false, Icon: '' },
  ],
  SiteMapEntry: [
    { ModuleId: 6, ProjectId: '12', ProjectName: '12', ModuleGroupId: 1 },
    { ModuleId: 5, ProjectId: '12', ProjectName: '12', ModuleGroupId: 0 },
  ],
};

test.each<[string, unknown]>([
  [
    'nulls left out, numbers for ids and ids as texts',
    {
      MenuItems: [
        { Id: '1', Name: 'Field Work', Icon: 'crew' },
        { Id: '5', Name: 'Work Order', IsGroup: 'false' },
      ],
      SiteMapEntry: [
        { ModuleId: '6', ProjectId: 12, ModuleGroupId: '1' },
        { ModuleId: '5', ProjectId: 12, ModuleGroupId: '' },
      ],
    },
  ],
  [
    'camel case, and keys that nobody reads',
    {
      menuItems: [
        { id: 1, name: 'Field Work', isGroup: true, icon: 'crew', order: 3 },
        { id: 5, name: 'Work Order', isGroup: false, icon: null },
      ],
      siteMapEntry: [
        { moduleId: 6, projectId: '12', projectName: null, moduleGroupId: 1 },
        { moduleId: 5, projectId: '12', projectName: null, moduleGroupId: null },
      ],
      dashboard: [{ projectId: '12', id: 7 }],
    },
  ],
])('the menu: %s', async (_, answer) => {
  expect(await createApplicationService(answering(answer).http).getMenuItems()).toEqual(menu);
});

test('the menu of a person without any right may be null instead of its lists', async () => {
  const none = { MenuItems: null, SiteMapEntry: null, Dashboard: null };
  expect(await createApplicationService(answering(none).http).getMenuItems()).toEqual({
    MenuItems: [],
    SiteMapEntry: [],
  });
});

test.each<[string, unknown]>([
  ['an answer without any of its lists', {}],
  ['the page of a proxy', '<h1>Sign in</h1>'],
  ['nothing', undefined],
])('the menu: %s is not a person without permissions', async (_, answer) => {
  await expect(createApplicationService(answering(answer).http).getMenuItems()).rejects.toMatchObject({
    kind: 'malformed',
  });
});

test('a picture that is stored with 204 is asked for, since the answer does not name it', async () => {
  const { http, requests } = answering(undefined, '"avery/me.png"');
  const stored = await createUserAccessService(http, 'https://s').updateProfilePicture(new File(['x'], 'me.png'));
  expect(stored).toBe('https://s/avery/me.png');
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
});
