import type { ModuleInputs } from '@gantry/module';
import type { ModuleCode } from './moduleIds.ts';

/** The name of an input of a module in the table. */
type ModuleInputName = keyof {
  // This leaves out the index signature, which allows every name.
  [Name in keyof ModuleInputs as string extends Name ? never : number extends Name ? never : Name]: unknown;
};

/** The groups of tiles. They apply if the menu service has no groups. */
export const moduleGroups = {
  planning: { id: 1, name: 'Planning and Schedule', icon: 'calendar' },
  sites: { id: 2, name: 'Sites and Real Estate', icon: 'site' },
  fieldWork: { id: 3, name: 'Field Work', icon: 'crew' },
  safety: { id: 4, name: 'Safety and Daily Reports', icon: 'safety' },
  materials: { id: 5, name: 'Materials and Logistics', icon: 'logistics' },
  vendors: { id: 6, name: 'Vendors', icon: 'vendor' },
  purchasing: { id: 7, name: 'Purchasing', icon: 'purchaseOrder' },
  finance: { id: 8, name: 'Finance', icon: 'invoice' },
  closeout: { id: 9, name: 'Closeout', icon: 'closeout' },
  documents: { id: 10, name: 'Documents', icon: 'document' },
  workflow: { id: 11, name: 'Workflow', icon: 'workflow' },
  dashboards: { id: 12, name: 'Dashboards', icon: 'dashboard' },
  administration: { id: 13, name: 'Administration and User Access', icon: 'admin' },
  session: { id: -1, name: 'Session', icon: 'logout' },
} as const;

/** The key of a group of tiles. */
export type ModuleGroupKey = keyof typeof moduleGroups;

/** An address below a module's route that the same module answers. */
export interface SubRouteDefinition {
  /** The path after the module's route, in React Router's syntax. */
  readonly path: string;
  /** The heading, if the sub-route is a page of its own. Otherwise it opens the module at one record. */
  readonly name?: string;
}

/** A screen of the shell that shows the results of an import. It needs the permission of the module that it belongs to. */
interface ImportResultDefinition {
  /** The path after the module's route. The id of the background job follows it. */
  readonly path: string;
  /** Titles of the import jobs with this page, in lower case and without punctuation. */
  readonly titles: readonly string[];
}

/** A module in the table. */
export interface ModuleDefinition {
  /** The path under `/apps`. It identifies the module, so it is unique. */
  readonly route: string;
  /** The name in the menu, on the tile and in the page title. */
  readonly name: string;
  readonly code: ModuleCode;
  /** The group and the icon of its tile. Without it, only links open the module. */
  readonly menu?: { readonly group: ModuleGroupKey; readonly icon: string };
  /** True if it opens without a selected program. Permission in any program is then enough. */
  readonly isProgramAgnostic?: boolean;
  /** The inputs that the module gets from its address or the session, besides the common context. */
  readonly inputs?: readonly ModuleInputName[];
  readonly importResults?: readonly ImportResultDefinition[];
  readonly subRoutes?: readonly SubRouteDefinition[];
}

/** A module that is an HTML view of the monolith. */
export type ViewDefinition = ModuleDefinition;

/** The modules of the portal by host. */
export interface ModuleTable {
  readonly view: readonly ViewDefinition[];
  /** They own every address below their routes. The configuration gives the addresses of their entries. */
  readonly subApplication: readonly Omit<ModuleDefinition, 'subRoutes'>[];
  readonly screen: readonly Omit<ModuleDefinition, 'inputs' | 'importResults'>[];
}
