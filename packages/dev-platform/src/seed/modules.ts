import { moduleGroups, moduleIds, moduleTable } from '@gantry/portal-shell/contracts';
import type { ModuleCode, ModuleGroupKey, ModuleKey } from '@gantry/portal-shell/contracts';
import type { DemoPage } from './tables/tables.ts';

/** A module as the services know it. */
export interface SeededModule {
  readonly id: number;
  /** Its first route under /apps. A module without a route in the portal keeps its older path. */
  readonly path: string;
}

/** A group of modules, in the menu's order. */
export interface SeededGroup {
  readonly id: number;
  readonly name: string;
  readonly icon: string;
  readonly modules: readonly SeededModule[];
}

interface HiddenModule {
  readonly code: ModuleCode;
  readonly group: ModuleGroupKey;
  readonly path: string;
}

/** Modules that the accounts have and that the portal does not show: it has no route for them, or none in its menu. */
const hiddenModules: readonly HiddenModule[] = [
  { code: 'INVM', group: 'materials', path: 'inventoryManagement' },
  { code: 'NC', group: 'administration', path: 'notificationCenter' },
  { code: 'UN', group: 'administration', path: 'userNotifications' },
  { code: 'USRM', group: 'administration', path: 'userRoles' },
  { code: 'UGM', group: 'administration', path: 'userGroups' },
  { code: 'AM', group: 'administration', path: 'assetManagement' },
  { code: 'GCA', group: 'administration', path: 'contractorAdministration' },
  { code: 'CM', group: 'administration', path: 'contactManagement' },
];

const rows = [...moduleTable.screen, ...moduleTable.view, ...moduleTable.subApplication];

/** The id of the module that a route or page belongs to. */
export function moduleIdOf(page: ModuleKey | DemoPage): number {
  const row = rows
    .filter(({ route }) => page === route || page.startsWith(`${route}/`))
    .toSorted((first, second) => second.route.length - first.route.length)[0];
  if (!row)
    throw new Error(`The table of modules has no module for ${page}. Add a row to packages/portal-shell/src/modules.`);
  return moduleIds[row.code];
}

/** The modules of a group. A module with several routes appears once, with its first route. */
function modulesOf(group: ModuleGroupKey): SeededModule[] {
  const modules = new Map<number, SeededModule>();
  for (const row of rows) {
    if (!('menu' in row) || row.menu.group !== group) continue;
    const id = moduleIds[row.code];
    if (!modules.has(id)) modules.set(id, { id, path: row.route });
  }
  for (const { code, path } of hiddenModules.filter((module) => module.group === group))
    modules.set(moduleIds[code], { id: moduleIds[code], path });
  return [...modules.values()];
}

/** The groups of the portal's table of modules. Only accounts with the logout item have the group with id -1. */
export const groups: readonly SeededGroup[] =
  // The keys of an object literal are the keys of its type.
  (Object.keys(moduleGroups) as ModuleGroupKey[]).map((key) => ({ ...moduleGroups[key], modules: modulesOf(key) }));

/** Every module except the logout item, which needs no permission. */
export const modules: readonly SeededModule[] = groups
  .flatMap(({ modules }) => modules)
  .filter(({ id }) => id !== moduleIds.NO_SEC);
