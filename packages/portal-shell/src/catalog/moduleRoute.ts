import type { ModuleRoute } from '@gantry/module';
import { fullyDecoded, hasHiddenParts } from '@gantry/platform-client/addresses/decodedPath';
import { addressOf } from '@gantry/platform-client/addresses/portalBase';
import type { Configuration } from '../config/configuration.ts';
import { viewServiceOf } from '../config/viewServiceOf.ts';
import type { ViewQuestion } from '@gantry/platform-client/services/monolith/monolith';
import type { CatalogEntry, ViewEntry } from './catalog.ts';

/** An address of the portal, with the parameters that the router found in its path. */
export interface ModuleLocation {
  readonly pathname: string;
  /** The query with its question mark, or an empty text. */
  readonly search: string;
  readonly parameters: Readonly<Record<string, string | undefined>>;
}

/** The route that a module receives. Its query does not contain `?program=`, which belongs to the portal. */
export function moduleRouteOf(entry: Pick<CatalogEntry, 'basePath'>, location: ModuleLocation): ModuleRoute {
  const query = Object.fromEntries(new URLSearchParams(location.search));
  delete query['program'];
  const parameters = Object.entries(location.parameters).flatMap(([name, value]) =>
    name === '*' || value === undefined ? [] : [[name, value] as const],
  );
  return {
    basePath: addressOf(entry.basePath),
    subPath: location.pathname.slice(entry.basePath.length).replace(/\/+$/, ''),
    parameters: Object.fromEntries(parameters),
    query,
  };
}

/**
 * The question for the HTML of a view. Its address has the route of the module, even if the configuration changes its path. The rest of the
 * address is where the template says `{path}`, or else at the end of its path. Null if the rest contains encoded dots or slashes, which the
 * service could read as another path.
 */
export function viewQuestionOf(
  { services, views }: Pick<Configuration, 'services' | 'views'>,
  { route, moduleId, viewAddress = views.address, isProgramAgnostic }: ViewEntry,
  { subPath, query }: Pick<ModuleRoute, 'subPath' | 'query'>,
): ViewQuestion | null {
  const found = viewServiceOf(services, viewAddress);
  if (found === null || hasHiddenParts(subPath)) return null;
  const parts: Readonly<Record<string, string>> = { route, moduleId: String(moduleId), path: subPath.slice(1) };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
  const [path = '', search] = found.path.split('?', 2);
  const own = [...new URLSearchParams(search)].map(([name, value]) => [name, fullyDecoded(fill(value))] as const);
  return {
    service: found.service,
    path: fill(path) + (viewAddress.includes('{path}') ? '' : subPath),
    query: { ...query, ...Object.fromEntries(own) },
    isProgramRequired: !isProgramAgnostic,
  };
}

/** The name of the browser's tab, the most particular first: the record, the page and the module. */
export function moduleTitle(
  { name, pages }: Pick<CatalogEntry, 'name' | 'pages'>,
  { subPath, parameters }: Pick<ModuleRoute, 'subPath' | 'parameters'>,
): string {
  const below = `${subPath}/`.toLowerCase();
  const page = pages.filter(({ path }) => below.startsWith(`/${path.toLowerCase()}/`)).map((found) => found.name);
  return titleOf(...Object.values(parameters), ...page, name);
}

/** Joins the parts of a tab's name. */
export const titleOf = (...parts: readonly string[]): string => parts.join(' – ');
