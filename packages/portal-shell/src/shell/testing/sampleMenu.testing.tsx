import { moduleIds, type ModuleCode } from '../../modules/moduleIds.ts';
import type { Program } from '../../program/selectedProgram.ts';
import type { MenuItemsResponse, MenuModule } from '../../services/application/application.schemas.ts';

export const harbor: Program = { id: 'HFR', name: 'Harbor Fiber Rollout' };
export const cascade: Program = { id: 'CPT', name: 'Cascade Peaks Towers' };

const module = (code: ModuleCode, path: string, iconId: string): MenuModule => ({
  id: moduleIds[code],
  // The catalog names the modules. The service's names are not shown.
  name: code,
  path,
  iconId,
  display: true,
});

const groups: MenuItemsResponse['MenuItems'] = [
  { Id: 1, Name: 'Planning', Icon: 'calendar', Modules: [module('PM', 'projectManagement', 'schedule')] },
  { Id: 2, Name: 'Field Work', Icon: 'crew', Modules: [module('WO', 'workOrder', 'workOrder')] },
  { Id: 3, Name: 'Insights', Icon: 'dashboard', Modules: [module('PBI', 'dashboards', 'dashboard')] },
];

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
  const logout = { Id: -1, Name: 'Session', Icon: 'logout', Modules: [] };
  return {
    MenuItems: hasLogoutGroup ? [...groups, logout] : groups,
    SiteMapEntry: programs.flatMap(({ id, name }) =>
      modules.map((code) => ({ ModuleId: moduleIds[code], ProjectId: id, ProjectName: name, ModuleGroupId: 1 })),
    ),
  };
}
