/** The tiles by group, and the menu: the catalog joined with the answer of GetMenuItemsWithGroup by the ids of modules and groups. */
import { orderOf } from '@gantry/ui-kit/languages';
import { moduleGroups } from '../config/modules/ModuleDefinition.ts';
import { moduleIds } from '../config/modules/moduleIds.ts';
import type { ModuleKey } from '../config/modules/moduleTable.ts';
import { mayOpen, type Permissions } from './permissions/permissions.ts';
import type { MenuGroup } from '@gantry/platform-client/services/application/application.schemas';
import type { CatalogEntry } from './catalog.ts';

/** A module that a person may open from a tile or the menu. */
export interface LauncherModule {
  /** Identifies the module. */
  readonly route: string;
  readonly name: string;
  readonly href: string;
  readonly iconName: string;
}

/** A group of tiles, or a module that stands by itself. */
export interface LauncherGroup {
  /** The id of a group; the route of a module that stands by itself. */
  readonly id: number | string;
  /** Empty for a module that stands by itself. */
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

export const logoutRoute: ModuleKey = 'userLogout';

const tableGroups = Object.values(moduleGroups).map(({ id, name, icon }) => ({
  Id: id,
  Name: name,
  Icon: icon,
  IsGroup: true,
}));

type Place = Omit<MenuGroup, 'Modules'>;

/**
 * The place of a module: an entry of the service's that is this module, the group that its `ModuleGroupId` names, or else its group of the
 * catalog, which may have the id of a group of the service.
 */
function placeOf(
  { moduleId }: CatalogEntry,
  { group }: NonNullable<CatalogEntry['menu']>,
  { menuGroups, permissions }: LauncherInput,
): Place | undefined {
  const withId = (id: number | undefined) =>
    menuGroups.filter(({ Id, Name, IsGroup }) => Id === id && (!IsGroup || Name !== ''));
  const named = withId(permissions.modules.get(moduleId)?.groupId);
  const isGroup = ({ IsGroup }: Place) => IsGroup;
  const own: number = moduleGroups[group].id;
  return (
    withId(moduleId).find((entry) => !isGroup(entry)) ??
    named.find(isGroup) ??
    named[0] ??
    withId(own).find(isGroup) ??
    tableGroups.find(({ Id }) => Id === own)
  );
}

/** The modules that the person may open and that are marked for display, by their places. */
function offered(input: LauncherInput): ReadonlyMap<Place | undefined, readonly LauncherModule[]> {
  const { entries, menuGroups, permissions, programId } = input;
  const sent = menuGroups.flatMap(({ Modules }) => Modules ?? []);
  const places = new Map<Place | undefined, LauncherModule[]>();
  for (const entry of entries) {
    const { menu, moduleId, route } = entry;
    if (menu === null || !mayOpen(permissions, entry, programId)) continue;
    const ofModule = sent.filter(({ id }) => id === moduleId);
    const ofRoute = ofModule.find(({ path }) => path === route);
    const given = ofRoute ?? ofModule[0];
    if (given?.display === false) continue;
    // The service may know one name and one icon for a module of several routes. The others have those of the table.
    const isMain =
      ofRoute !== undefined || entries.every((one) => one === entry || one.menu === null || one.moduleId !== moduleId);
    const place = placeOf(entry, menu, input);
    places.set(place, [
      ...(places.get(place) ?? []),
      {
        route,
        name: (isMain && !entry.isNamed && given?.name) || entry.name,
        href: entry.basePath,
        iconName: (isMain && given?.iconId) || menu.icon,
      },
    ]);
  }
  return places;
}

/**
 * The groups of tiles, in the service's order: "tiles appear only when the user has permission and the module is marked display".
 * A group without tiles is left out. So is the group with id -1, which only grants the menu its logout item.
 */
export function tileGroups(input: LauncherInput): readonly LauncherGroup[] {
  const places = offered(input);
  return [...input.menuGroups, ...tableGroups].flatMap((place): LauncherGroup[] => {
    const modules = places.get(place) ?? [];
    if (place.Id === moduleIds.NO_SEC || modules.length === 0) return [];
    if (place.IsGroup) return [{ id: place.Id, name: place.Name, iconName: place.Icon, modules }];
    return modules.map((module) => ({ id: module.route, name: '', iconName: module.iconName, modules: [module] }));
  });
}

/**
 * The apps menu: "sorted alphabetically by name"; "an item shows only if it is marked for display and the user has permission for its
 * module id"; "the logout item shows only if the user has a group with id -1".
 */
export function menuModules(input: LauncherInput, locale: string): readonly LauncherModule[] {
  const compare = orderOf(locale);
  return [...offered(input).values()]
    .flat()
    .filter(({ route }) => input.permissions.hasLogoutGroup || route !== logoutRoute)
    .toSorted((one, other) => compare(one.name, other.name));
}
