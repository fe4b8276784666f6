import { Icon, type SideNavItem } from '@gantry/ui-kit';
import type { LauncherModule } from '../../catalog/launcher.ts';
import type { ShellMessages } from '../../messages/index.ts';
import { homePath } from '../routes/paths.ts';
import { iconNamed } from '../../screens/apps.ts';

/**
 * The main menu: Home, and the submenu titled Applications.
 *
 * @param modules sorted; null while the permissions load, when placeholders stand for them
 */
export function navigationItems(modules: readonly LauncherModule[] | null, messages: ShellMessages): SideNavItem[] {
  const home: SideNavItem = { id: 'home', label: messages.navigation.home, icon: <Icon name="home" />, href: homePath };
  // Someone without any application has no empty submenu either.
  if (modules?.length === 0) return [home];
  const applications = (modules ?? []).map(({ route, name, href, iconName }): SideNavItem => ({
    id: route,
    label: name,
    icon: <Icon name={iconNamed(iconName, 'apps')} />,
    href,
  }));
  return [
    home,
    { id: 'applications', label: messages.navigation.applications, icon: <Icon name="apps" />, items: applications },
  ];
}
