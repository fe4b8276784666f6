import { redirect, type RouteObject } from 'react-router-dom';
import { vendorRedirect } from '../../permissions/vendorRedirect.ts';
import type { Portal } from '../../portal/index.ts';
import { NotAuthorizedScreen, NotFoundScreen } from '../../screens/ErrorScreens/index.ts';
import { Frame } from '../frame/Frame.tsx';
import { AppsRoute } from '../launcher/AppsRoute.tsx';
import { HomeRoute } from '../launcher/HomeRoute.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { moduleRoutes } from './moduleRoutes.tsx';
import { appsPath } from './paths.ts';
import { RouteError } from './RouteError.tsx';

/** Every route of the portal for someone who is signed in, made of the catalog. */
export function createRoutes(portal: Portal): RouteObject[] {
  return [
    {
      path: '/',
      element: <Frame />,
      errorElement: <RouteError isFullPage />,
      children: [
        {
          // A screen that fails or is still on its way leaves the frame alive.
          errorElement: <RouteError />,
          hydrateFallbackElement: <LoadingScreen />,
          children: [
            {
              index: true,
              loader: () => redirectVendor(portal),
              // Choosing a group changes the query alone, and is not to wait for anything.
              shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
              element: <HomeRoute />,
            },
            { path: appsPath, element: <AppsRoute /> },
            ...moduleRoutes(portal.catalog),
            { path: 'notAuthorized', element: <NotAuthorizedScreen /> },
            { path: '*', element: <NotFoundScreen /> },
          ],
        },
      ],
    },
  ];
}

/** The special vendor users start at vendor creation, in the program of their company. */
function redirectVendor({ catalog, configuration, program, session }: Portal) {
  const target = vendorRedirect(configuration.vendorRedirects, session.profile.userName);
  if (target === null) return null;
  program.select(target.program);
  return redirect(catalog.modules.vendorCreation.basePath + target.query);
}
