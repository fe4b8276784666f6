import { Icon, type SideNavItem } from '@gantry/ui-kit';
import type { LauncherModule } from '../../catalog/launcher.ts';
import type { ShellMessages } from '../../messages/index.ts';
import { homePath } from '../routes/paths.ts';
import { iconNamed } from '../../screens/apps.ts';

/**
 * The entries of the main menu: Home and the submenu Applications.
 *
 * @param modules sorted; null while the permissions load, which shows placeholders
 */
export function navigationItems(modules: readonly LauncherModule[] | null, messages: ShellMessages): SideNavItem[] {
  const home: SideNavItem = { id: 'home', label: messages.navigation.home, icon: <Icon name="home" />, href: homePath };
  // Without any application there is no submenu.
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
