/** The tiles by group and the menu: the catalog joined with the answer of GetMenuItemsWithGroup by module id. */
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
  if (permissions.isBypassed && menuGroups.every(({ Modules }) => Modules.length === 0)) return wholeCatalog(entries);
  const claimed = new Set(menuGroups.flatMap(({ Modules }) => Modules.map(({ path }) => path)));
  return menuGroups.map(({ Id, Name, Icon, Modules }) => {
    const modules = new Map<string, LauncherModule>();
    for (const module of Modules) {
      if (!module.display) continue;
      for (const entry of entriesOf(module, entries, claimed)) {
        if (!mayOpen(permissions, entry, programId) || modules.has(entry.route)) continue;
        modules.set(entry.route, launcherModule(entry, module.iconId));
      }
    }
    return { id: Id, name: Name, iconName: Icon, modules: [...modules.values()] };
  });
}

/** The catalog in its own groups, for a person with the bypass and without menu items from the service. */
function wholeCatalog(entries: readonly CatalogEntry[]): LauncherGroup[] {
  // The keys of an object literal are the keys of its type.
  return (Object.keys(moduleGroups) as ModuleGroupKey[]).map((key) => {
    const { id, name, icon } = moduleGroups[key];
    const modules = entries.flatMap((entry) =>
      entry.menu?.group === key ? [launcherModule(entry, entry.menu.icon)] : [],
    );
    return { id, name, iconName: icon, modules };
  });
}

/**
 * The groups of tiles, in the service's order: "tiles appear only when the user has permission and the module is marked display".
 * A group without tiles is left out. So is the group with id -1, which only grants the menu its logout item.
 */
export function tileGroups(input: LauncherInput): readonly LauncherGroup[] {
  return offered(input).filter(({ id, modules }) => id !== moduleIds.NO_SEC && modules.length > 0);
}

/**
 * The entries of the apps menu: "sorted alphabetically by name"; "an item shows only if it is marked for display and the user has
 * permission for its module id"; "the logout item shows only if the user has a group with id -1".
 */
export function menuEntries(input: LauncherInput, locale: string): readonly LauncherModule[] {
  const items = new Map(offered(input).flatMap(({ modules }) => modules.map((module) => [module.route, module])));
  for (const entry of input.entries) {
    // A module from a development server has this id too.
    if (entry.moduleId !== moduleIds.NO_SEC || entry.host !== 'screen') continue;
    if (!input.permissions.hasLogoutGroup) items.delete(entry.route);
    else if (!items.has(entry.route)) items.set(entry.route, launcherModule(entry, entry.menu?.icon ?? 'logout'));
  }
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return [...items.values()].toSorted((a, b) => compare(a.name, b.name));
}
