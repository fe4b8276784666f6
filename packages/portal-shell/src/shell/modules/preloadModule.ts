import { loadAhead } from '@gantry/base/loading';
import { pathOf } from '@gantry/platform-client/addresses/portalBase';
import type { CatalogEntry, SubApplicationEntry, ViewEntry } from '../../catalog/catalog.ts';
import { isInsideModule } from '../../catalog/catalog.ts';
import { moduleRouteOf, viewQuestionOf } from '../../catalog/moduleRoute.ts';
import { serviceNames } from '@gantry/platform-client/addresses/serviceNames';
import { preloadScript } from '@gantry/module-host/preload/preloadScript';
import { preloadView } from '@gantry/module-host/preload/preloadView';
import { mayOpen, type Permissions } from '../../catalog/permissions/permissions.ts';
import type { Portal } from '../../portal/index.ts';
import type { EarlyCall } from '@gantry/platform-client/services/earlyAnswers';
import type { HttpRequest } from '@gantry/platform-client/services/HttpClient';
import { viewRequest } from '@gantry/platform-client/services/monolith/monolith';

type EmbeddedEntry = SubApplicationEntry | ViewEntry;

export const isEmbedded = (entry: CatalogEntry): entry is EmbeddedEntry => entry.host !== 'screen';

/** One thing that a module is going to need. */
interface Need {
  /**
   * Loads it. Null if there is nothing to load.
   *
   * @param ask makes its call; `owner` is the module if its configuration names the call
   */
  readonly load: (ask: (request: HttpRequest, owner?: string) => EarlyCall | null) => EarlyCall | null;
}

/**
 * The code and the data that an embedded module is going to need at an address: the host, the entry of a sub-application, the HTML and the
 * scripts of a view, and the calls that the configuration names.
 */
export function neededBy(
  { configuration, services }: Portal,
  entry: EmbeddedEntry,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): readonly Need[] {
  const isProgramRequired = !entry.isProgramAgnostic;
  const calls = configuration.modules.find(({ route }) => route === entry.route)?.preload;
  const reads = serviceNames.flatMap((service) =>
    (calls?.[service] ?? []).map((path) => ({ service, path, method: 'GET', isProgramRequired }) as const),
  );
  const needed: Need[] = [
    // The module's screen, with its host. The opening of the module reports a failure.
    { load: () => ({ answer: loadAhead(() => import('./ModuleRoute.tsx')), giveUp: () => undefined }) },
    ...reads.map((read): Need => ({ load: (ask) => ask(read, entry.name) })),
  ];
  if (entry.host === 'subApplication') {
    const { entryAddress: address, integrity } = entry;
    const script = { address, isModule: true, integrity };
    return [...needed, { load: () => preloadScript(script) }];
  }
  const question = viewQuestionOf(configuration, entry, moduleRouteOf(entry, { pathname, search, parameters: {} }));
  if (question === null) return needed;
  const load: Need['load'] = (ask) => {
    const html = ask(viewRequest(question));
    const { monolith } = services;
    return html && preloadView({ html, question, monolith, configuration });
  };
  return [...needed, { load }];
}

/**
 * Loads what the embedded module at an address needs in advance, if the person may open it.
 *
 * @returns a function that gives up what has not arrived; null if nothing is loaded
 */
export function preloadModule(portal: Portal, permissions: Permissions, address: URL): (() => void) | null {
  const { catalog, program, services } = portal;
  const { search } = address;
  const pathname = pathOf(address.pathname);
  const entry = catalog.entries.filter(isEmbedded).find((module) => isInsideModule(catalog, module, pathname));
  if (entry === undefined || isInsideModule(catalog, entry, pathOf(location.pathname))) return null;
  if (!mayOpen(permissions, entry, program.get()?.id ?? null)) return null;
  const loading = neededBy(portal, entry, { pathname, search }).map(({ load }) => load(services.askEarly));
  return () => {
    for (const call of loading) call?.giveUp();
  };
}
