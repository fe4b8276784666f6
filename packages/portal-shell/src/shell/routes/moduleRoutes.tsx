import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Catalog, CatalogEntry } from '../../catalog/catalog.ts';
import { LogoutRoute } from './LogoutRoute.tsx';
import { ModuleGuard } from '../access/guards.tsx';
import { ScreenLoadError } from './ScreenLoadError.ts';

/** A screen that is given the module it belongs to. */
type ModuleScreen = ComponentType<{ readonly entry: CatalogEntry }>;

/** A screen whose code is fetched when it is first opened, behind the guard of its module. Every route of it shows the same one. */
function lazyScreen(
  entry: CatalogEntry,
  load: () => Promise<ModuleScreen>,
): () => Promise<{ Component: ComponentType }> {
  let guarded: ComponentType | null = null;
  return async () => {
    try {
      const Screen = await load();
      guarded ??= () => (
        <ModuleGuard entry={entry}>
          <Screen entry={entry} />
        </ModuleGuard>
      );
      return { Component: guarded };
    } catch (error) {
      throw new ScreenLoadError(error);
    }
  };
}

const loadModule = async () => (await import('../modules/ModuleRoute.tsx')).ModuleRoute;
const loadDashboards = async () => (await import('../dashboards/DashboardsRoute.tsx')).DashboardsRoute;
const loadNotificationCenter = async () =>
  (await import('../notifications/NotificationCenterRoute.tsx')).NotificationCenterRoute;
const loadImportResults = async () => (await import('../notifications/ImportResultsRoute.tsx')).ImportResultsRoute;
const loadReport = async () => (await import('../dashboards/DashboardReportRoute.tsx')).DashboardReportRoute;

/** A wildcard covers the base path too: one route for both keeps a sub-application mounted between the two. */
function pathsOf({ basePath, paths }: CatalogEntry): readonly string[] {
  return paths.includes(`${basePath}/*`) ? paths.filter((path) => path !== basePath) : paths;
}

/** The routes of the screens of the shell that stand in the catalog, by the route they have there. */
const screenRoutes: Readonly<Record<string, (entry: CatalogEntry) => RouteObject[]>> = {
  dashboards: (entry) => {
    const list = lazyScreen(entry, loadDashboards);
    const report = lazyScreen(entry, loadReport);
    return entry.paths.map((path) => ({ path, lazy: path === entry.basePath ? list : report }));
  },
  notificationCenter: (entry) => {
    const lazy = lazyScreen(entry, loadNotificationCenter);
    return pathsOf(entry).map((path) => ({ path, lazy }));
  },
  userLogout: ({ basePath }) => [{ path: basePath, element: <LogoutRoute /> }],
};

function routesOf(entry: CatalogEntry): RouteObject[] {
  if (entry.host === 'screen') {
    const create = screenRoutes[entry.route];
    if (!create)
      throw new Error(`The catalog has the screen ${entry.route}, which the shell does not know. Add its route.`);
    return create(entry);
  }
  const lazy = lazyScreen(entry, loadModule);
  return pathsOf(entry).map((path) => ({ path, lazy }));
}

/** The routes of every module and of every import's results, each behind the guard of its module's permission. */
export function moduleRoutes(catalog: Catalog): RouteObject[] {
  const importResults = catalog.importResults.map(({ path, module }) => ({
    path,
    lazy: lazyScreen(module, loadImportResults),
  }));
  return [...importResults, ...catalog.entries.flatMap(routesOf)];
}
