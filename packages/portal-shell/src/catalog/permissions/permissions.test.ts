import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { configurationSchema } from '../../config/configuration.ts';
import { exampleConfiguration } from '../../config/exampleConfiguration.testing.tsx';
import type { MenuItemsResponse } from '@gantry/platform-client/services/application/application.schemas';
import { moduleIds } from '../../config/modules/moduleIds.ts';
import { hasNoPermission, mayOpen, permissionsFrom, permittedPrograms } from './permissions.ts';
import { vendorRedirect } from './vendorRedirect.ts';

const entry = (ModuleId: number, ProjectId: string, ProjectName = `Program ${ProjectId}`) => ({
  ModuleId,
  ProjectId,
  ProjectName,
  ModuleGroupId: 1,
});
const response = (...SiteMapEntry: MenuItemsResponse['SiteMapEntry']): MenuItemsResponse => ({
  MenuItems: [],
  SiteMapEntry,
});
const secured = { isBypassed: false, clientList: { X: 'Client X', A: 'Client A' } };
const bypassed = { ...secured, isBypassed: true };

const permissions = permissionsFrom(response(entry(28, 'A'), entry(28, 'B'), entry(43, 'B'), entry(21, 'C')), secured);

describe('"Module access requires permission for the module id, and for the selected program unless the module is program-agnostic"', () => {
  test.each([
    { moduleId: 28, isProgramAgnostic: false, programId: 'A', may: true },
    { moduleId: 28, isProgramAgnostic: false, programId: 'B', may: true },
    { moduleId: 28, isProgramAgnostic: false, programId: 'C', may: false },
    { moduleId: 28, isProgramAgnostic: false, programId: null, may: false },
    { moduleId: 99, isProgramAgnostic: false, programId: 'A', may: false },
    { moduleId: 43, isProgramAgnostic: true, programId: 'A', may: true },
    { moduleId: 43, isProgramAgnostic: true, programId: null, may: true },
    { moduleId: 99, isProgramAgnostic: true, programId: 'A', may: false },
  ])('$moduleId, agnostic $isProgramAgnostic, in $programId: $may', ({ may, programId, ...access }) =>
    expect(mayOpen(permissions, access, programId)).toBe(may),
  );
});

test('"Module id -1 is always allowed", even to someone without any permission', () => {
  const none = permissionsFrom(response(), secured);
  expect(mayOpen(none, { moduleId: moduleIds.NO_SEC, isProgramAgnostic: false }, null)).toBe(true);
});

describe('"The bypass setting (BYPASS_MODULE_SECURITY) grants everything and uses the fixed client list"', () => {
  const all = permissionsFrom(response(entry(28, 'A')), bypassed);

  test.each(Object.values(moduleIds))('module %i, in any program', (moduleId) =>
    expect(mayOpen(all, { moduleId, isProgramAgnostic: false }, 'X')).toBe(true),
  );

  test('the programs are the client list', () =>
    expect(permittedPrograms(all, 'en')).toEqual([
      { id: 'A', name: 'Client A' },
      { id: 'X', name: 'Client X' },
    ]));

  test('everybody has permission', () => expect(hasNoPermission(permissionsFrom(response(), bypassed))).toBe(false));
});

test('the map: module id to program id to name, plus the group', () => {
  const grouped = (ModuleId: number, ProjectId: string, ModuleGroupId: number) => ({
    ...entry(ModuleId, ProjectId),
    ModuleGroupId,
  });
  // The service may name the group in some of the programs alone.
  const answer = response(grouped(28, 'A', 0), grouped(28, 'B', 3), grouped(43, 'B', 5));
  const programs = ['A', 'B'].map((id) => [id, `Program ${id}`] as const);
  expect(Object.fromEntries(permissionsFrom(answer, secured).modules)).toEqual({
    28: { programs: new Map(programs), groupId: 3 },
    43: { programs: new Map(programs.slice(1)), groupId: 5 },
  });
});

test('the programs to choose from are those with a permission, sorted by name', () => {
  const mixed = permissionsFrom(
    response(entry(1, '2', 'ground 10'), entry(2, '1', 'Ground 9'), entry(3, '2', 'ground 10')),
    secured,
  );
  expect(permittedPrograms(mixed, 'en').map(({ name }) => name)).toEqual(['Ground 9', 'ground 10']);
});

test('detects a person without any permission', () => {
  expect(hasNoPermission(permissionsFrom(response(), secured))).toBe(true);
  expect(hasNoPermission(permissions)).toBe(false);
});

test('the logout group is the one with id -1', () => {
  const group = (Id: number) => ({ Id, Name: 'g', IsGroup: true, Icon: 'i' });
  expect(permissionsFrom({ ...response(), MenuItems: [group(1)] }, secured).hasLogoutGroup).toBe(false);
  expect(permissionsFrom({ ...response(), MenuItems: [group(1), group(-1)] }, secured).hasLogoutGroup).toBe(true);
});

describe('"Four special vendor user names are redirected to vendor creation for their company and program"', () => {
  const { vendorRedirects: redirects } = v.parse(configurationSchema, {
    ...exampleConfiguration,
    vendorRedirects: { 'vendor-north': { company: 'North & Sons Ltd', program: { id: 'NWX', name: 'Northwind' } } },
  });

  test('with their program and the company in the query', () =>
    expect(vendorRedirect(redirects, 'vendor-north')).toEqual({
      program: { id: 'NWX', name: 'Northwind' },
      query: '?company=North+%26+Sons+Ltd',
    }));

  test.each(['avery', 'constructor', '__proto__', ''])('%s is not one of them', (userName) =>
    expect(vendorRedirect(redirects, userName)).toBeNull(),
  );
});
