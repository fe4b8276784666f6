import { moduleIds } from '@gantry/portal-shell/contracts';
import type { MenuItemsResponse } from '@gantry/portal-shell/contracts';
import { dashboardItemsOf } from '../../seed/dashboards.ts';
import { permissionsOf, permittedGroups } from '../../seed/permissions.ts';
import type { Account, Program } from '../../state/index.ts';

/** The answer of GetMenuItemsWithGroup: the groups, modules and dashboards of an account. */
export function menuItemsOf(account: Account, allPrograms: readonly Program[]): MenuItemsResponse {
  const permissions = permissionsOf(account.userName);
  const groups = permittedGroups(permissions);
  const programs = allPrograms.filter(({ id }) => permissions.programIds.has(id));
  return {
    MenuItems: groups.map(({ id, name, icon, modules }) => ({
      Id: id,
      Name: name,
      IsGroup: true,
      Icon: icon,
      Modules: modules.map((module) => ({ ...module })),
    })),
    SiteMapEntry: groups
      .filter(({ id }) => id !== moduleIds.NO_SEC)
      .flatMap((group) =>
        group.modules.flatMap((module) =>
          programs.map((program) => ({
            ModuleId: module.id,
            ProjectId: program.id,
            ProjectName: program.name,
            ModuleGroupId: group.id,
          })),
        ),
      ),
    Dashboard: permissions.moduleIds.has(moduleIds.PBI)
      ? programs.flatMap((program) => dashboardItemsOf(program.id).map(({ id }) => ({ ProjectId: program.id, Id: id })))
      : [],
  };
}
