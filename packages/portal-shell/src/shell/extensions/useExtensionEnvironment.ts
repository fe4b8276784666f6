import { useLocale, useMediaQuery } from '@gantry/ui-kit';
import { namesOfZones } from '@gantry/ui-kit/time';
import { useMemo } from 'react';
import { useFrameNavigate } from '../../screens/parts/FrameNavigate.tsx';
import type { ExtensionEnvironment } from '@gantry/module-host/life/portalClientOf';
import { usePortal, useSelectedProgram } from '../../portal/index.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { useOpenPanel } from '../panels/PanelOpener.ts';

/** The state of the shell for an extension, and for a module besides its address: program, appearance and services. */
export function useExtensionEnvironment(): ExtensionEnvironment {
  const portal = usePortal();
  const program = useSelectedProgram();
  const navigate = useFrameNavigate();
  const openPanel = useOpenPanel();
  const { theme, language, direction } = usePreferences();
  const { locale, timeZones } = useLocale();
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  return useMemo(
    () => ({
      session: portal.session,
      program,
      appearance: {
        locale: language,
        formatLocale: locale,
        timeZones: namesOfZones(timeZones),
        direction,
        theme: theme === 'system' ? (isSystemDark ? 'dark' : 'light') : theme,
      },
      services: portal.configuration.services,
      http: portal.services,
      outbox: portal.outbox,
      navigate: (to, options) => void navigate(to, options),
      openNotificationPanel: (tab) => openPanel('notifications', tab),
    }),
    [portal, program, language, locale, timeZones, direction, theme, isSystemDark, navigate, openPanel],
  );
}
