/** Permissions: the programs in which a person has each module, and the rules for them (docs/readings.md, Who may see what). */
import { orderOf } from '@gantry/ui-kit/languages';
import type { Program } from '@gantry/platform-client/program/selectedProgram';
import type { MenuItemsResponse } from '@gantry/platform-client/services/application/application.schemas';
import { moduleIds } from '../../config/modules/moduleIds.ts';

/** The programs in which a person has one module. */
interface ModulePermission {
  /** Program id → program name. */
  readonly programs: ReadonlyMap<string, string>;
  /** The group of the menu that the module belongs to; 0 if the service names none. */
  readonly groupId: number;
}

export interface Permissions {
  /** Module id → the programs in which the person has it. */
  readonly modules: ReadonlyMap<number, ModulePermission>;
  /** True if there is a group with id -1, which the logout item requires. */
  readonly hasLogoutGroup: boolean;
  /** True if BYPASS_MODULE_SECURITY grants every module in every program of the client list. */
  readonly isBypassed: boolean;
  /** Program id → name: every program in which the person has a permission. With the bypass, it is the client list. */
  readonly programs: ReadonlyMap<string, string>;
}

/** The settings of {@link permissionsFrom}, from the configuration. */
export interface PermissionSettings {
  readonly isBypassed: boolean;
  /** Client code → display name. It is used only with the bypass. */
  readonly clientList: Readonly<Record<string, string>>;
}

/** Builds the permissions from the answer of GetMenuItemsWithGroup. */
export function permissionsFrom(response: MenuItemsResponse, settings: PermissionSettings): Permissions {
  const modules = new Map<number, { programs: Map<string, string>; groupId: number }>();
  const programs = new Map<string, string>();
  for (const { ModuleId, ProjectId, ProjectName, ModuleGroupId } of response.SiteMapEntry) {
    const permission = modules.get(ModuleId) ?? { programs: new Map<string, string>(), groupId: 0 };
    permission.groupId ||= ModuleGroupId;
    permission.programs.set(ProjectId, ProjectName);
    modules.set(ModuleId, permission);
    programs.set(ProjectId, ProjectName);
  }
  return {
    modules,
    hasLogoutGroup: response.MenuItems.some(({ Id }) => Id === moduleIds.NO_SEC),
    isBypassed: settings.isBypassed,
    programs: settings.isBypassed ? new Map(Object.entries(settings.clientList)) : programs,
  };
}

/** A module that a person wants to open. */
export interface ModuleAccess {
  readonly moduleId: number;
  /** True if permission in any program is enough. */
  readonly isProgramAgnostic: boolean;
}

/**
 * Returns true if a person may open a module. "Module access requires permission for the module id, and for the selected program unless the
 * module is program-agnostic"; "module id -1 is always allowed" and "the bypass setting grants everything".
 *
 * @param programId the selected program; null if none is selected
 */
export function mayOpen(permissions: Permissions, access: ModuleAccess, programId: string | null): boolean {
  if (access.moduleId === moduleIds.NO_SEC || permissions.isBypassed) return true;
  const permission = permissions.modules.get(access.moduleId);
  if (permission === undefined) return false;
  return access.isProgramAgnostic || (programId !== null && permission.programs.has(programId));
}

/**
 * The programs that a person may choose from, sorted by name.
 *
 * @param names those of a language, by the id of a program
 */
export function permittedPrograms(
  permissions: Permissions,
  locale: string,
  names?: Readonly<Record<string, string>>,
): readonly Program[] {
  const compare = orderOf(locale);
  return [...permissions.programs]
    .map(([id, name]) => ({ id, name: names?.[id] ?? name }))
    .toSorted((a, b) => compare(a.name, b.name));
}

/** True if a person has no permission at all. They then see one sentence and Contact Support. */
export function hasNoPermission(permissions: Permissions): boolean {
  return !permissions.isBypassed && permissions.modules.size === 0;
}
