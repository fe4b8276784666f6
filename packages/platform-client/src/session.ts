/** Sign-in by OpenID Connect: the session of a person, which all tabs of the origin share, and its end. */
import { loadAhead } from '@gantry/base/loading';
import { loadAddress } from './addresses/loadPage.ts';
import { addressOf, pathOf, portalRoot } from './addresses/portalBase.ts';
import { silentRenewPath } from './auth/addresses.ts';
import { createAuthentication, type Authentication, type AuthenticationOptions } from './auth/authentication.ts';
import type { EnteredSession, Entrance, Unsent } from './auth/Entrance.ts';
import { preloadSignIn } from './auth/identityProvider.ts';
import { takeReturnAddress } from './auth/returnAddress.ts';
import { createServerClock } from './auth/serverClock.ts';
import type { Session } from './auth/Session.ts';
import type { UserStore } from './auth/userStore.ts';
import type { IdentityOptions, PlatformOptions, TelemetryOptions } from './PlatformOptions.ts';
import { sessionStore } from './storage/browserStorage.ts';

export { goToSignOut } from './auth/signOut.ts';
export type { Session } from './auth/Session.ts';
export type { PlatformOptions } from './PlatformOptions.ts';

type Parts<Name extends 'flags' | 'offline' | 'telemetry' | 'uploads'> = {
  readonly [Part in Name]?: Partial<NonNullable<PlatformOptions[Part]>>;
};

/** A platform as an app names it. The `config.json` of a portal fits. What is left out is as in a portal that leaves it out. */
export interface SignInOptions
  extends
    Partial<Omit<PlatformOptions, 'identity' | 'flags' | 'offline' | 'telemetry' | 'uploads'>>,
    Parts<'flags' | 'offline' | 'uploads'> {
  readonly identity: Pick<IdentityOptions, 'authority' | 'clientId' | 'scope'> & Partial<IdentityOptions>;
  readonly services: PlatformOptions['services'];
  readonly telemetry?: Pick<TelemetryOptions, 'endpoint'> & Partial<TelemetryOptions>;
}

/** What only a person can decide. */
export type SignInQuestion =
  /** The session is over: sign in again? */
  | { readonly kind: 'ended' }
  /** Somebody's link leads to the sign-out. It deletes what is not sent yet. */
  | { readonly kind: 'signOut'; readonly unsent: readonly Unsent[] }
  /** Sign-in or sign-out failed, for this reason in words for a log: try again? */
  | { readonly kind: 'failed'; readonly reason: string };

/** A signed-in person, from whom the calls, the writes and the uploads begin. */
export interface SignedIn {
  readonly configuration: PlatformOptions;
  readonly session: Session;
  /** The user of this tab, in its session storage. */
  readonly users: Pick<UserStore, 'key' | 'read'>;
}

const importCleanUp = () => import('./signOutCleanUp.ts');

/**
 * Signs in and out, for the portal, which has pages of its own for each {@link Entrance}. What a browser holds of a person goes with the sign-out. Its
 * parts are in this repository alone: another app takes {@link signIn}.
 */
export const openEntrance = (
  options: Pick<AuthenticationOptions, 'clock' | 'isOffline' | 'ownsKept'> & Pick<SignedIn, 'configuration'>,
): Authentication =>
  createAuthentication({
    ...options,
    importKept: () => import('./services/offline/openOffline.ts'),
    // An app that keeps nothing may share its outbox with one that does.
    unsentOf: async (subject) => (await importCleanUp()).unsentOf(subject),
    cleanUp: async (person) => (await importCleanUp()).cleanUp(options.configuration, person),
  });

/**
 * Does what a session needs once its page is shown.
 *
 * @param isGiven whether another tab has given it
 */
export function settleSession(session: Session, isGiven = false): void {
  // A renewal an hour from now must not depend on a file that a new build has replaced.
  void loadAhead(preloadSignIn);
  // The provider is asked silently about the session of another tab. Its answer may end the session.
  if (isGiven)
    session.replaceAccessToken(session.getHubAccessToken() ?? '').catch((error: unknown) => {
      // An ended session has its own page.
      if (session.status().kind !== 'ended') console.warn('The session is not confirmed.', error);
    });
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

function platformOf(options: SignInOptions): PlatformOptions {
  const { identity, flags, offline, services, telemetry, uploads, ...rest } = options;
  const addresses = Object.entries(services).map(([name, address]) => [name, withoutSlash(address)]);
  return {
    product: 'gantry',
    environment: '',
    versionLabel: '',
    ...rest,
    // The names are those that were given.
    services: Object.fromEntries(addresses) as PlatformOptions['services'],
    offline: { days: 7, keyHours: 24, ...offline },
    uploads: { tus: [], ...uploads },
    ...(telemetry && { telemetry: { samplePercent: 10, traceparent: [], ...telemetry } }),
    identity: {
      claims: {},
      parameters: {},
      metadata: {},
      renewal: 'frame',
      ...identity,
      authority: withoutSlash(identity.authority),
    },
    // A file may have it as a text.
    flags: { OFFLINE: String(flags?.OFFLINE) === 'true' },
  };
}

const never = () => new Promise<never>(() => undefined);
const isServerReachable = () =>
  fetch(portalRoot(), { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

async function begin(configuration: PlatformOptions, entered: EnteredSession): Promise<SignedIn> {
  const { createSession } = await import('./auth/createSession.ts');
  const session = createSession({ ...entered, isServerReachable });
  settleSession(session, entered.user.isGiven);
  return { configuration, session, users: entered.provider.users };
}

/**
 * Signs the person of this browser in: by the session of another tab, or at the provider, which leaves the page. The app's one page answers every
 * address below its root, so that it also answers the addresses that the provider redirects to: `/signin-oidc`, `/silentrenew`, `/logout/callback`.
 *
 * @param ask shows a question, and resolves once the person agrees
 * @returns resolves with the session; never if the browser leaves the page
 */
export async function signIn(
  options: SignInOptions,
  ask: (question: SignInQuestion) => Promise<unknown>,
): Promise<SignedIn> {
  if (pathOf(location.pathname) === silentRenewPath) {
    // The page that opened this frame has the library, which reads the provider's answer.
    parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin);
    return never();
  }
  const configuration = platformOf(options);
  const { enter } = openEntrance({
    configuration,
    isOffline: false,
    ownsKept: false,
    clock: createServerClock(),
  });
  let entrance: Entrance = await enter();
  for (;;) {
    if (entrance.kind === 'leaving') return never();
    if (entrance.kind === 'application' && entrance.session !== null) return begin(configuration, entrance.session);
    if (entrance.kind === 'failed') {
      await ask({ kind: 'failed', reason: entrance.reason });
      entrance = await entrance.retry();
    } else if (entrance.kind === 'asking') {
      await ask({ kind: 'signOut', unsent: entrance.unsent });
      entrance = await entrance.signOut();
    } else {
      await ask({ kind: 'ended' });
      loadAddress(addressOf(takeReturnAddress(sessionStore, portalRoot())));
      return never();
    }
  }
}
