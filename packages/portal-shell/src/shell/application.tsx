import '@gantry/ui-kit/fallbackFonts.css';
import { loadAhead } from '@gantry/ui-kit';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { loadAddress } from '../addresses/loadPage.ts';
import { addressOf, hrefOf, pathOf } from '../addresses/portalBase.ts';
import { isPublicPath } from '../auth/addresses.ts';
import type { Session } from '../auth/Session.ts';
import type { Configuration } from '../config/configuration.ts';
import type { Deployment } from '../deployment/deployment.ts';
import { loadFonts } from '../entry/fonts.ts';
import { isHere, isPressedByFinger } from '../frameParts/press.ts';
import { loadMessages, messagesFor, type Language } from '../languages/index.ts';
import type { FirstCalls } from '../portal/firstCalls.ts';
import { PortalProvider, createPortal, prefetchAccess, usePastStart } from '../portal/index.ts';
import { createLaterCenter, type LaterCenter } from './notifications/LaterCenter.ts';
import { PortalNotifications } from './notifications/PortalNotifications.tsx';
import { localStore, sessionStore } from '../storage/browserStorage.ts';
import { shownNameKey } from '../storage/stored.ts';
import { preferredLanguage } from '../preferences/effectivePreferences.ts';
import { createPreferencesStore, readPreferences } from '../preferences/preferencesStore.ts';
import { PreferencesProvider, type Navigate } from '../preferences/PreferencesProvider.tsx';
import { createPublicRoutes, createSignedOutRoutes } from './routes/createPublicRoutes.tsx';
import { createRoutes } from './routes/createRoutes.tsx';
import { errorReference, journal } from '../telemetry/journal.ts';
import { navigationEnd, routerReady, tellingAtOnce } from './routes/routerState.ts';

/** The entry's results that the application starts with. */
export interface StartContext {
  readonly configuration: Configuration;
  /** Null on a page that needs no sign-in. */
  readonly session: Session | null;
  /** The services, which have been asked already; null without a session. */
  readonly firstCalls: FirstCalls | null;
  /** Where the application is drawn. */
  readonly root: HTMLElement;
  readonly deployment: Deployment;
  /** Called once what a person sees at first is there. */
  readonly onPastStart: () => void;
  /** Starts a sign-in that returns to the present address. */
  readonly signInAgain: () => void;
}

/** How long the hub may be lost before the portal asks whether a sign-on proxy is the cause. */
const suspicionMs = 8000;

const routing = { basename: addressOf('/') };

const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Calls back once, when what a person sees at first is there. */
function PastStart({ onReach }: { readonly onReach: () => void }) {
  const isPastStart = usePastStart();
  useEffect(() => {
    if (isPastStart) onReach();
  }, [isPastStart, onReach]);
  return null;
}

/** Loads the messages in the person's language. Without them the portal starts in English, and {@link PreferencesProvider} says so. */
export const loadLanguage = (session: Session | null): Promise<void> =>
  loadMessages(preferredLanguage(readPreferences(localStore), session?.profile.locale ?? null)).catch(() => undefined);

/** Notes what happens in this tab. Without it the tab works, so a failure to load it is only logged. */
async function watchThisTab(
  configuration: Configuration,
  { build, isSignedOutByProxy }: Deployment,
  center: LaterCenter,
): Promise<void> {
  try {
    const telemetry = await loadAhead(() => import('../telemetry/startTelemetry.ts'));
    telemetry?.startTelemetry(configuration, build);
    const { connection } = await center.preload();
    let suspicion: ReturnType<typeof setTimeout> | undefined;
    connection.subscribe(() => {
      const state = connection.get();
      journal.note('hub', { state });
      clearTimeout(suspicion);
      // A sign-on proxy may stand in front of the hub, too. The tabs of all people do not ask together when the hub starts again.
      if (state === 'reconnecting' || state === 'unauthorized')
        suspicion = setTimeout(() => void isSignedOutByProxy(suspicionMs), suspicionMs * (0.5 + Math.random()));
    });
  } catch (error) {
    console.warn('What happens in this tab is not noted.', error);
  }
}

/** Renders the portal for a signed-in person, and only the public pages for others. */
export async function startApplication({
  configuration,
  session,
  firstCalls,
  root,
  deployment,
  onPastStart,
  signInAgain,
}: StartContext): Promise<void> {
  const preferences = createPreferencesStore(localStore, window);
  const publicRoutes = createPublicRoutes(configuration, signInAgain);
  const draw = (profileLanguage: Language | null, navigate: Navigate, children: ReactNode) => {
    const application = (
      <StrictMode>
        <PreferencesProvider
          store={preferences}
          profileLanguage={profileLanguage}
          navigate={navigate}
          errorReference={errorReference}
        >
          {children}
        </PreferencesProvider>
      </StrictMode>
    );
    // Rendered in short slices, the page answers to a touch meanwhile. The static frame stays until all of it is there.
    startTransition(() => createRoot(root).render(application));
  };

  if (session === null || firstCalls === null) {
    loadFonts(localStore);
    // Any other page needs a sign-in, which the entry begins.
    const load: Navigate = (href) => loadAddress(hrefOf(href));
    const reload = () => location.reload();
    draw(
      null,
      load,
      <RouterProvider
        router={tellingAtOnce(createBrowserRouter(createSignedOutRoutes(publicRoutes, reload), routing))}
      />,
    );
    return;
  }

  const { locale } = session.profile;
  // The pages about an ended session use this language.
  preferences.set({ profileLanguage: locale });
  const getMessages = () => messagesFor(preferredLanguage(preferences.get(), locale));
  const portal = createPortal({ configuration, session, deployment, ...firstCalls, getMessages });
  const router = createBrowserRouter([...publicRoutes, ...createRoutes(portal)], routing);
  // The press of a link shows its page in the same task: in slices, frames of the page that is left would come between.
  const navigate: Navigate = (href, options) =>
    void router.navigate(pathOf(href), { replace: isHere(href), ...options, flushSync: !isPressedByFinger() });
  deployment.askBefore(async () => {
    await navigationEnd(router);
    return portal.leaveGuards.mayLeave();
  });
  const center = createLaterCenter(async () => {
    const { createPortalNotifications } = await import('./notifications/createPortalNotifications.ts');
    return createPortalNotifications(portal, navigate, getMessages);
  });
  const pastStart = () => {
    // Each step of a font's arrival lays the page out anew, and the first render needs that time.
    loadFonts(localStore);
    onPastStart();
    void watchThisTab(configuration, deployment, center);
  };
  sessionStore.setItem(shownNameKey, session.profile.completeName);
  if (!isPublicPath(pathOf(location.pathname))) {
    // Home is drawn once and with its tiles, in place of the static frame, if the menu's answer has arrived already.
    const ready = Promise.all([prefetchAccess(portal.queryClient, portal), routerReady(router)]);
    await Promise.race([ready, nextTask()]);
  }
  draw(
    locale,
    navigate,
    <PortalProvider portal={portal}>
      <PastStart onReach={pastStart} />
      <PortalNotifications center={center}>
        <RouterProvider router={tellingAtOnce(router)} />
      </PortalNotifications>
    </PortalProvider>,
  );
}
