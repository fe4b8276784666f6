import type { ComponentType } from 'react';
import { redirect, type RouteObject } from 'react-router-dom';
import type {
  Catalog,
  CatalogEntry,
  ModuleEntry,
  MovedRoute,
  ScreenEntry,
  SubApplicationEntry,
  ViewEntry,
} from '../../catalog/catalog.ts';
import type { ModuleKey } from '../../config/modules/moduleTable.ts';
import { usePortal } from '../../portal/index.ts';
import { signOutPath } from '@gantry/platform-client/auth/addresses';
import { goToSignOut } from '@gantry/platform-client/auth/signOut';
import { AddressedProgramGuard, ModuleGuard } from '../access/guards.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { loadScreen } from './ScreenLoadError.ts';

type ModuleScreen<Entry> = ComponentType<{ readonly entry: Entry }>;

/**
 * Loads a screen when it is first opened and wraps it in its module's guard. All routes of the entry share one component.
 */
function lazyScreen<Entry extends ModuleEntry>(
  entry: Entry,
  load: () => Promise<ModuleScreen<Entry>>,
  Guard: typeof ModuleGuard = ModuleGuard,
): () => Promise<{ Component: ComponentType }> {
  let guarded: ComponentType | null = null;
  return async () => {
    const Screen = await loadScreen(load);
    guarded ??= () => {
      const { entries, importResults } = usePortal().catalog;
      const all: readonly ModuleEntry[] = [...entries, ...importResults.map(({ module }) => module)];
      // Each entry is the module of its route, under the name of the language.
      const named = all.find(({ route }) => route === entry.route) as Entry;
      return (
        <Guard entry={named}>
          <Screen entry={named} />
        </Guard>
      );
    };
    return { Component: guarded };
  };
}

const loadModule = async () => (await import('../modules/ModuleRoute.tsx')).ModuleRoute;
const loadDashboards = async () => (await import('../dashboards/DashboardsRoute.tsx')).DashboardsRoute;
const loadNotificationCenter = async () =>
  (await import('../notifications/NotificationCenterRoute.tsx')).NotificationCenterRoute;
const loadImportResults = async () => (await import('../notifications/ImportResultsRoute.tsx')).ImportResultsRoute;
const loadReport = async () => (await import('../dashboards/DashboardReportRoute.tsx')).DashboardReportRoute;

/** Without its file, the page of the sign-out asks. */
const loadLogout = async () => {
  try {
    const { LogoutRoute } = await import('./LogoutRoute.tsx');
    return { Component: LogoutRoute };
  } catch {
    goToSignOut(false);
    return { Component: LoadingScreen };
  }
};

/** A wildcard matches the base path too. One route for both keeps the sub-application mounted. */
function pathsOf({ basePath, paths }: CatalogEntry): readonly string[] {
  return paths.includes(`${basePath}/*`) ? paths.filter((path) => path !== basePath) : paths;
}

/** The routes of each screen of the catalog. A screen that is missing here does not compile. */
const screenRoutes: Readonly<Record<ModuleKey<'screen'>, (entry: ScreenEntry) => RouteObject[]>> = {
  dashboards: (entry) => {
    const list = lazyScreen(entry, loadDashboards);
    const report = lazyScreen(entry, loadReport, AddressedProgramGuard);
    return entry.paths.map((path) => ({ path, lazy: path === entry.basePath ? list : report }));
  },
  notificationCenter: (entry) => {
    const lazy = lazyScreen(entry, loadNotificationCenter);
    return pathsOf(entry).map((path) => ({ path, lazy }));
  },
  // The navigation to this route has asked about unsaved work. Data may name the address that signs out, too.
  userLogout: ({ basePath }) => [basePath, signOutPath].map((path) => ({ path, lazy: loadLogout })),
};

function embeddedRoutes(entry: ViewEntry | SubApplicationEntry): RouteObject[] {
  const lazy = lazyScreen(entry, loadModule);
  return pathsOf(entry).map((path) => ({ path, lazy }));
}

/** Leads from a module's default address to the one it has here. To-dos, push messages and bookmarks name the default. */
const redirectRoute = ({ from, to }: MovedRoute): RouteObject => ({
  path: `${from}/*`,
  loader: ({ request }) => {
    const { pathname, search } = new URL(request.url);
    return redirect(to + pathname.slice(from.length) + search);
  },
});

/** The routes of every module and of every import's results, each behind the guard of its module's permission. */
export function moduleRoutes(catalog: Catalog): RouteObject[] {
  const importResults = catalog.importResults.map(({ path, module }) => ({
    path,
    lazy: lazyScreen(module, loadImportResults),
  }));
  const modules = catalog.entries.flatMap((entry) =>
    entry.host === 'screen' ? screenRoutes[entry.route](entry) : embeddedRoutes(entry),
  );
  return [...importResults, ...modules, ...catalog.moved.map(redirectRoute)];
}
