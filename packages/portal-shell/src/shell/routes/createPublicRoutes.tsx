import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError, type RouteObject } from 'react-router-dom';
import { expiredSessionPath, sessionExpiredPath } from '@gantry/platform-client/auth/addresses';
import type { Configuration } from '../../config/configuration.ts';
import {
  MaintenanceScreen,
  NotFoundScreen,
  ServerErrorScreen,
  SessionExpiredScreen,
  UnauthorizedScreen,
} from '../../screens/ErrorScreens/ErrorScreens.tsx';

/** The routes that need no sign-in. Their case does not matter: `/Error/SessionExpired` matches too. */
export function createPublicRoutes(configuration: Configuration, signInAgain: () => void): RouteObject[] {
  const { contactSupport, statusPage } = configuration.helpLinks;
  const sessionExpired = <SessionExpiredScreen onSignIn={signInAgain} />;
  return [
    { path: '/Error/404', element: <NotFoundScreen isFullPage contactSupportHref={contactSupport} /> },
    { path: '/Error/500', element: <ServerErrorScreen reportErrorHref={configuration.reportErrorLink} /> },
    { path: sessionExpiredPath, element: sessionExpired },
    { path: expiredSessionPath, element: sessionExpired },
    { path: '/Error/unauthorized', element: <UnauthorizedScreen contactSupportHref={contactSupport} /> },
    {
      path: '/underMaintenance',
      element: <MaintenanceScreen window={configuration.maintenance} statusPageHref={statusPage} />,
    },
  ];
}

/**
 * The routes without a session: the public pages, and one for every other address, which needs a sign-in. Back and Forward can lead to such
 * an address without loading a page.
 *
 * Not even `*` matches an address with a line break (`%0A`). Without a route above the others, which takes the error, the router rejects with
 * `Cannot read properties of undefined (reading 'element')`.
 *
 * @param load loads an address of the portal, which begins the sign-in
 */
export function createSignedOutRoutes(
  publicRoutes: readonly RouteObject[],
  load: (path: string) => void,
): RouteObject[] {
  const otherAddress = <LoadedAddress load={load} />;
  return [
    {
      errorElement: <Unmatched otherwise={otherAddress} />,
      children: [...publicRoutes, { path: '*', element: otherAddress }],
    },
  ];
}

/** Draws the element if no route matched. Any other error is not its business. */
function Unmatched({ otherwise }: { readonly otherwise: ReactNode }) {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) throw error;
  return otherwise;
}

function LoadedAddress({ load }: { readonly load: (path: string) => void }) {
  const { pathname, search, hash } = useLocation();
  const path = pathname + search + hash;
  const loadPath = useEffectEvent(load);
  useEffect(() => loadPath(path), [path]);
  return null;
}
