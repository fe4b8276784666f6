/** The entry: configuration, then session, then the application. Until there is a session, nothing of React is loaded. */
import { signOutPath } from './auth/addresses.ts';
import { createAuthentication, type Entrance } from './auth/authentication.ts';
import { takeReturnAddress } from './auth/returnAddress.ts';
import { hasStoredSession } from './auth/storedToken.ts';
import { loadConfiguration, type ConfigurationResult } from './config/loadConfiguration.ts';
import type { Configuration } from './config/configuration.ts';
import { drawFatalPage, drawStatusPage, entryMessages } from './entry/FatalPage.ts';
import { forgetPush } from './push/forgetPush.ts';

const root = document.querySelector<HTMLElement>('#root') ?? document.body.appendChild(document.createElement('div'));
const reload = () => location.reload();

function drawConfigurationError(result: Exclude<ConfigurationResult, { kind: 'loaded' }>): void {
  const { configuration: texts, reload: label, tryAgain } = entryMessages();
  const { title } = texts;
  if (result.kind === 'unreachable') {
    drawFatalPage(root, {
      title,
      description: texts.unreachable(result.status),
      action: { label: tryAgain, onPress: reload },
    });
  } else if (result.kind === 'malformed') {
    drawFatalPage(root, { title, description: texts.malformed(result.reason), action: { label, onPress: reload } });
  } else {
    const details = result.problems.map(({ key, expected, isMissing }) => {
      const write = isMissing ? texts.missing : texts.wrong;
      return {
        name: key || texts.root,
        text: expected === 'knownKey' ? texts.unknown : write(texts.expectations[expected]),
      };
    });
    drawFatalPage(root, { title, description: texts.invalid, details, action: { label, onPress: reload } });
  }
}

function drawSignInError({ isUnreachable, reason, retry }: Extract<Entrance, { kind: 'failed' }>): void {
  console.warn('Sign-in or sign-out did not succeed.', reason);
  const { signIn: texts, tryAgain } = entryMessages();
  drawFatalPage(root, {
    title: isUnreachable ? texts.unreachableTitle : texts.failedTitle,
    description: isUnreachable ? texts.unreachable : texts.failed,
    action: { label: tryAgain, onPress: retry },
  });
}

const importApplication = () => import('./shell/application.tsx');

/** A build that has been replaced takes its files along; one reload gets the page of the new one. */
const reloadedKey = 'gantry.reloaded_for_new_build';

async function startApplication(configuration: Configuration, entrance: Entrance) {
  if (entrance.kind === 'failed') return drawSignInError(entrance);
  if (entrance.kind === 'leaving') return undefined;
  const application = await importApplication().catch((error: unknown) => {
    console.error('The application could not be loaded.', error);
    return null;
  });
  if (application !== null) {
    sessionStorage.removeItem(reloadedKey);
    application.startApplication({
      configuration,
      session: entrance.session,
      root,
      // The address needs a session, so loading it begins a sign-in.
      signInAgain: () => location.assign(takeReturnAddress(sessionStorage, location.origin)),
    });
  } else if (sessionStorage.getItem(reloadedKey) === null) {
    sessionStorage.setItem(reloadedKey, '1');
    reload();
  } else {
    const { application: texts, reload: label } = entryMessages();
    drawFatalPage(root, { ...texts, action: { label, onPress: reload } });
  }
  return undefined;
}

/** Someone with a session is going to need the application, so it is fetched while the configuration is. */
function fetchApplicationEarly(): void {
  // What goes wrong here goes wrong again, and is told, where the application is started.
  if (hasStoredSession(sessionStorage)) importApplication().catch(() => undefined);
}

async function start(): Promise<void> {
  fetchApplicationEarly();
  const result = await loadConfiguration();
  if (result.kind !== 'loaded') return drawConfigurationError(result);
  if (location.pathname === signOutPath) drawStatusPage(root, entryMessages().loggingOut);
  const authentication = createAuthentication(result.configuration, forgetPush);
  return startApplication(result.configuration, await authentication.enter());
}

start().catch((error: unknown) => {
  console.error('The portal could not start.', error);
  const { application: texts, reload: label } = entryMessages();
  drawFatalPage(root, { ...texts, action: { label, onPress: reload } });
});
