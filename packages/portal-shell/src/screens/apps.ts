import type { IconName } from '@gantry/ui-kit';
import { isIconName } from '@gantry/ui-kit/icons';

/** A module as a tile shows it. */
export interface App {
  /** The route under /apps, which no other tile has. */
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly icon: IconName;
}

/** A group of modules as a tile and a section show it. */
export interface AppGroup {
  readonly id: number;
  readonly name: string;
  readonly icon: IconName;
  readonly apps: readonly App[];
}

/** The icon a service or configuration names, or the fallback where the kit has none of that name. */
export function iconNamed(name: string, fallback: IconName): IconName {
  return isIconName(name) ? name : fallback;
}

/** The apps whose name holds every word of the text, whatever the case; groups without any are left out. */
export function matchApps(groups: readonly AppGroup[], text: string, locale: string): readonly AppGroup[] {
  const words = text.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  const matches = ({ name }: App): boolean => {
    const folded = name.toLocaleLowerCase(locale);
    return words.every((word) => folded.includes(word));
  };
  return groups.map((group) => ({ ...group, apps: group.apps.filter(matches) })).filter(({ apps }) => apps.length > 0);
}
