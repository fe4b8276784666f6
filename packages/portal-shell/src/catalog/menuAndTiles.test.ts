import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { moduleGroups } from '../config/modules/ModuleDefinition.ts';
import { moduleTable } from '../config/modules/moduleTable.ts';
import { permissionsFrom } from './permissions/permissions.ts';
import { menuItemsResponseSchema } from '@gantry/platform-client/services/application/application.schemas';
import { createCatalog } from './catalog.ts';
import { menuModules, tileGroups, type LauncherInput } from './menuAndTiles.ts';

/** An address for every sub-application of the table, so that all are installed. */
const modules = moduleTable.subApplication.map(({ route }) => ({ route, entry: 'https://modules.example/entry.js' }));
const catalog = createCatalog({ catalog: {}, modules });

const group = (Id: number, more: object = {}) => ({ Id, Name: `Group ${Id}`, IsGroup: true, Icon: 'crew', ...more });
/** A module of the person in program A. */
const has = (ModuleId: number, ModuleGroupId: unknown) => ({
  ModuleId,
  ProjectId: 'A',
  ProjectName: 'Program A',
  ModuleGroupId,
});

/** What the portal makes of an answer of the service. */
function input(
  MenuItems: readonly object[],
  SiteMapEntry: readonly object[],
  { isBypassed = false, entries = catalog.entries } = {},
): LauncherInput {
  const answer = v.parse(menuItemsResponseSchema, { MenuItems, SiteMapEntry });
  const permissions = permissionsFrom(answer, { isBypassed, clientList: { A: 'Client A' } });
  return { entries, menuGroups: answer.MenuItems, permissions, programId: 'A' };
}
const tiles = (of: LauncherInput) => tileGroups(of).map(({ id, modules }) => [id, modules.map(({ route }) => route)]);
const menu = (of: LauncherInput) => menuModules(of, 'en').map(({ name }) => name);

test('the group of a module is the ModuleGroupId of its SiteMapEntry; Id, Name and Icon of groups, and their order, are of the service', () => {
  const of = input([group(7, { Icon: 'safety' }), group(2), group(5)], [has(21, 2), has(33, 7), has(28, 2)]);
  const tile = (route: string, name: string, iconName: string) => ({ route, name, href: `/apps/${route}`, iconName });
  expect(tileGroups(of)).toEqual([
    { id: 7, name: 'Group 7', iconName: 'safety', modules: [tile('poAll', 'PO (ALL)', 'purchaseOrder')] },
    {
      id: 2,
      name: 'Group 2',
      iconName: 'crew',
      modules: [tile('projectManagement', 'Schedule', 'schedule'), tile('workOrder', 'Work Order', 'workOrder')],
    },
  ]);
});

describe('an entry with IsGroup false is a module that stands by itself', () => {
  const alone = { route: 'workOrder', name: 'Work Order', href: '/apps/workOrder', iconName: 'workOrder' };

  test.each([
    ['by its id', { Id: 28, IsGroup: false }, has(28, null)],
    ['by its id, although it names a group', { Id: 28, IsGroup: false }, has(28, 1)],
    ['by the ModuleGroupId of the module', { Id: 500, IsGroup: false }, has(28, 500)],
    ['as a text', { Id: '28', IsGroup: 'False', Name: null }, has(28, null)],
    ['as a number', { Id: 28, IsGroup: 0 }, has(28, null)],
  ])('%s', (_, entry, module) => {
    const of = input([{ Name: 'Work', Icon: 'x', ...entry }, group(1)], [has(21, 1), module]);
    expect(tileGroups(of)[0]).toEqual({ id: 'workOrder', name: '', iconName: 'workOrder', modules: [alone] });
    expect(tiles(of)[1]).toEqual([1, ['projectManagement']]);
    expect(menu(of)).toEqual(['Schedule', 'Work Order']);
  });

  test('and not one of a group that has the same id', () => {
    const of = input([{ Id: 28, IsGroup: false }, group(28)], [has(28, null), has(21, 28)]);
    expect(tiles(of)).toEqual([
      ['workOrder', ['workOrder']],
      [28, ['projectManagement']],
    ]);
  });
});

test.each([
  ['null', null],
  ['empty', ''],
  ['not a number', 'planning'],
  ['of no group', 99],
  ['of a group without a name', 40],
])('a module whose ModuleGroupId is %s is in its group of the catalog', (_, id) => {
  const service = [group(40, { Name: null }), group(41)];
  const planning = moduleGroups.planning.id;
  expect(tiles(input(service, [has(33, 41), has(21, id)]))).toEqual([
    [41, ['poAll']],
    [planning, ['projectManagement']],
  ]);
  // The service has a group with the id of that one.
  expect(tiles(input([...service, group(planning)], [has(33, 41), has(21, id)]))).toEqual([
    [41, ['poAll']],
    [planning, ['projectManagement']],
  ]);
});

test('a group that is sent twice is one', () =>
  expect(tiles(input([group(1), group(1)], [has(21, '1')]))).toEqual([[1, ['projectManagement']]]));

describe('"Tiles appear only when the user has permission and the module is marked display"', () => {
  test('permission in another program does not count', () => {
    const of = input([group(1)], [has(21, 1)]);
    expect(tiles(of)).toEqual([[1, ['projectManagement']]]);
    expect(tiles({ ...of, programId: 'B' })).toEqual([]);
    expect(tiles({ ...of, programId: null })).toEqual([]);
  });

  test('a program-agnostic module shows in every program', () => {
    const of = input([group(1)], [has(11, 1)]);
    expect(tiles({ ...of, programId: 'B' })).toEqual([[1, ['adminCenter']]]);
  });

  test('a route that is not in the menu has none, and so has a module outside of the catalog', () => {
    const of = input([group(1)], [has(25, 1), has(56, 1), has(45, 1)]);
    expect(tiles(of)).toEqual([[1, ['vendorManagement']]]);
    expect(menu(of)).toEqual(['Vendor Portal']);
  });

  test('an id with two routes makes two tiles and two menu entries', () => {
    const of = input([group(1)], [has(4, 1)]);
    expect(tiles(of)).toEqual([[1, ['dailyFieldReport', 'jobSafetyAnalysis']]]);
    expect(menu(of)).toEqual(['Daily Field Report', 'Job Safety Analysis']);
  });
});

describe('a list of modules in a group, which the specification lacks, overrides "id, name, path, iconId, display"', () => {
  const list = (...Modules: object[]) => [group(9, { Modules }), group(1)];
  const shown = (of: LauncherInput) => menuModules(of, 'en').map(({ name, iconName }) => [name, iconName]);

  test('of a module by its id, whatever the group of the list', () => {
    const of = input(list({ id: 21, name: 'Plan', iconId: 'map' }, { id: 28, display: false }), [
      has(21, 1),
      has(28, 1),
    ]);
    expect(shown(of)).toEqual([['Plan', 'map']]);
    expect(tiles(of)).toEqual([[1, ['projectManagement']]]);
  });

  test('of one of its routes by the path; without that, the others keep name and icon', () => {
    const safety = { id: 4, name: 'Safety', iconId: 'map', path: 'jobSafetyAnalysis' };
    const daily = ['Daily Field Report', 'report'];
    expect(shown(input(list(safety), [has(4, 1)]))).toEqual([daily, ['Safety', 'map']]);
    const both = list({ ...safety, display: false }, { id: 4, path: 'dailyFieldReport' });
    expect(shown(input(both, [has(4, 1)]))).toEqual([daily]);
  });

  test('but not a name of the configuration or of the language', () => {
    const { entries } = createCatalog({ catalog: { projectManagement: { name: 'Planner' } }, modules });
    expect(shown(input(list({ id: 21, name: 'Plan' }), [has(21, 1)], { entries }))).toEqual([['Planner', 'schedule']]);
  });

  test.each([[[null]], ['none'], [[{ id: 'x' }]]])('and nothing if it is not readable: %j', (Modules) =>
    expect(menu(input([group(1, { Modules })], [has(21, 1)]))).toEqual(['Schedule']),
  );
});

test('"Sorted alphabetically by name", whatever the groups', () => {
  const of = input([group(2), group(1)], [has(33, 1), has(28, 2), has(70, 1), has(27, 2), has(21, 2)]);
  expect(menu(of)).toEqual(['PO (ALL)', 'Schedule', 'Scope', 'Scope 2.0', 'Work Order']);
});

describe('"The logout item shows only if the user has a group with id -1"', () => {
  test.each([
    ['without the group', [group(1)], ['Schedule', 'Work Order']],
    ['with it', [group(1), group(-1)], ['Logout', 'Schedule', 'Work Order']],
  ])('%s', (_, groups, names) => {
    const of = input(groups, [has(21, 1), has(28, 1), has(-1, 1)]);
    expect(menu(of)).toEqual(names);
  });

  test('the group is no tile', () =>
    expect(tiles(input([group(1), group(-1)], [has(21, 1)]))).toEqual([[1, ['projectManagement']]]));
});

describe('"The bypass setting (BYPASS_MODULE_SECURITY) grants everything", to a person without menu items too', () => {
  const isBypassed = true;

  test.each([
    ['no groups', []],
    ['empty groups', [group(moduleGroups.planning.id, { Name: 'Planning and Schedule', Icon: 'calendar' })]],
  ])('with %s, the tiles are the whole catalog in its own groups', (_, groups) => {
    const of = input(groups, [], { isBypassed });
    const offered = tileGroups(of);
    expect(offered.slice(0, 2)).toMatchObject([
      { id: 1, name: 'Planning and Schedule', iconName: 'calendar' },
      { id: 2, name: 'Sites and Real Estate', iconName: 'site' },
    ]);
    const inMenu = [...moduleTable.screen, ...moduleTable.view, ...moduleTable.subApplication].filter(
      (row) => 'menu' in row && row.code !== 'NO_SEC',
    );
    expect(offered.flatMap(({ modules }) => modules.map(({ route }) => route)).toSorted()).toEqual(
      inMenu.map(({ route }) => route).toSorted(),
    );
    expect(menu(of)).toHaveLength(inMenu.length);
  });

  test('a module that the service does not name joins the group of its id; one that it hides stays hidden', () => {
    const groups = [group(9), group(1, { Modules: [{ id: 28, display: false }] })];
    const offered = tiles(input(groups, [has(21, 9)], { isBypassed }));
    expect(offered.slice(0, 2)).toEqual([
      [9, ['projectManagement', 'closeoutManagement', 'closeoutApproval', 'closeoutApprovalAll']],
      [1, ['scopeManagement', 'microScopeManagement']],
    ]);
    expect(offered.flat(2)).not.toContain('workOrder');
    expect(offered).toHaveLength(Object.keys(moduleGroups).length - 1);
  });
});
