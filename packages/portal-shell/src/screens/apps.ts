import type { IconName, TextMatch } from '@gantry/ui-kit';
import { isIconName } from '@gantry/ui-kit/icons';
import type { ReactNode } from 'react';
import type { Place } from '@gantry/platform-client/settings/places';

/** A module, a favourite or a recent place as a tile shows it. */
export interface App {
  /** The route under /apps, which no other tile has. */
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly icon: IconName;
  /** What it is among the favourites. */
  readonly place: Place;
  /** The button that makes it a favourite. */
  readonly favouriteButton: ReactNode;
  /** What waits in the module, such as a `Badge` with a count. */
  readonly badge?: ReactNode;
}

/** A group of modules as a tile and a section show it, or one that stands by itself. */
export interface AppGroup {
  /** The id of a group; the route of a module that stands by itself. */
  readonly id: number | string;
  /** Empty for a module that stands by itself. */
  readonly name: string;
  readonly icon: IconName;
  readonly apps: readonly App[];
  /** What waits in its modules. */
  readonly badge?: ReactNode;
}

/** The badges of tiles: of groups by id, of modules by route. */
export type TileBadges = ReadonlyMap<number | string, ReactNode>;

/** The icon with a name from a service or the configuration, or the fallback if the kit lacks it. */
export function iconNamed(name: string, fallback: IconName): IconName {
  return isIconName(name) ? name : fallback;
}

/** The apps that were found by name. Groups without any are left out. */
export function matchApps(groups: readonly AppGroup[], { isEmpty, matches }: TextMatch): readonly AppGroup[] {
  if (isEmpty) return groups;
  return groups
    .map((group) => ({ ...group, apps: group.apps.filter(({ name }) => matches(name)) }))
    .filter(({ apps }) => apps.length > 0);
}
