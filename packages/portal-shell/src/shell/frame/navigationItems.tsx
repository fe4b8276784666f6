import { Icon, type SideNavItem } from '@gantry/ui-kit';
import type { LauncherModule, MenuSections } from '../../catalog/launcher.ts';
import type { StartMessages } from '../../languages/index.ts';
import type { ModuleKey } from '../../modules/moduleTable.ts';
import { placeKey } from '../../personal/places.ts';
import { homePath } from '../routes/paths.ts';
import { iconNamed, placeOf, type App, type PlacedApp } from '../../screens/apps.ts';

const logoutRoute: ModuleKey = 'userLogout';

/** The contents of the submenu Applications. */
export interface MenuContents {
  readonly favourites: readonly PlacedApp[];
  readonly sections: MenuSections;
  /** The button that makes an application a favourite, or ends that; undefined before it is loaded. */
  readonly favouriteActionOf: ((app: PlacedApp) => NonNullable<SideNavItem['action']>) | undefined;
  readonly onLogout: () => void;
}

/**
 * The entries of the main menu: Home and the submenu Applications, with the favourites, the groups and what has no group.
 *
 * @param contents null while the permissions load, which shows placeholders
 */
export function navigationItems(contents: MenuContents | null, messages: StartMessages): SideNavItem[] {
  const home: SideNavItem = { id: 'home', label: messages.navigation.home, icon: <Icon name="home" />, href: homePath };
  const items = contents === null ? [] : itemsOf(contents, messages);
  // Without any application there is no submenu.
  if (contents !== null && items.length === 0) return [home];
  return [
    home,
    {
      id: 'applications',
      label: messages.navigation.applications,
      icon: <Icon name="apps" />,
      filterLabel: messages.navigation.filter,
      items,
    },
  ];
}

function itemsOf(
  { favourites, sections, favouriteActionOf, onLogout }: MenuContents,
  messages: StartMessages,
): readonly SideNavItem[] {
  const link = (id: string, { id: route, name, icon, href }: App): SideNavItem => ({
    id,
    label: name,
    icon: <Icon name={icon} />,
    href,
    ...(route === logoutRoute && { onFollow: onLogout }),
  });
  const module = ({ route, name, href, iconName }: LauncherModule): SideNavItem => {
    const app: App = { id: route, name, href, icon: iconNamed(iconName, 'apps') };
    const action = favouriteActionOf?.({ ...app, place: placeOf(app) });
    return { ...link(route, app), ...(action && { action }) };
  };
  const section = (id: string, label: string, items: readonly SideNavItem[]): SideNavItem[] =>
    items.length === 0 ? [] : [{ id, label, isSection: true, items }];
  const favouriteItems = favourites.map((app) => {
    const action = favouriteActionOf?.(app);
    return { ...link(`favourite ${placeKey(app.place)}`, app), ...(action && { action }) };
  });
  return [
    ...section('favourites', messages.home.favourites, favouriteItems),
    ...sections.groups.flatMap(({ id, name, modules }) => section(`group ${id}`, name, modules.map(module))),
    ...sections.others.map(module),
  ];
}
