import { loadAhead } from '@gantry/base/loading';
import { matchPath } from 'react-router-dom';
import { pathOf } from '@gantry/platform-client/addresses/portalBase';
import type { CatalogEntry, SubApplicationEntry, ViewEntry } from '../../catalog/catalog.ts';
import { isInsideModule } from '../../catalog/catalog.ts';
import { moduleRouteOf, viewQuestionOf } from '../../catalog/moduleRoute.ts';
import { serviceNames } from '@gantry/platform-client/addresses/serviceNames';
import { preloadScript } from '@gantry/module-host/preload/preloadScript';
import { preloadView } from '@gantry/module-host/preload/preloadView';
import { mayOpen, type Permissions } from '../../permissions/permissions.ts';
import type { Portal } from '../../portal/index.ts';
import { viewRequest } from '@gantry/platform-client/services/monolith/monolith';

const isEmbedded = (entry: CatalogEntry): entry is SubApplicationEntry | ViewEntry => entry.host !== 'screen';

/**
 * Loads the code and the data of the embedded module at an address in advance, if the person may open it: the host, the entry of a
 * sub-application, the HTML and the scripts of a view, and the calls that the configuration names.
 *
 * @returns a function that gives up what has not arrived; null if nothing is loaded
 */
export function preloadModule(portal: Portal, permissions: Permissions, address: URL): (() => void) | null {
  const { catalog, configuration, program, services } = portal;
  const { search } = address;
  const pathname = pathOf(address.pathname);
  const entry = catalog.entries.filter(isEmbedded).find((module) => isInsideModule(catalog, module, pathname));
  if (entry === undefined || isInsideModule(catalog, entry, pathOf(location.pathname))) return null;
  if (!mayOpen(permissions, entry, program.get()?.id ?? null)) return null;

  // The module's screen, with its host. The opening of the module reports a failure.
  void loadAhead(() => import('./ModuleRoute.tsx'));
  const isProgramRequired = !entry.isProgramAgnostic;
  const calls = configuration.modules.find(({ route }) => route === entry.route)?.preload;
  const undo = serviceNames.flatMap((service) =>
    (calls?.[service] ?? []).map(
      (path) => services.askEarly({ service, path, method: 'GET', isProgramRequired })?.giveUp,
    ),
  );
  if (entry.host === 'subApplication') {
    const { entryAddress: address, integrity } = entry;
    undo.push(preloadScript({ address, isModule: true, integrity }));
  } else {
    const parameters = entry.paths.map((path) => matchPath(path, pathname)).find((found) => found !== null)?.params;
    const route = moduleRouteOf(entry, { pathname, search, parameters: parameters ?? {} });
    const question = viewQuestionOf(configuration, entry, route);
    const html = question && services.askEarly(viewRequest(question));
    if (html) undo.push(preloadView({ html, question, monolith: services.monolith, configuration }));
  }
  return () => {
    for (const giveUp of undo) giveUp?.();
  };
}
