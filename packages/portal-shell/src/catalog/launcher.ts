/** The tiles and the menu by group: the catalog joined with the answer of GetMenuItemsWithGroup by module id. */
import { orderOf } from '@gantry/ui-kit/languages';
import { moduleGroups, type ModuleGroupKey } from '../modules/ModuleDefinition.ts';
import { moduleIds } from '../modules/moduleIds.ts';
import { mayOpen, type Permissions } from '../permissions/permissions.ts';
import type { MenuGroup, MenuModule } from '../services/application/application.schemas.ts';
import type { CatalogEntry } from './catalog.ts';

/** A module that a person may open from a tile or the menu. */
export interface LauncherModule {
  /** Identifies the module. */
  readonly route: string;
  readonly name: string;
  readonly href: string;
  readonly iconName: string;
}

/** A group of tiles. */
export interface LauncherGroup {
  readonly id: number;
  readonly name: string;
  readonly iconName: string;
  readonly modules: readonly LauncherModule[];
}

/** The catalog, the answer of the service, and the permissions to join. */
export interface LauncherInput {
  readonly entries: readonly CatalogEntry[];
  /** The groups in the service's order. */
  readonly menuGroups: readonly MenuGroup[];
  readonly permissions: Permissions;
  /** Null while no program is selected. */
  readonly programId: string | null;
}

/**
 * Finds the entries of a module in the menu. If the service names one module id with several paths, each path means its own route. A route
 * of that id that no path names belongs to every module with the id.
 */
function entriesOf(module: MenuModule, entries: readonly CatalogEntry[], claimed: ReadonlySet<string>) {
  return entries.filter(
    ({ moduleId, route, menu }) =>
      menu !== null && moduleId === module.id && (route === module.path || !claimed.has(route)),
  );
}

const launcherModule = ({ route, name, basePath }: CatalogEntry, iconName: string): LauncherModule => ({
  route,
  name,
  href: basePath,
  iconName,
});

function offered(input: LauncherInput): LauncherGroup[] {
  const { entries, menuGroups, permissions, programId } = input;
  const claimed = new Set(menuGroups.flatMap(({ Modules }) => Modules.map(({ path }) => path)));
  const named = new Set<string>();
  const groups = menuGroups.map(({ Id, Name, Icon, Modules }) => {
    const modules = new Map<string, LauncherModule>();
    for (const module of Modules) {
      const routes = entriesOf(module, entries, claimed);
      for (const { route } of routes) named.add(route);
      if (!module.display) continue;
      for (const entry of routes) {
        if (!mayOpen(permissions, entry, programId) || modules.has(entry.route)) continue;
        // The service knows one icon for a module. Its further routes have those of the table.
        const isMain = routes.length === 1 || entry.route === module.path;
        const iconName = isMain ? module.iconId : (entry.menu?.icon ?? module.iconId);
        modules.set(entry.route, launcherModule(entry, iconName));
      }
    }
    return { id: Id, name: Name, iconName: Icon, modules: [...modules.values()] };
  });
  return permissions.isBypassed ? completed(groups, entries, named) : groups;
}

/** Adds what the service's menu does not name: "the bypass setting grants everything". Each module is in its own group of the catalog. */
function completed(groups: readonly LauncherGroup[], entries: readonly CatalogEntry[], named: ReadonlySet<string>) {
  const all = groups.filter(({ modules }) => modules.length > 0);
  // The keys of an object literal are the keys of its type.
  for (const key of Object.keys(moduleGroups) as ModuleGroupKey[]) {
    const { id, name, icon } = moduleGroups[key];
    const missing = entries.flatMap((entry) =>
      entry.menu?.group === key && !named.has(entry.route) ? [launcherModule(entry, entry.menu.icon)] : [],
    );
    const index = all.findIndex((group) => group.id === id);
    const { modules, ...group } = all[index] ?? { id, name, iconName: icon, modules: [] };
    all.splice(index < 0 ? all.length : index, 1, { ...group, modules: [...modules, ...missing] });
  }
  return all;
}

/**
 * The groups of tiles, in the service's order: "tiles appear only when the user has permission and the module is marked display".
 * A group without tiles is left out. So is the group with id -1, which only grants the menu its logout item.
 */
export function tileGroups(input: LauncherInput): readonly LauncherGroup[] {
  return offered(input).filter(({ id, modules }) => id !== moduleIds.NO_SEC && modules.length > 0);
}

/** The modules of the apps menu. */
export interface MenuSections {
  /** The groups by name, each with its modules by name. A module of several groups is in the first of the service's order. */
  readonly groups: readonly LauncherGroup[];
  /** Modules without a group, by name. */
  readonly others: readonly LauncherModule[];
}

/**
 * The apps menu, by group: "sorted alphabetically by name"; "an item shows only if it is marked for display and the user has permission
 * for its module id"; "the logout item shows only if the user has a group with id -1".
 */
export function menuSections(input: LauncherInput, locale: string): MenuSections {
  const compare = orderOf(locale);
  const byName = <Named extends { readonly name: string }>(all: readonly Named[]) =>
    all.toSorted((one, other) => compare(one.name, other.name));
  // A module from a development server has the id of the logout item too.
  const sessionRoutes = new Set(
    input.entries
      .filter(({ moduleId, host }) => moduleId === moduleIds.NO_SEC && host === 'screen')
      .map(({ route }) => route),
  );
  const listed = new Set<string>(sessionRoutes);
  const groups = offered(input).map((group) => {
    const modules = group.modules.filter(({ route }) => !listed.has(route));
    for (const { route } of modules) listed.add(route);
    return { ...group, modules: byName(modules) };
  });
  const isGroup = ({ id, modules }: LauncherGroup) => id !== moduleIds.NO_SEC && modules.length > 0;
  const session = input.permissions.hasLogoutGroup ? input.entries.filter(({ route }) => sessionRoutes.has(route)) : [];
  const others = [
    ...groups.filter(({ id }) => id === moduleIds.NO_SEC).flatMap(({ modules }) => modules),
    ...session.map((entry) => launcherModule(entry, entry.menu?.icon ?? 'logout')),
  ];
  return { groups: byName(groups.filter(isGroup)), others: byName(others) };
}
