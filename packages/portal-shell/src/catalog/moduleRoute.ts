import type { ModuleInputName, ModuleInputs, ModuleRoute } from '../modules/ModuleContext.ts';
import { hasHiddenParts } from '../services/climbingPath.ts';
import type { CatalogEntry } from './catalog.ts';

/** An address of the portal, with the parameters the router found in its path. */
export interface ModuleLocation {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly parameters: Readonly<Record<string, string | undefined>>;
}

/** The address of a module as the module is told it. The query keeps `?program=` out, which is the portal's own. */
export function moduleRouteOf(entry: Pick<CatalogEntry, 'basePath'>, location: ModuleLocation): ModuleRoute {
  const query = Object.fromEntries(new URLSearchParams(location.search));
  delete query['program'];
  const parameters = Object.entries(location.parameters).flatMap(([name, value]) =>
    name === '*' || value === undefined ? [] : [[name, value] as const],
  );
  return {
    basePath: entry.basePath,
    subPath: location.pathname.slice(entry.basePath.length).replace(/\/+$/, ''),
    parameters: Object.fromEntries(parameters),
    query,
  };
}

/**
 * Returns the path of a view at the monolith: its route, even if the configuration changes its path, and what follows in the address.
 * Null if the address hides dots or slashes, which the monolith could read as a path to something else.
 */
export function viewPathOf(
  entry: Pick<CatalogEntry, 'route'>,
  { subPath }: Pick<ModuleRoute, 'subPath'>,
): string | null {
  return hasHiddenParts(subPath) ? null : `/Views/${entry.route}${subPath}`;
}

const flags: ReadonlySet<ModuleInputName> = new Set(['isUserGC', 'isUserTV', 'hideFileAttachment']);

/** What the catalog gives a module: from the path, else from the query; the general contractor's flag from the session. */
export function moduleInputsOf(
  names: readonly ModuleInputName[],
  { parameters, query }: Pick<ModuleRoute, 'parameters' | 'query'>,
  isUserGC: boolean,
): ModuleInputs {
  const given: Partial<Record<ModuleInputName, string | boolean>> = {};
  for (const name of names) {
    const value = name === 'isUserGC' ? isUserGC : (parameters[name] ?? query[name]);
    if (value !== undefined) given[name] = flags.has(name) ? /^(?:true|1)$/i.test(String(value)) : value;
  }
  // `flags` decides for each name which of the two types its value has, as the interface says.
  return given as ModuleInputs;
}
