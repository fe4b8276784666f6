import { toastQueue, useMediaQuery } from '@gantry/ui-kit';
import { useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { CatalogEntry } from '../../catalog/catalog.ts';
import { createModuleEnvironment, type ModuleEnvironment } from '../../hosting/index.ts';
import { usePortal, useSelectedProgram } from '../../portal/index.ts';
import { useNotificationPanelOpener } from '../panels/NotificationPanelOpener.ts';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';

/** What the module is given here and now. */
export function useModuleEnvironment(entry: CatalogEntry): ModuleEnvironment {
  const portal = usePortal();
  const program = useSelectedProgram();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const parameters = useParams();
  const openNotificationPanel = useNotificationPanelOpener();
  const { theme, language, direction } = usePreferences();
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');

  return useMemo(
    () =>
      createModuleEnvironment({
        portal,
        entry,
        program,
        location: { pathname, search, parameters },
        appearance: {
          locale: language,
          direction,
          theme: theme === 'system' ? (isSystemDark ? 'dark' : 'light') : theme,
        },
        navigate: (to, options) => void navigate(to, options),
        toast: ({ title, tone = 'neutral' }) => {
          toastQueue.add({ title, tone });
        },
        openNotificationPanel,
      }),
    [
      portal,
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
    ],
  );
}
