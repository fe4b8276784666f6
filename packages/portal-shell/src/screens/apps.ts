import type { IconName } from '@gantry/ui-kit';
import { isIconName } from '@gantry/ui-kit/icons';
import type { ReactNode } from 'react';
import type { Place } from '../personal/places.ts';
import { matcherOf } from './programs.ts';

/** A module as a tile shows it. */
export interface App {
  /** The route under /apps, which no other tile has. */
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly icon: IconName;
  /** What waits in the module, such as a `Badge` with a count. */
  readonly badge?: ReactNode;
}

/** A favourite or recent place as a tile shows it. */
export interface PlacedApp extends App {
  readonly place: Place;
}

/** The place of a module, which can be a favourite. */
export const placeOf = ({ id, name }: App): Place => ({ kind: 'module', id, title: name });

/** Draws the button that makes a place a favourite. */
export type RenderFavouriteButton = (place: Place) => ReactNode;

/** A group of modules as a tile and a section show it. */
export interface AppGroup {
  readonly id: number;
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

/** The apps whose name contains every word of the text. Groups without any are left out. */
export function matchApps(groups: readonly AppGroup[], text: string, locale: string): readonly AppGroup[] {
  if (text.trim() === '') return groups;
  const matches = matcherOf(text, locale);
  return groups
    .map((group) => ({ ...group, apps: group.apps.filter(({ name }) => matches(name)) }))
    .filter(({ apps }) => apps.length > 0);
}
