import { moduleGroups, moduleIds, moduleTable } from '@gantry/portal-shell/contracts';
import type { ModuleCode, ModuleGroupKey, ModuleKey } from '@gantry/portal-shell/contracts';
import type { DemoPage } from './tables/tables.ts';

/** A module as the menu service returns it. */
export interface SeededModule {
  readonly id: number;
  readonly name: string;
  /** Its first route under /apps. A module without a route in the portal keeps its older path. */
  readonly path: string;
  readonly iconId: string;
  /** True if it is marked for tiles and the menu. */
  readonly display: boolean;
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
  readonly icon: string;
  readonly name: string;
}

const hidden = (code: ModuleCode, group: ModuleGroupKey, path: string, icon: string, name: string): HiddenModule => ({
  code,
  group,
  path,
  icon,
  name,
});

/** Modules that the service returns and does not mark for display. */
const hiddenModules: readonly HiddenModule[] = [
  hidden('INVM', 'materials', 'inventoryManagement', 'inventory', 'Inventory (before 2.0)'),
  hidden('NC', 'administration', 'notificationCenter', 'notification', 'Notification Center'),
  hidden(
    'UN',
    'administration',
    'userNotifications',
    'notification',
    'User Notifications (before the Notification Center)',
  ),
  hidden('USRM', 'administration', 'userRoles', 'userAccess', 'User Roles (before User Access)'),
  hidden('UGM', 'administration', 'userGroups', 'userAccess', 'User Groups (before User Access)'),
  hidden('AM', 'administration', 'assetManagement', 'inventory', 'Asset Management (before 2.0)'),
  hidden(
    'GCA',
    'administration',
    'contractorAdministration',
    'admin',
    'General Contractor Administration (before Admin Center)',
  ),
  hidden('CM', 'administration', 'contactManagement', 'contact', 'Contact Management (before the Vendor Portal)'),
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
    if (!modules.has(id))
      modules.set(id, { id, name: row.name, path: row.route, iconId: row.menu.icon, display: true });
  }
  for (const { code, name, path, icon } of hiddenModules.filter((module) => module.group === group)) {
    const id = moduleIds[code];
    modules.set(id, { id, name, path, iconId: icon, display: false });
  }
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
