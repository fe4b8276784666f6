import '@gantry/ui-kit/fallbackFonts.css';
import { loadAhead } from '@gantry/base/loading';
import type { Readable } from '@gantry/base/observable';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter, createMemoryRouter, type RouteObject } from 'react-router-dom';
import { loadAddress } from '@gantry/platform-client/addresses/loadPage';
import { addressOf, hrefOf, pathOf } from '@gantry/platform-client/addresses/portalBase';
import { isPublicPath } from '@gantry/platform-client/auth/addresses';
import type { Session } from '@gantry/platform-client/auth/Session';
import type { Configuration } from '../config/configuration.ts';
import type { Deployment } from '@gantry/platform-client/deployment/deployment';
import { loadFonts } from '../entry/fonts.ts';
import { isHomeOffered, takeKeptHome } from '../entry/keptHome.ts';
import { isHere, isPressedByFinger } from '../screens/parts/press.ts';
import { languageOf, loadMessages, messagesFor, type Language } from '../languages/index.ts';
import { languageTroubles } from '../languages/languageTroubles.ts';
import type { FirstCalls } from '../portal/firstCalls.ts';
import { PortalProvider, createPortal, prefetchAccess, usePastStart } from '../portal/index.ts';
import { createLaterCenter, type LaterCenter } from './notifications/LaterCenter.ts';
import { PortalNotifications } from './notifications/PortalNotifications.tsx';
import { localStore } from '@gantry/platform-client/storage/browserStorage';
import { preferredLanguage } from '../preferences/effectivePreferences.ts';
import { followPreferences } from '../preferences/followPreferences.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { createPreferencesStore } from '../preferences/preferencesStore.ts';
import { PreferencesProvider, type Navigate } from '../preferences/PreferencesProvider.tsx';
import { createPublicRoutes, createSignedOutRoutes } from './routes/createPublicRoutes.tsx';
import { createRoutes } from './routes/createRoutes.tsx';
import { errorReference, journal } from '@gantry/platform-client/telemetry/journal';
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

type Router = ReturnType<typeof createBrowserRouter>;
const ignore = () => undefined;

const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Calls back once React has drawn. */
function Drawn({ onDraw }: { readonly onDraw: () => void }) {
  useEffect(onDraw, [onDraw]);
  return null;
}

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
  loadMessages(preferredLanguage(readPreferences(localStore), languageOf(session?.profile.locale ?? null))).catch(
    () => undefined,
  );

/** Notes what happens in this tab. Without it the tab works, so a failure to load it is only logged. */
async function watchThisTab(
  configuration: Configuration,
  { build, isSignedOutByProxy }: Deployment,
  center: LaterCenter,
): Promise<void> {
  try {
    const telemetry = await loadAhead(() => import('@gantry/platform-client/telemetry/startTelemetry'));
    telemetry?.startTelemetry(configuration, build, languageTroubles);
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
  const within = (
    profileLanguage: Language | null,
    navigate: Navigate,
    children: ReactNode,
    programZone?: Readable<string | null>,
  ) => (
    <StrictMode>
      <PreferencesProvider
        store={preferences}
        profileLanguage={profileLanguage}
        navigate={navigate}
        {...(programZone && { programZone })}
        errorReference={errorReference}
      >
        {children}
      </PreferencesProvider>
    </StrictMode>
  );

  if (session === null || firstCalls === null) {
    loadFonts(localStore);
    // Any other page needs a sign-in, which the entry begins.
    const load: Navigate = (href) => loadAddress(hrefOf(href));
    const reload = () => location.reload();
    const router = createBrowserRouter(createSignedOutRoutes(publicRoutes, reload), routing);
    const application = within(null, load, <RouterProvider router={tellingAtOnce(router)} />);
    startTransition(() => createRoot(root).render(application));
    return;
  }

  const profileLanguage = languageOf(session.profile.locale);
  // The pages about an ended session use this language.
  preferences.set({ profileLanguage });
  const getMessages = () => messagesFor(preferredLanguage(preferences.get(), profileLanguage));
  const portal = await createPortal({ ...firstCalls, configuration, session, deployment, getMessages });
  const { personal, program } = portal;
  if (configuration.services.settings !== undefined)
    followPreferences(preferences, personal.settings, matchMedia('(pointer: coarse)').matches);
  const programZone = {
    get: () => configuration.programTimeZones[program.get()?.id ?? ''] ?? null,
    subscribe: program.subscribe,
  };
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
    return createPortalNotifications(portal, navigate, getMessages, preferences);
  });
  const inPortal = (router: Router, center: LaterCenter, pressWanted: () => void, onReach: () => void) =>
    within(
      profileLanguage,
      navigate,
      <PortalProvider portal={portal}>
        <Drawn onDraw={pressWanted} />
        <PastStart onReach={onReach} />
        <PortalNotifications center={center}>
          <RouterProvider router={tellingAtOnce(router)} />
        </PortalNotifications>
      </PortalProvider>,
      programZone,
    );
  /** The first page of some routes at the start of a visit, before the answers and before anything is loaded later. */
  const atStart = async (routes: RouteObject[]) => {
    const first = createMemoryRouter(routes, { ...routing, initialEntries: [addressOf('/')] });
    await routerReady(first);
    return inPortal(
      first,
      createLaterCenter(() => Promise.reject(new Error('Nothing loads here.'))),
      ignore,
      ignore,
    );
  };
  const pastStart = () => {
    // Each step of a font's arrival lays the page out again, and the first render needs that time.
    loadFonts(localStore);
    onPastStart();
    // What waits from an earlier visit is sent, and a module may write later without a network.
    void portal.outbox.open();
    void watchThisTab(configuration, deployment, center);
    void loadAhead(() => import('./keptHome/keepHome.tsx')).then((kept) =>
      kept?.keepHome({ portal, preferences, atStart }),
    );
  };
  const ready = routerReady(router);
  if (isHomeOffered(root)) await ready;
  else if (!isPublicPath(pathOf(location.pathname))) {
    // Home is drawn once and with its tiles if the menu's answer has arrived already.
    await Promise.race([Promise.all([prefetchAccess(portal), ready]), nextTask()]);
  }
  // A link may have been pressed by now.
  const isHomeKept = isHomeOffered(root) && router.state.location.pathname === addressOf('/');
  const application = inPortal(router, center, takeKeptHome(root), pastStart);
  // Rendered in short slices, the page answers to a touch meanwhile. What the page shows stays until all of it is there.
  startTransition(() => {
    // An error says that something has changed since the last visit, and that React has drawn all of it again.
    if (isHomeKept) hydrateRoot(root, application, { onRecoverableError: ignore });
    else createRoot(root).render(application);
  });
}
