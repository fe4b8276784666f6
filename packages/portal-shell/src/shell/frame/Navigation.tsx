import { SideNav, useIsBelow, useLocale, usePanel } from '@gantry/ui-kit';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { menuModules } from '../../catalog/menuAndTiles.ts';
import { useShellMessages } from '../../languages/index.ts';
import { placeKey } from '@gantry/platform-client/settings/places';
import { useAccess, usePlaces, usePortal, useSelectedProgram } from '../../portal/index.ts';
import { panelIds } from '../../screens/parts/panels.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import type { FavouriteActionOf } from '../favourites/favouriteControls.tsx';
import { menuFavourites } from '../favourites/lateFavourites.tsx';
import { useLogout } from '../leaving/useLogout.ts';
import { navigationItems } from './navigationItems.tsx';

/** The main menu: beside the page, or in a drawer on narrow screens. */
export function Navigation() {
  const messages = useShellMessages();
  const { locale } = useLocale();
  const { catalog } = usePortal();
  const program = useSelectedProgram();
  const access = useAccess();
  const { pathname } = useLocation();
  const { isMenuCollapsed, change } = usePreferences();
  const isDrawer = useIsBelow('medium');
  const { panelProps } = usePanel(panelIds.menu);

  const places = usePlaces('favourites');
  const onLogout = useLogout();
  const [favouriteActionOf, setFavouriteActionOf] = useState<FavouriteActionOf | null>(null);

  const items = useMemo(() => {
    if (access.status !== 'ready') return navigationItems(null, messages);
    const modules = menuModules({ ...access, entries: catalog.entries, programId: program?.id ?? null }, locale);
    const favourites = new Set(places.map(placeKey));
    return navigationItems({ modules, favourites, favouriteActionOf, onLogout }, messages);
  }, [access, catalog, program, locale, messages, places, favouriteActionOf, onLogout]);

  return (
    <>
      <menuFavourites.Part props={{ onChange: setFavouriteActionOf }} />
      <SideNav
        {...panelProps}
        label={messages.navigation.label}
        items={items}
        currentHref={pathname}
        isDrawer={isDrawer}
        isCollapsed={isMenuCollapsed}
        onCollapsedChange={(isCollapsed) => change({ isMenuCollapsed: isCollapsed })}
        isLoading={access.status === 'loading'}
        {...(access.status === 'error' && { errorMessage: messages.navigation.loadError, onRetry: access.retry })}
      />
    </>
  );
}
