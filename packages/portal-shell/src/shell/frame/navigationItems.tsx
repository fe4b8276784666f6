import { Icon, type SideNavItem } from '@gantry/ui-kit';
import { logoutRoute, type LauncherModule } from '../../catalog/menuAndTiles.ts';
import type { StartMessages } from '../../languages/index.ts';
import { placeKey, type Place } from '@gantry/platform-client/settings/places';
import type { FavouriteActionOf } from '../favourites/favouriteControls.tsx';
import { homePath } from '../routes/paths.ts';
import { iconNamed } from '../../screens/apps.ts';

/** The contents of the submenu Applications. */
export interface MenuContents {
  readonly modules: readonly LauncherModule[];
  /** The keys of the places that are marked as favourites. */
  readonly favourites: ReadonlySet<string>;
  /** The button that makes an application a favourite, or ends that; null before it is loaded. */
  readonly favouriteActionOf: FavouriteActionOf | null;
  readonly onLogout: () => void;
}

/**
 * The entries of the main menu: Home and the submenu Applications.
 *
 * @param contents null while the permissions load, which shows placeholders
 */
export function navigationItems(contents: MenuContents | null, messages: StartMessages): SideNavItem[] {
  const home: SideNavItem = { id: 'home', label: messages.navigation.home, icon: <Icon name="home" />, href: homePath };
  const items = contents === null ? [] : itemsOf(contents);
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

function itemsOf({ modules, favourites, favouriteActionOf, onLogout }: MenuContents): readonly SideNavItem[] {
  return modules.map(({ route, name, href, iconName }): SideNavItem => {
    const place: Place = { kind: 'module', id: route, title: name };
    const action = favouriteActionOf?.(place);
    return {
      id: route,
      label: name,
      icon: <Icon name={iconNamed(iconName, 'apps')} />,
      href,
      ...(favourites.has(placeKey(place)) && { labelContent: <Favourite name={name} /> }),
      ...(route === logoutRoute && { onFollow: onLogout }),
      ...(action && { action }),
    };
  });
}

/** The button at the end of the row says the same to screen readers. */
const Favourite = ({ name }: { readonly name: string }) => (
  <>
    {name} <Icon name="pin" size="small" />
  </>
);
