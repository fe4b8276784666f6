import { moduleIds, type ModuleCode } from '../../config/modules/moduleIds.ts';
import type { Program } from '@gantry/platform-client/program/selectedProgram';
import type { MenuItemsResponse } from '@gantry/platform-client/services/application/application.schemas';

export const harbor: Program = { id: 'HFR', name: 'Harbor Fiber Rollout' };
export const cascade: Program = { id: 'CPT', name: 'Cascade Peaks Towers' };

const groups: MenuItemsResponse['MenuItems'] = [
  { Id: 1, Name: 'Planning', IsGroup: true, Icon: 'calendar' },
  { Id: 2, Name: 'Field Work', IsGroup: true, Icon: 'crew' },
  { Id: 3, Name: 'Insights', IsGroup: true, Icon: 'dashboard' },
];
const groupIds: Partial<Record<ModuleCode, number>> = { PM: 1, WO: 2, PBI: 3 };

interface MenuOptions {
  readonly programs?: readonly Program[];
  readonly modules?: readonly ModuleCode[];
  readonly hasLogoutGroup?: boolean;
}

/** An answer of GetMenuItemsWithGroup for some modules in some programs. */
export function sampleMenu({
  programs = [harbor, cascade],
  modules = ['PM', 'WO', 'PBI', 'NC'],
  hasLogoutGroup = false,
}: MenuOptions = {}): MenuItemsResponse {
  const logout = { Id: -1, Name: 'Session', IsGroup: true, Icon: 'logout' };
  return {
    MenuItems: hasLogoutGroup ? [...groups, logout] : groups,
    SiteMapEntry: programs.flatMap(({ id, name }) =>
      modules.map((code) => ({
        ModuleId: moduleIds[code],
        ProjectId: id,
        ProjectName: name,
        ModuleGroupId: groupIds[code] ?? 0,
      })),
    ),
  };
}
