import { usePanel } from '@gantry/ui-kit';
import { useMemo } from 'react';
import { panelIds } from '../../screens/parts/panels.ts';
import { definitionOf, languageTags, useShellMessages, type ShellMessages } from '../../languages/index.ts';
import { languageChange } from '../../preferences/effectivePreferences.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { useLoadedCenter, useUnreadNotifications } from '../notifications/PortalNotifications.tsx';
import { useLogout } from '../leaving/useLogout.ts';
import type { PaletteEntry } from './PaletteEntry.ts';

const themeIcons = { system: 'systemTheme', light: 'lightTheme', dark: 'darkTheme' } as const;
const themes = ['light', 'dark', 'system'] as const;

/** The commands of the portal. */
export function useActionEntries(palette: ShellMessages['palette']): readonly PaletteEntry[] {
  const messages = useShellMessages();
  const logout = useLogout();
  const { theme, density, language, change } = usePreferences();
  const center = useLoadedCenter();
  const unread = useUnreadNotifications();
  const openPrograms = usePanel(panelIds.programs).open;
  const openNotifications = usePanel(panelIds.notifications).open;
  const openHelp = usePanel(panelIds.help).open;
  const openNews = usePanel(panelIds.news).open;
  const openAccount = usePanel(panelIds.account).open;
  const openShortcuts = usePanel(panelIds.shortcuts).open;

  return useMemo(() => {
    const action = (
      id: string,
      title: string,
      icon: PaletteEntry['icon'],
      run: () => void,
      keywords = '',
    ): PaletteEntry => ({ id: `action ${id}`, section: 'actions', title, icon, run, keywords });
    const otherDensity = density === 'compact' ? 'comfortable' : 'compact';
    return [
      ...(center !== null && unread !== null && unread > 0
        ? [action('markAll', palette.markAllAsRead, 'markRead', () => void center.readState.markAllAsRead())]
        : []),
      action('programs', messages.programs.select, 'network', openPrograms, messages.programs.title),
      action('notifications', messages.frame.notifications, 'notification', openNotifications),
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
      action('shortcuts', messages.shortcuts.title, 'settings', openShortcuts),
      action('help', messages.frame.help, 'help', openHelp, messages.help.contactSupport),
      action('news', messages.help.news, 'announcement', openNews, messages.help.releaseNotes),
      action('account', messages.frame.account, 'account', openAccount, messages.account.preferences),
      action('logout', messages.account.logout, 'logout', logout),
    ];
  }, [
    center,
    change,
    density,
    language,
    logout,
    messages,
    openAccount,
    openHelp,
    openNews,
    openNotifications,
    openPrograms,
    openShortcuts,
    palette,
    theme,
    unread,
  ]);
}
