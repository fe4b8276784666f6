import { SideNav, useIsBelow, useLocale, usePanel } from '@gantry/ui-kit';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { menuEntries } from '../../catalog/launcher.ts';
import { useShellMessages } from '../../messages/index.ts';
import { useAccess, usePortal, useSelectedProgram } from '../../portal/index.ts';
import { panelIds } from '../../frameParts/panels.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
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

  const items = useMemo(() => {
    const modules =
      access.status === 'ready'
        ? menuEntries(
            {
              entries: catalog.entries,
              menuGroups: access.menuGroups,
              permissions: access.permissions,
              programId: program?.id ?? null,
            },
            locale,
          )
        : null;
    return navigationItems(modules, messages);
  }, [access, catalog, program, locale, messages]);

  return (
    <SideNav
      {...panelProps}
      label={messages.navigation.label}
      items={items}
      currentHref={pathname}
      isDrawer={isDrawer}
      isCollapsed={isMenuCollapsed}
      onCollapsedChange={(isCollapsed) => {
        change({ isMenuCollapsed: isCollapsed });
      }}
      isLoading={access.status === 'loading'}
      {...(access.status === 'error' && { errorMessage: messages.navigation.loadError, onRetry: access.retry })}
    />
  );
}
