/** What a person is offered: the tiles by group, and the menu. Both join the catalog with the answer of GetMenuItemsWithGroup by module id. */
import { moduleIds } from '../modules/moduleIds.ts';
import { mayOpen, type Permissions } from '../permissions/permissions.ts';
import type { MenuGroup, MenuModule } from '../services/application/application.schemas.ts';
import type { CatalogEntry } from './catalog.ts';

/** A module as a tile or a menu entry offers it. */
export interface LauncherModule {
  /** The catalog's route, which no other has. */
  readonly route: string;
  readonly name: string;
  readonly href: string;
  /** The name of its icon, as the service gives it. */
  readonly iconName: string;
}

/** A group of tiles. */
export interface LauncherGroup {
  readonly id: number;
  readonly name: string;
  /** The name of its icon, as the service gives it. */
  readonly iconName: string;
  readonly modules: readonly LauncherModule[];
}

/** What is joined. */
export interface LauncherInput {
  readonly entries: readonly CatalogEntry[];
  /** The groups in the service's order. */
  readonly menuGroups: readonly MenuGroup[];
  readonly permissions: Permissions;
  /** Null while no program is selected. */
  readonly programId: string | null;
}

/**
 * The entries a module of the menu stands for. Where the service names one module id with several paths, each path stands for its own
 * route; a route of that id that no path claims goes with every module of the id.
 */
function entriesOf(module: MenuModule, entries: readonly CatalogEntry[], claimed: ReadonlySet<string>) {
  return entries.filter(
    ({ moduleId, route, isInMenu }) =>
      isInMenu && moduleId === module.id && (route === module.path || !claimed.has(route)),
  );
}

function offered({ entries, menuGroups, permissions, programId }: LauncherInput): LauncherGroup[] {
  const claimed = new Set(menuGroups.flatMap(({ Modules }) => Modules.map(({ path }) => path)));
  return menuGroups.map(({ Id, Name, Icon, Modules }) => {
    const modules = new Map<string, LauncherModule>();
    for (const module of Modules) {
      if (!module.display) continue;
      for (const entry of entriesOf(module, entries, claimed)) {
        if (!mayOpen(permissions, entry, programId) || modules.has(entry.route)) continue;
        modules.set(entry.route, {
          route: entry.route,
          name: entry.name,
          href: entry.basePath,
          iconName: module.iconId,
        });
      }
    }
    return { id: Id, name: Name, iconName: Icon, modules: [...modules.values()] };
  });
}

/**
 * The groups of tiles, in the service's order: "tiles appear only when the user has permission and the module is marked display".
 * A group without tiles is left out, and so is the one with id -1, which only grants the menu its logout item.
 */
export function tileGroups(input: LauncherInput): readonly LauncherGroup[] {
  return offered(input).filter(({ id, modules }) => id !== moduleIds.NO_SEC && modules.length > 0);
}

/**
 * The entries of the apps menu: "sorted alphabetically by name"; "an item shows only if it is marked for display and the user has
 * permission for its module id"; "the logout item shows only if the user has a group with id -1".
 */
export function menuEntries(input: LauncherInput, locale: string): readonly LauncherModule[] {
  const entries = new Map(offered(input).flatMap(({ modules }) => modules.map((module) => [module.route, module])));
  for (const { moduleId, route, name, basePath } of input.entries) {
    if (moduleId !== moduleIds.NO_SEC) continue;
    if (input.permissions.hasLogoutGroup)
      entries.set(route, entries.get(route) ?? { route, name, href: basePath, iconName: 'logout' });
    else entries.delete(route);
  }
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return [...entries.values()].toSorted((a, b) => compare(a.name, b.name));
}
