import { moduleIds } from '@gantry/portal-shell/contracts';
import type { AnswerOf } from '@gantry/notification-center/conformance';
import type { portalCalls } from '../../contract/portalCalls.ts';
import { permissionsOf, permittedGroups } from '../../seed/permissions.ts';
import type { Program } from '../../state/index.ts';

/** The answer of GetMenuItemsWithGroup: the groups, modules and dashboards of an account. */
export function menuItemsOf(userName: string, allPrograms: readonly Program[]): AnswerOf<typeof portalCalls.getMenu> {
  const permissions = permissionsOf(userName);
  const groups = permittedGroups(permissions);
  const programs = allPrograms.filter(({ id }) => permissions.programIds.has(id));
  return {
    MenuItems: groups.map(({ id, name, icon }) => ({ Id: id, Name: name, IsGroup: true, Icon: icon })),
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
  };
}
