import type { RouteObject } from 'react-router-dom';
import { expiredSessionPath, sessionExpiredPath } from '../../auth/addresses.ts';
import type { Configuration } from '../../config/configuration.ts';
import {
  MaintenanceScreen,
  NotFoundScreen,
  ServerErrorScreen,
  SessionExpiredScreen,
  UnauthorizedScreen,
} from '../../screens/ErrorScreens/index.ts';

/** The routes that need no sign-in. Their letters' case does not matter, so `/Error/SessionExpired` is among them. */
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
