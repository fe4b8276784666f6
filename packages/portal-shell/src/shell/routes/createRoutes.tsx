import { redirect, replace, type RouteObject } from 'react-router-dom';
import { ownAddress } from '@gantry/platform-client/addresses/ownAddress';
import { portalRoot } from '@gantry/platform-client/addresses/portalBase';
import { vendorRedirect } from '../../catalog/permissions/vendorRedirect.ts';
import { takeRequestedProgram } from '@gantry/platform-client/program/selectedProgram';
import type { Portal } from '../../portal/index.ts';
import { NotAuthorized, NotFound } from '../access/refusals.tsx';
import { Frame } from '../frame/Frame.tsx';
import { AppsRoute } from '../launcher/AppsRoute.tsx';
import { HomeRoute } from '../launcher/HomeRoute.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { moduleRoutes } from './moduleRoutes.tsx';
import { appsPath, homePath, notAuthorizedPath, tabStatusPath } from './paths.ts';
import { RouteError } from './RouteError.tsx';
import { loadScreen } from './ScreenLoadError.ts';

const loadTabStatus = async () => {
  const { TabStatusRoute } = await loadScreen(() => import('../status/TabStatusRoute.tsx'));
  return { Component: TabStatusRoute };
};

/** Every route of the portal for a signed-in person, derived from the catalog. */
export function createRoutes(portal: Portal): RouteObject[] {
  return [
    {
      path: '/',
      element: <Frame />,
      errorElement: <RouteError isFullPage />,
      children: [
        {
          // The frame stays while a screen loads or after it fails.
          errorElement: <RouteError />,
          hydrateFallbackElement: <LoadingScreen />,
          loader: ({ request }) => enterRequestedProgram(portal, request.url),
          shouldRevalidate: ({ nextUrl }) => nextUrl.searchParams.has('program'),
          children: [
            {
              index: true,
              loader: () => redirectVendor(portal),
              // Selecting a group changes only the query and should not wait for a loader.
              shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
              element: <HomeRoute />,
            },
            { path: appsPath, element: <AppsRoute /> },
            ...moduleRoutes(portal.catalog),
            { path: tabStatusPath, lazy: loadTabStatus },
            { path: notAuthorizedPath, element: <NotAuthorized /> },
            { path: '*', element: <NotFound /> },
          ],
        },
      ],
    },
  ];
}

/** The special vendor users start at vendor creation, in the program of their company. */
async function redirectVendor({ catalog, configuration, session, switchProgram }: Portal) {
  const target = vendorRedirect(configuration.vendorRedirects, session.profile.userName);
  if (target === null) return null;
  await switchProgram(target.program);
  return redirect(catalog.modules.vendorCreation.basePath + target.query);
}

/** Selects the program that `?program=` names, then goes on without it. Without access to it the person sees the 401 page. */
async function enterRequestedProgram({ switchProgram }: Portal, requestUrl: string) {
  const { requestedId, address } = takeRequestedProgram(requestUrl);
  if (address === requestUrl) return null;
  // A request has no fragment. When the page is opened, it is in the location.
  const { href, hash } = location;
  const { pathname, search } = new URL(address);
  const target = ownAddress(pathname + search + (href === requestUrl + hash ? hash : ''), portalRoot());
  if (target === null) return replace(homePath);
  if (requestedId === null) return replace(target);
  const result = await switchProgram({ id: requestedId });
  if (result === 'refused') return replace(notAuthorizedPath);
  if (result === 'unknown') {
    throw new Error(
      `The permitted programs could not be loaded, so the program ${requestedId} of the address was not selected. Try again.`,
    );
  }
  return replace(target);
}
