/** Who may see what: the map of modules to the programs a person has them in, and the rules over it (docs/readings.md, Who may see what). */
import type { Program } from '../program/selectedProgram.ts';
import type { MenuItemsResponse } from '../services/application/application.schemas.ts';
import { moduleIds } from '../modules/moduleIds.ts';

/** Where a person has one module. */
export interface ModulePermission {
  /** Program id → program name. */
  readonly programs: ReadonlyMap<string, string>;
  /** The group of the menu that the module belongs to. */
  readonly groupId: number;
}

/** What a person may see. */
export interface Permissions {
  /** Module id → where the person has it. */
  readonly modules: ReadonlyMap<number, ModulePermission>;
  /** Whether a group with id -1 is there, which the logout item asks for. */
  readonly hasLogoutGroup: boolean;
  /** Whether BYPASS_MODULE_SECURITY grants every module in every program of the client list. */
  readonly isBypassed: boolean;
  /** Program id → name: every program in which the person has anything; with the bypass, the client list. */
  readonly programs: ReadonlyMap<string, string>;
}

/** How {@link permissionsFrom} reads the configuration. */
export interface PermissionSettings {
  readonly isBypassed: boolean;
  /** Client code → display name; used with the bypass alone. */
  readonly clientList: Readonly<Record<string, string>>;
}

/** Builds the permissions out of the answer of GetMenuItemsWithGroup. */
export function permissionsFrom(response: MenuItemsResponse, settings: PermissionSettings): Permissions {
  const modules = new Map<number, { programs: Map<string, string>; groupId: number }>();
  const programs = new Map<string, string>();
  for (const { ModuleId, ProjectId, ProjectName, ModuleGroupId } of response.SiteMapEntry) {
    const permission = modules.get(ModuleId) ?? { programs: new Map<string, string>(), groupId: ModuleGroupId };
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

/** What is asked for: a module, in a program. */
export interface ModuleAccess {
  readonly moduleId: number;
  /** Whether permission in any program is enough. */
  readonly isProgramAgnostic: boolean;
}

/**
 * Whether a person may open a module. "Module access requires permission for the module id, and for the selected program unless the
 * module is program-agnostic"; "module id -1 is always allowed" and "the bypass setting grants everything".
 *
 * @param programId the selected program; null while none is
 */
export function mayOpen(permissions: Permissions, access: ModuleAccess, programId: string | null): boolean {
  if (access.moduleId === moduleIds.NO_SEC || permissions.isBypassed) return true;
  const permission = permissions.modules.get(access.moduleId);
  if (permission === undefined) return false;
  return access.isProgramAgnostic || (programId !== null && permission.programs.has(programId));
}

/** The programs a person may choose from, by name. */
export function permittedPrograms(permissions: Permissions, locale: string): readonly Program[] {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return [...permissions.programs].map(([id, name]) => ({ id, name })).toSorted((a, b) => compare(a.name, b.name));
}

/** Whether a person has no permission at all: they see one sentence and Contact Support. */
export function hasNoPermission(permissions: Permissions): boolean {
  return !permissions.isBypassed && permissions.modules.size === 0;
}
