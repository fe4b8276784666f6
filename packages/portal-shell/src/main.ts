/** The entry: configuration, then session, then the application. Until there is a session, nothing of React is loaded. */
import { loadAhead } from '@gantry/base/loading';
import { loadAddress } from '@gantry/platform-client/addresses/loadPage';
import { addressOf, pathOf, portalBase, portalRoot } from '@gantry/platform-client/addresses/portalBase';
import {
  isEntrancePath,
  isPublicPath,
  signInCallbackPath,
  signOutCallbackPath,
  signOutPath,
} from '@gantry/platform-client/auth/addresses';
import type { EnteredSession, Entrance } from '@gantry/platform-client/auth/Entrance';
import { preloadSignIn, SignInLoadError } from '@gantry/platform-client/auth/identityProvider';
import { takeReturnAddress } from '@gantry/platform-client/auth/returnAddress';
import { createServerClock } from '@gantry/platform-client/auth/serverClock';
import { currentSubject, openSubject } from '@gantry/platform-client/auth/storedToken';
import { openEntrance, settleSession } from '@gantry/platform-client/session';
import { askForConfiguration, takeConfiguration } from './config/askedConfiguration.ts';
import { addLanguages } from './languages/languages.ts';
import { loadConfiguration } from './config/loadConfiguration.ts';
import type { Configuration } from './config/configuration.ts';
import { buildOf } from '@gantry/platform-client/deployment/buildVersion';
import { createDeployment, watchDeployment } from '@gantry/platform-client/deployment/deployment';
import { configurationPage, drawEntrance, pageOf, proxySignInPage } from './entry/entrancePages.ts';
import { drawFatalPage, drawStatusPage, entryMessages, loadExpectations } from './entry/FatalPage.ts';
import { canShowPortal, wordsId } from './entry/oldBrowser.ts';
import { localStore, sessionStore } from '@gantry/platform-client/storage/browserStorage';

const root = document.querySelector<HTMLElement>('#root') ?? document.body.appendChild(document.createElement('div'));

const importApplication = () => import('./shell/application.tsx');
/** A small part of the application, which arrives before the rest. */
const importFirstCalls = () => import('./portal/firstCalls.ts');

const reload = () => location.reload();
const deployment = createDeployment({ build: buildOf(document), storage: sessionStore, fetch, reload });

function drawApplicationError(cause: 'unreachable' | 'missing' | 'failed'): void {
  const { application: messages, reload: label } = entryMessages();
  drawFatalPage(root, pageOf(messages.title, messages[cause], label));
}

/** Reloads the page once, because a new build may have replaced the part that could not be loaded, or says what happened. */
async function recoverPart(): Promise<void> {
  const recovery = await deployment.recover();
  if (recovery === 'signedOut') drawFatalPage(root, proxySignInPage(entryMessages()));
  else if (recovery !== 'reloading') drawApplicationError(recovery);
}

async function drawStartError(error: unknown): Promise<void> {
  console.error('The portal could not start.', error);
  if (error instanceof SignInLoadError) await recoverPart();
  else drawApplicationError('failed');
}

/** The configuration, and whether it is the last good one because the portal's server was not reached. */
interface Loaded {
  readonly configuration: Configuration;
  readonly isOffline: boolean;
}

/** Begins the session. Its tokens are kept by nothing else, since they end with it. */
async function beginSession({ configuration, isOffline }: Loaded, options: EnteredSession | null) {
  if (options === null) return { session: null, firstCalls: null, onPastStart: () => void loadAhead(preloadSignIn) };
  const { beginFirstCalls, createSession } = await importFirstCalls();
  const isServerReachable = async () => (await askForConfiguration().catch(() => null)) !== null;
  const session = createSession({ ...options, isServerReachable });
  const { users } = options.provider;
  const firstCalls = beginFirstCalls({ configuration, session, users }, { ...deployment, isOffline });
  const { isGiven } = options.user;
  return { session, firstCalls, onPastStart: () => settleSession(session, isGiven) };
}

async function loadApplication(loaded: Loaded, options: EnteredSession | null) {
  const [begun, application] = await Promise.all([beginSession(loaded, options), importApplication()]);
  await application.loadLanguage(begun.session);
  return { ...begun, application };
}

async function startApplication(loaded: Loaded, entrance: Entrance): Promise<void> {
  if (entrance.kind === 'leaving') return;
  if (entrance.kind !== 'application') {
    await drawEntrance(root, entrance, (next) => {
      next.then((after) => startApplication(loaded, after)).catch(drawStartError);
    });
    return;
  }
  const begun = await loadApplication(loaded, entrance.session).catch((error: unknown) => {
    console.error('The application could not be loaded.', error);
    return null;
  });
  if (begun === null) {
    await recoverPart();
    return;
  }
  const { application, ...rest } = begun;
  await application.startApplication({
    ...rest,
    configuration: loaded.configuration,
    root,
    deployment,
    // The address needs a session, so loading it begins a sign-in.
    signInAgain: () => loadAddress(addressOf(takeReturnAddress(sessionStore, portalRoot()))),
  });
}

/** Fetches what this visit is going to need while the configuration is fetched. */
async function fetchEarly(): Promise<void> {
  const path = pathOf(location.pathname);
  // A window of a sign-in reports to the page that opened it, and closes.
  const isArriving = path === signInCallbackPath && window.opener === null;
  const now = Date.now() / 1000;
  const isSignedIn =
    currentSubject(sessionStore, now) !== null ||
    (!isEntrancePath(path) && (await openSubject(localStore, now)) !== null);
  if (isSignedIn || isArriving) {
    // What goes wrong here goes wrong again, and is reported, where the application is started.
    for (const load of [importFirstCalls, importApplication]) load().catch(() => undefined);
  }
  if (!isSignedIn && !isPublicPath(path)) void loadAhead(preloadSignIn);
}

async function start(): Promise<void> {
  // The router knows Home with the slash alone.
  if (location.pathname === portalBase)
    history.replaceState(null, '', addressOf('/') + location.search + location.hash);
  watchDeployment(deployment, window);
  void fetchEarly();
  const clock = createServerClock();
  const result = await loadConfiguration(takeConfiguration(), {
    onAnswer: ({ response, at }) => clock.learn(response.headers.get('date'), at),
    storage: localStore,
  });
  if (result.kind !== 'loaded') {
    drawFatalPage(root, await configurationPage(result, entryMessages(), loadExpectations));
    return;
  }
  const { configuration, isKept: isOffline = false } = result;
  addLanguages(configuration.languages);
  if ([signOutPath, signOutCallbackPath].includes(pathOf(location.pathname))) {
    drawStatusPage(root, entryMessages().loggingOut);
  }
  await startApplication(
    { configuration, isOffline },
    await openEntrance({ configuration, isOffline, clock, ownsKept: true }).enter(),
  );
}

if (canShowPortal()) {
  document.querySelector(`#${wordsId}`)?.remove();
  start().catch(drawStartError);
}
