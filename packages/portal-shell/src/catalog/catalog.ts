import type { Configuration } from '../config/configuration.ts';
import type { ModuleInputName } from '../modules/ModuleContext.ts';
import { moduleIds } from '../modules/moduleIds.ts';
import type { ModuleAccess } from '../permissions/permissions.ts';
import {
  importResultDefinitions,
  moduleDefinitions,
  type ModuleHost,
  type SubApplicationName,
} from '../modules/modules.ts';

/** A module of the portal, with the configuration's overrides applied. */
export interface CatalogEntry extends ModuleAccess {
  /** The key of the entry: its route under /apps before any override. */
  readonly route: string;
  /** Where it is: `/apps/` and its path. */
  readonly basePath: string;
  /** Every address it answers, as React Router writes them, its base path first. */
  readonly paths: readonly string[];
  readonly name: string;
  readonly isInMenu: boolean;
  readonly host: ModuleHost;
  readonly inputs: readonly ModuleInputName[];
  /** Which sub-application shows it; null for the other hosts. */
  readonly subApplication: SubApplicationName | null;
}

/** A screen with the results of an import, and the module whose permission it needs. */
export interface ImportResultRoute {
  /** As React Router writes it; its last part is `:id`, that of the background job. */
  readonly path: string;
  readonly module: CatalogEntry;
}

/** Every module and import-result route of the portal. */
export interface Catalog {
  readonly entries: readonly CatalogEntry[];
  readonly importResults: readonly ImportResultRoute[];
}

/** Builds the catalog out of the table and the configuration's overrides. */
export function createCatalog(overrides: Configuration['catalog']): Catalog {
  const entries = moduleDefinitions.map((definition): CatalogEntry => {
    const override = overrides[definition.route] ?? {};
    const basePath = `/apps/${(override.path ?? definition.route).replace(/^\/+|\/+$/g, '')}`;
    return {
      route: definition.route,
      basePath,
      paths: [basePath, ...(definition.subRoutes ?? []).map((subRoute) => `${basePath}/${subRoute}`)],
      name: override.name ?? definition.name,
      isInMenu: definition.isInMenu ?? true,
      moduleId: override.id ?? moduleIds[definition.code],
      host: definition.host,
      isProgramAgnostic: definition.isProgramAgnostic ?? false,
      inputs: definition.inputs ?? [],
      subApplication: definition.subApplication ?? null,
    };
  });
  const importResults = importResultDefinitions.map(({ moduleRoute, subRoute }) => {
    const module = entryOf(entries, moduleRoute);
    return { path: `${module.basePath}/${subRoute}`, module };
  });
  return { entries, importResults };
}

/**
 * The entry with a route.
 *
 * @throws when there is none: an apps route that is missing is an exception
 */
export function entryOf(entries: readonly CatalogEntry[], route: string): CatalogEntry {
  const entry = entries.find((candidate) => candidate.route === route);
  if (entry === undefined)
    throw new Error(`The catalog has no route ${route}, so it cannot be opened. Add it to the table of modules.`);
  return entry;
}
