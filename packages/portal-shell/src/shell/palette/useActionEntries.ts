import { useMemo } from 'react';
import { definitionOf, languageTags, useShellMessages, type ShellMessages } from '../../languages/index.ts';
import { languageChange } from '../../preferences/effectivePreferences.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { useLoadedCenter, useUnreadNotifications } from '../notifications/PortalNotifications.tsx';
import { useLogout } from '../leaving/useLogout.ts';
import { useOpenPanel } from '../panels/PanelOpener.ts';
import type { PaletteEntry } from './PaletteEntry.ts';

const themeIcons = { system: 'systemTheme', light: 'lightTheme', dark: 'darkTheme' } as const;
const themes = ['light', 'dark', 'system'] as const;

/** The commands of the portal. */
export function useActionEntries(palette: ShellMessages['palette']): readonly PaletteEntry[] {
  const messages = useShellMessages();
  const logout = useLogout();
  const preferences = usePreferences();
  const center = useLoadedCenter();
  const unread = useUnreadNotifications();
  const openPanel = useOpenPanel();

  return useMemo(() => {
    const { theme, density, language, change } = preferences;
    const action = (
      id: string,
      title: string,
      icon: PaletteEntry['icon'],
      run: () => void,
      keywords = '',
    ): PaletteEntry => ({ id: `action ${id}`, section: 'actions', title, icon, run, keywords });
    const panel = (id: Parameters<typeof openPanel>[0], title: string, icon: PaletteEntry['icon'], keywords?: string) =>
      action(id, title, icon, () => openPanel(id), keywords);
    const otherDensity = density === 'compact' ? 'comfortable' : 'compact';
    return [
      ...(center !== null && unread !== null && unread > 0
        ? [action('markAll', palette.markAllAsRead, 'markRead', () => void center.readState.markAllAsRead())]
        : []),
      panel('programs', messages.programs.select, 'network', messages.programs.title),
      panel('notifications', messages.frame.notifications, 'notification'),
      ...themes
        .filter((other) => other !== theme)
        .map((other) =>
          action(
            other,
            palette.themes[other],
            themeIcons[other],
            () => change({ theme: other }),
            messages.account.theme,
          ),
        ),
      action('density', palette.densities[otherDensity], 'settings', () => change({ density: otherDensity })),
      ...languageTags()
        .filter((other) => other !== language)
        .map((other) =>
          action(other, palette.switchLanguage(definitionOf(other).name), 'language', () =>
            change(languageChange(other)),
          ),
        ),
      panel('shortcuts', messages.shortcuts.title, 'settings'),
      panel('help', messages.frame.help, 'help', messages.help.contactSupport),
      panel('news', messages.help.news, 'announcement', messages.help.releaseNotes),
      panel('account', messages.frame.account, 'account', messages.account.preferences),
      action('logout', messages.account.logout, 'logout', logout),
    ];
  }, [center, logout, messages, openPanel, palette, preferences, unread]);
}
