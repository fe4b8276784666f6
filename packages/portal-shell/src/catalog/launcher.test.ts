import { describe, expect, test } from 'vitest';
import { moduleGroups } from '../modules/ModuleDefinition.ts';
import { moduleTable } from '../modules/moduleTable.ts';
import { permissionsFrom } from '../permissions/permissions.ts';
import type { MenuGroup, MenuModule } from '../services/application/application.schemas.ts';
import { createCatalog } from './catalog.ts';
import { menuSections, tileGroups, type LauncherInput } from './launcher.ts';

/** An address for every sub-application of the table, so that all are installed. */
const modules = moduleTable.subApplication.map(({ route }) => ({ route, entry: 'https://modules.example/entry.js' }));
const { entries } = createCatalog({ catalog: {}, modules });
const module = (id: number, path: string, more: Partial<MenuModule> = {}): MenuModule => ({
  id,
  path,
  name: `service name of ${path}`,
  iconId: `icon-${path}`,
  display: true,
  ...more,
});
const group = (Id: number, ...Modules: MenuModule[]): MenuGroup => ({
  Id,
  Name: `Group ${Id}`,

  Icon: `icon-${Id}`,
  Modules,
});

/** The input for a person who has these modules in program A. */
function input(menuGroups: readonly MenuGroup[], ...moduleIds: number[]): LauncherInput {
  const SiteMapEntry = moduleIds.map((ModuleId) => ({ ModuleId, ProjectId: 'A', ProjectName: 'A', ModuleGroupId: 1 }));
  const permissions = permissionsFrom(
    { MenuItems: [...menuGroups], SiteMapEntry },
    { isBypassed: false, clientList: {} },
  );
  return { entries, menuGroups, permissions, programId: 'A' };
}
const tiles = (of: LauncherInput) => tileGroups(of).map(({ id, modules }) => [id, modules.map(({ route }) => route)]);
const menu = (of: LauncherInput) => {
  const { groups, others } = menuSections(of, 'en');
  return [...groups.flatMap(({ modules }) => modules), ...others].map(({ name }) => name);
};

describe('"Tiles appear only when the user has permission and the module is marked display"', () => {
  test.each([
    { has: true, display: true, shown: true },
    { has: true, display: false, shown: false },
    { has: false, display: true, shown: false },
    { has: false, display: false, shown: false },
  ])('permission $has, display $display: $shown', ({ has, display, shown }) => {
    const of = input([group(1, module(21, 'projectManagement', { display }))], ...(has ? [21] : []));
    expect(tiles(of)).toEqual(shown ? [[1, ['projectManagement']]] : []);
    expect(menu(of)).toEqual(shown ? ['Schedule'] : []);
  });

  test('permission in another program does not count', () => {
    const of = input([group(1, module(21, 'projectManagement'))], 21);
    expect(tiles({ ...of, programId: 'B' })).toEqual([]);
    expect(tiles({ ...of, programId: null })).toEqual([]);
  });

  test('a program-agnostic module shows in every program', () => {
    const of = input([group(1, module(11, 'adminCenter'))], 11);
    expect(tiles({ ...of, programId: 'B' })).toEqual([[1, ['adminCenter']]]);
  });
});

test('name and address come from the catalog; icon, groups and their order from the service', () => {
  const of = input([group(7, module(33, 'poAll')), group(2, module(21, 'somewhere/else'))], 21, 33);
  expect(tileGroups(of)).toEqual([
    {
      id: 7,
      name: 'Group 7',
      iconName: 'icon-7',
      modules: [{ route: 'poAll', name: 'PO (ALL)', href: '/apps/poAll', iconName: 'icon-poAll' }],
    },
    {
      id: 2,
      name: 'Group 2',
      iconName: 'icon-2',
      modules: [
        {
          route: 'projectManagement',
          name: 'Schedule',
          href: '/apps/projectManagement',
          iconName: 'icon-somewhere/else',
        },
      ],
    },
  ]);
});

describe('an id with two routes makes two tiles and two menu entries', () => {
  test('from one module of the service', () => {
    const of = input([group(1, module(4, 'dailyFieldReport'))], 4);
    expect(tiles(of)).toEqual([[1, ['dailyFieldReport', 'jobSafetyAnalysis']]]);
    expect(menu(of)).toEqual(['Daily Field Report', 'Job Safety Analysis']);
  });

  test('from one module of the service for each, with every route at its own module', () => {
    const of = input(
      [group(1, module(4, 'jobSafetyAnalysis', { display: false })), group(2, module(4, 'dailyFieldReport'))],
      4,
    );
    expect(tiles(of)).toEqual([[2, ['dailyFieldReport']]]);
  });

  test('a route that is not in the menu makes none', () => {
    expect(tiles(input([group(1, module(25, 'vendorManagement'))], 25))).toEqual([[1, ['vendorManagement']]]);
    expect(tiles(input([group(1, module(56, 'notificationCenter'))], 56))).toEqual([]);
  });
});

test('a module in two groups has a tile in both, and one menu entry', () => {
  const of = input([group(1, module(21, 'projectManagement')), group(2, module(21, 'projectManagement'))], 21);
  expect(tiles(of)).toEqual([
    [1, ['projectManagement']],
    [2, ['projectManagement']],
  ]);
  expect(menu(of)).toEqual(['Schedule']);
});

test('a module outside the catalog makes no tile', () =>
  expect(tiles(input([group(1, module(45, 'inventoryManagement'))], 45))).toEqual([]));

test('"Sorted alphabetically by name"', () => {
  const of = input(
    [
      group(
        1,
        module(33, 'poAll'),
        module(28, 'workOrder'),
        module(70, 'microScopeManagement'),
        module(27, 'scopeManagement'),
      ),
    ],
    33,
    28,
    70,
    27,
  );
  expect(menu(of)).toEqual(['PO (ALL)', 'Scope', 'Scope 2.0', 'Work Order']);
  const groups = [group(2, module(33, 'poAll')), group(1, module(28, 'workOrder'))];
  expect(menuSections(input(groups, 33, 28), 'en').groups.map(({ name }) => name)).toEqual(['Group 1', 'Group 2']);
});

describe('"The logout item shows only if the user has a group with id -1"', () => {
  const schedule = group(1, module(21, 'projectManagement'));

  test.each([
    ['without the group', [schedule], ['Schedule']],
    ['with it', [schedule, group(-1, module(-1, 'userLogout'))], ['Schedule', 'Logout']],
    ['with it, empty', [schedule, group(-1)], ['Schedule', 'Logout']],
    [
      'with the module in another group alone',
      [group(1, module(21, 'projectManagement'), module(-1, 'userLogout'))],
      ['Schedule'],
    ],
  ])('%s', (_, groups, names) => expect(menu(input(groups, 21))).toEqual(names));

  test('the group is no tile', () =>
    expect(tiles(input([schedule, group(-1, module(-1, 'userLogout'))], 21))).toEqual([[1, ['projectManagement']]]));
});

describe('"The bypass setting (BYPASS_MODULE_SECURITY) grants everything", to a person without menu items too', () => {
  const bypassed = (menuGroups: readonly MenuGroup[]): LauncherInput => ({
    entries,
    menuGroups,
    permissions: permissionsFrom(
      { MenuItems: [...menuGroups], SiteMapEntry: [] },
      { isBypassed: true, clientList: { A: 'Client A' } },
    ),
    programId: 'A',
  });

  test.each([
    ['no groups', []],
    ['empty groups', [group(1)]],
  ])('with %s, the tiles are the whole catalog in its own groups', (_, groups) => {
    const offered = tileGroups(bypassed(groups));
    expect(offered.slice(0, 2)).toMatchObject([
      { id: 1, name: 'Planning and Schedule', iconName: 'calendar' },
      { id: 2, name: 'Sites and Real Estate', iconName: 'site' },
    ]);
    expect(offered[0]?.modules[0]).toEqual({
      route: 'projectManagement',
      name: 'Schedule',
      href: '/apps/projectManagement',
      iconName: 'schedule',
    });
    const inMenu = [...moduleTable.screen, ...moduleTable.view, ...moduleTable.subApplication].filter(
      (row) => 'menu' in row && row.code !== 'NO_SEC',
    );
    expect(offered.flatMap(({ modules }) => modules.map(({ route }) => route)).toSorted()).toEqual(
      inMenu.map(({ route }) => route).toSorted(),
    );
    expect(menu(bypassed(groups))).toHaveLength(inMenu.length);
  });

  test('a module that the service does not name joins the group of its id; one that it hides stays hidden', () => {
    const groups = [group(9, module(21, 'projectManagement')), group(1, module(28, 'workOrder', { display: false }))];
    const offered = tiles(bypassed(groups));
    expect(offered.slice(0, 2)).toEqual([
      [9, ['projectManagement', 'closeoutManagement', 'closeoutApproval', 'closeoutApprovalAll']],
      [1, ['scopeManagement', 'microScopeManagement']],
    ]);
    expect(offered.flat(2)).not.toContain('workOrder');
    expect(offered).toHaveLength(Object.keys(moduleGroups).length - 1);
  });
});
