import { useEffect, useEffectEvent } from 'react';
import { useLocation, type RouteObject } from 'react-router-dom';
import { expiredSessionPath, sessionExpiredPath } from '../../auth/addresses.ts';
import type { Configuration } from '../../config/configuration.ts';
import {
  MaintenanceScreen,
  NotFoundScreen,
  ServerErrorScreen,
  SessionExpiredScreen,
  UnauthorizedScreen,
} from '../../screens/ErrorScreens/index.ts';

/** The routes that need no sign-in. Their case does not matter: `/Error/SessionExpired` matches too. */
export function createPublicRoutes(configuration: Configuration, signInAgain: () => void): RouteObject[] {
  const sessionExpired = <SessionExpiredScreen onSignIn={signInAgain} />;
  return [
    { path: '/Error/404', element: <NotFoundScreen isFullPage /> },
    { path: '/Error/500', element: <ServerErrorScreen reportErrorHref={configuration.reportErrorLink} /> },
    { path: sessionExpiredPath, element: sessionExpired },
    { path: expiredSessionPath, element: sessionExpired },
    { path: '/Error/unauthorized', element: <UnauthorizedScreen /> },
    { path: '/underMaintenance', element: <MaintenanceScreen window={configuration.maintenance} /> },
  ];
}

/**
 * The routes without a session: the public pages, and one for every other address, which needs a sign-in. Back and Forward can lead to such
 * an address without loading a page, and the router fails if no route matches it.
 *
 * @param load loads an address of the portal, which begins the sign-in
 */
export function createSignedOutRoutes(
  publicRoutes: readonly RouteObject[],
  load: (path: string) => void,
): RouteObject[] {
  return [...publicRoutes, { path: '*', element: <LoadedAddress load={load} /> }];
}

function LoadedAddress({ load }: { readonly load: (path: string) => void }) {
  const { pathname, search, hash } = useLocation();
  const path = pathname + search + hash;
  const loadPath = useEffectEvent(load);
  useEffect(() => loadPath(path), [path]);
  return null;
}
