import { moduleIds, type ModuleCode } from '@gantry/portal-shell/contracts';
import { groups, modules } from './modules.ts';
import type { SeededGroup } from './modules.ts';
import { programs } from './programs.ts';

/** The permissions of one account. */
export interface Permissions {
  /** Module ids, without the logout item's. */
  readonly moduleIds: ReadonlySet<number>;
  /** Program ids. Each module is permitted in each of these programs. */
  readonly programIds: ReadonlySet<string>;
  /** True if the account has the group with id -1. */
  readonly hasLogoutItem: boolean;
}

const idsOf = (...codes: ModuleCode[]) => new Set<number>(codes.map((code) => moduleIds[code]));

const everything: Permissions = {
  moduleIds: new Set(modules.map(({ id }) => id)),
  programIds: new Set(programs.map(({ id }) => id)),
  hasLogoutItem: false,
};

const nothing: Permissions = { moduleIds: new Set(), programIds: new Set(), hasLogoutItem: false };

/** The permissions of a vendor: the vendor portal, its purchase orders and notifications, in the vendor's own program. */
const vendor = (programId: string): Permissions => ({
  moduleIds: idsOf('VI', 'POS', 'NC'),
  programIds: new Set([programId]),
  hasLogoutItem: false,
});

/** The four special vendor users, with the company and program that each is redirected to after sign-in. */
export const vendors: Readonly<Record<string, { readonly company: string; readonly programId: string }>> = {
  'vendor-north': { company: 'North Mast Ltd', programId: 'CPT' },
  'vendor-south': { company: 'South Span Inc', programId: 'GRD' },
  'vendor-east': { company: 'East Fiber GmbH', programId: 'HFR' },
  'vendor-west': { company: 'West Tower Co', programId: 'DRM' },
};

const byUserName = new Map<string, Permissions>([
  ['avery', everything],
  ['logan', { ...everything, hasLogoutItem: true }],
  [
    'noor',
    { moduleIds: idsOf('PM', 'PBI', 'DM', 'WO', 'NC'), programIds: new Set(['NWX', 'HFR']), hasLogoutItem: false },
  ],
  ...Object.entries(vendors).map(([userName, { programId }]) => [userName, vendor(programId)] as const),
]);

/** The permissions of an account. An unknown account has none. */
export function permissionsOf(userName: string): Permissions {
  return byUserName.get(userName) ?? nothing;
}

/** The groups of an account in the menu's order, each with the permitted modules. A group without permitted modules is left out. */
export function permittedGroups({ moduleIds: ids, hasLogoutItem }: Permissions): SeededGroup[] {
  return groups.flatMap(({ id, name, icon, modules }) => {
    const permitted = modules.filter((module) => (module.id === moduleIds.NO_SEC ? hasLogoutItem : ids.has(module.id)));
    return permitted.length > 0 ? [{ id, name, icon, modules: permitted }] : [];
  });
}
