import { useMediaQuery } from '@gantry/ui-kit';
import { useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { CatalogEntry } from '../../catalog/catalog.ts';
import { moduleRouteOf } from '../../catalog/moduleRoute.ts';
import type { ModuleEnvironment } from '../../hosting/index.ts';
import { usePortal, useSelectedProgram } from '../../portal/index.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { useNotificationPanelOpener } from '../panels/NotificationPanelOpener.ts';

/** The state of the shell for a module: address, program, appearance and services. */
export function useModuleEnvironment(entry: CatalogEntry): ModuleEnvironment {
  const { session, configuration, services } = usePortal();
  const program = useSelectedProgram();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const parameters = useParams();
  const openNotificationPanel = useNotificationPanelOpener();
  const { theme, language, direction } = usePreferences();
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');

  return useMemo(() => {
    return {
      entry,
      session,
      program,
      appearance: {
        locale: language,
        direction,
        theme: theme === 'system' ? (isSystemDark ? 'dark' : 'light') : theme,
      },
      route: moduleRouteOf(entry, { pathname, search, parameters }),
      services: configuration.services,
      http: services,
      navigate: (to, options) => void navigate(to, options),
      openNotificationPanel,
    };
  }, [
    session,
    configuration,
    services,
    entry,
    program,
    pathname,
    search,
    parameters,
    language,
    direction,
    theme,
    isSystemDark,
    navigate,
    openNotificationPanel,
  ]);
}
