import { toastQueue, useMediaQuery } from '@gantry/ui-kit';
import { useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { CatalogEntry } from '../../catalog/catalog.ts';
import { moduleInputsOf, moduleRouteOf } from '../../catalog/moduleRoute.ts';
import type { ModuleEnvironment } from '../../hosting/index.ts';
import { usePortal, useSelectedProgram } from '../../portal/index.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { useNotificationPanelOpener } from '../panels/NotificationPanelOpener.ts';

/** The part of a module's context that the shell knows: address, program, appearance and services. */
export function useModuleEnvironment(entry: CatalogEntry): ModuleEnvironment {
  const { session, configuration } = usePortal();
  const program = useSelectedProgram();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const parameters = useParams();
  const openNotificationPanel = useNotificationPanelOpener();
  const { theme, language, direction } = usePreferences();
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');

  return useMemo(() => {
    const { id, userName, completeName, email, isUserGC } = session.profile;
    const route = moduleRouteOf(entry, { pathname, search, parameters });
    return {
      module: { id: entry.moduleId, name: entry.name },
      program,
      user: { id, userName, completeName, email, isUserGC },
      appearance: {
        locale: language,
        direction,
        theme: theme === 'system' ? (isSystemDark ? 'dark' : 'light') : theme,
      },
      route,
      inputs: moduleInputsOf(entry.inputs, route, isUserGC),
      services: configuration.services,
      getAccessToken: session.getAccessToken,
      navigate: (to, options) => void navigate(to, options),
      toast: ({ title, tone = 'neutral' }) => {
        toastQueue.add({ title, tone });
      },
      openNotificationPanel,
    };
  }, [
    session,
    configuration,
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
