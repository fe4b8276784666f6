import type { Configuration } from '../config/configuration.ts';
import type { MenuGroup, ProgramDashboard } from '../services/application/application.schemas.ts';
import type { Services } from '../services/createServices.ts';
import { permissionsFrom, type Permissions } from './permissions.ts';

/** What one call to the application service says of a person: the menu, the permissions and the dashboards. */
export interface Access {
  readonly permissions: Permissions;
  /** In the service's order, the one with id -1 among them. */
  readonly menuGroups: readonly MenuGroup[];
  /** Which dashboards and reports belong to which program. */
  readonly programDashboards: readonly ProgramDashboard[];
}

/**
 * Asks what the person may see.
 *
 * @throws ServiceError
 */
export async function loadAccess(
  services: Pick<Services, 'application'>,
  { flags, clientList }: Pick<Configuration, 'flags' | 'clientList'>,
  signal?: AbortSignal,
): Promise<Access> {
  const response = await services.application.getMenuItems(signal);
  return {
    permissions: permissionsFrom(response, { isBypassed: flags.BYPASS_MODULE_SECURITY, clientList }),
    menuGroups: response.MenuItems,
    programDashboards: response.Dashboard,
  };
}
