import * as v from 'valibot';
import type { Configuration } from '../config/configuration.ts';
import { loadAddress } from '../addresses/loadPage.ts';
import { addressOf, pathOf, portalRoot } from '../addresses/portalBase.ts';
import { localStore, sessionStore, type SafeStorage } from '../storage/browserStorage.ts';
import { storageProbeKey } from '../storage/stored.ts';
import { isPublicPath, signInCallbackPath, signOutCallbackPath, signOutPath } from './addresses.ts';
import { parseProfile } from './claims.schemas.ts';
import { createSession, identityOf } from './createSession.ts';
import { leaveFor, leaving, type Entrance, type EntranceTrouble } from './Entrance.ts';
import { returnAddress } from './returnAddress.ts';
import type { ServerClock } from './serverClock.ts';
import type { PortalUserManager } from './userManager.ts';
import { countSignInAttempt, forgetSignInAttempts } from './signInAttempts.ts';
import { signInInWindow } from './signInInWindow.ts';
import { troubleOf, withoutRequest } from './signInTrouble.ts';
import { createSignOut, type SignOutOptions } from './signOut.ts';
import { noteSignOutsSeen, wasSignedOut } from './signOutStamps.ts';
import { createIdentityProvider } from './identityProvider.ts';
import type { StoredUser } from './userStore.ts';

/** The portal's side of sign-in, before there is an application. */
export interface Authentication {
  /** Handles the present address: completes or begins a sign-in, ends a session, or continues the existing one. */
  readonly enter: () => Promise<Entrance>;
}

export interface AuthenticationOptions {
  readonly configuration: Pick<Configuration, 'identity' | 'product'>;
  readonly clock: ServerClock;
  readonly cleanUp: SignOutOptions['cleanUp'];
}

const stateSchema = v.object({ returnTo: v.string() });

const returnToOf = (state: unknown): string => {
  const result = v.safeParse(stateSchema, state);
  return returnAddress(result.success ? result.output.returnTo : '/', portalRoot());
};

/** Notes the last address that the portal's own policy refused. The error of the request does not name the cause. */
function watchPolicy(): () => string | null {
  let refused: string | null = null;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective === 'connect-src') refused = blockedURI;
  });
  return () => refused;
}

/** True if the values of a storage outlive the page. */
function outlivesPage(storage: SafeStorage): boolean {
  storage.setItem(storageProbeKey, '1');
  const isLasting = storage.isLasting();
  storage.removeItem(storageProbeKey);
  return isLasting;
}

/** Signs people in and out with the identity provider of the configuration. */
export function createAuthentication({ configuration, clock, cleanUp }: AuthenticationOptions): Authentication {
  const provider = createIdentityProvider(configuration.identity, portalRoot(), clock);
  const { users } = provider;
  const signOut = createSignOut({ provider, cleanUp });
  const refusedAddress = watchPolicy();

  const failed = (error: unknown, trouble: EntranceTrouble, retry: () => Promise<Entrance>): Entrance => {
    const address = refusedAddress();
    const isPolicy = trouble.kind === 'unreachable' && address !== null;
    return {
      kind: 'failed',
      action: 'signIn',
      trouble: isPolicy ? { kind: 'policy', address } : trouble,
      reason: withoutRequest(error),
      retry,
    };
  };

  const begin = (user: StoredUser): Entrance => {
    const profile = parseProfile(user.profile, configuration);
    forgetSignInAttempts(sessionStore);
    const session = createSession({
      provider,
      user,
      profile,
      canRenewInFrame: configuration.identity.renewal === 'frame',
      load: (path) => loadAddress(addressOf(path)),
    });
    return { kind: 'application', session };
  };

  /** Signs in without a lasting storage. A redirect would lose its state, but a window can report to the page that opened it. */
  const signInFromMemory = async (returnTo: string): Promise<Entrance> => {
    const user = await signInInWindow(provider);
    if (user === 'blocked') return blockedStorage(returnTo, 'windowBlocked');
    if (typeof user === 'string') return blockedStorage(returnTo);
    history.replaceState(null, '', addressOf(returnTo));
    return begin(user);
  };
  const blockedStorage = (returnTo: string, kind: 'storage' | 'windowBlocked' = 'storage'): Entrance =>
    failed('The browser keeps nothing for this page.', { kind }, () => signInFromMemory(returnTo));

  const signIn = async (address: string): Promise<Entrance> => {
    const returnTo = returnAddress(address, portalRoot());
    const retry = () => {
      forgetSignInAttempts(sessionStore);
      return leaveFor(() => loadAddress(addressOf(returnTo)));
    };
    if (!countSignInAttempt(sessionStore)) {
      return failed('Sign-in was begun too often.', { kind: 'tooManyAttempts' }, retry);
    }
    // The window of a sign-in opens only if nothing is left to load after the press.
    const manager = await provider.load();
    if (!outlivesPage(localStore) && !outlivesPage(sessionStore)) return blockedStorage(returnTo);
    try {
      await manager.signinRedirect({ state: { returnTo }, nonce: crypto.randomUUID(), redirectMethod: 'replace' });
      // This point is reached only if the browser restores the page from its back-forward cache.
      return await leaveFor(() => location.reload());
    } catch (error) {
      return failed(error, troubleOf(error), retry);
    }
  };

  /** The address at which the sign-in began. It is read before the answer, which may be an error. */
  const wantedAddress = async ({ settings }: PortalUserManager): Promise<string> => {
    const state = new URL(location.href).searchParams.get('state');
    const text = state === null ? null : await settings.stateStore.get(state);
    return returnToOf(text === null ? null : v.parse(v.object({ data: v.unknown() }), JSON.parse(text)).data);
  };

  const finishSignIn = async (): Promise<Entrance> => {
    const manager = await provider.load();
    const returnTo = await wantedAddress(manager).catch(() => '/');
    try {
      const user = await manager.signinCallback();
      // This is the window of a sign-in in place. It has reported to its opener and closes.
      if (user === undefined) return leaving;
      noteSignOutsSeen(localStore, sessionStore);
      history.replaceState(null, '', addressOf(returnTo));
      return begin(user);
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble.kind === 'forgotten' && !outlivesPage(localStore) && !outlivesPage(sessionStore)) {
        // No storage outlives the page, so this is a window, and its opener holds the state of the sign-in.
        await manager.signinPopupCallback();
        return leaving;
      }
      if (trouble.kind === 'forgotten') return signIn('/');
      users.remove();
      return failed(error, trouble, () => leaveFor(() => loadAddress(addressOf(returnTo))));
    }
  };

  const enter = async (): Promise<Entrance> => {
    const path = pathOf(location.pathname).replace(/\/+$/, '').toLowerCase();
    if (path === signInCallbackPath) return finishSignIn();
    if (path === signOutPath) return signOut.enter();
    if (path === signOutCallbackPath) return signOut.finish();
    const user = users.read();
    if (user !== null && wasSignedOut(localStore, sessionStore, identityOf(user))) {
      users.remove();
    } else if (user !== null && (user.expires_at ?? 0) > Date.now() / 1000) {
      try {
        return begin(user);
      } catch (error) {
        users.remove();
        return failed(error, troubleOf(error), () => signIn(location.href));
      }
    }
    if (isPublicPath(path)) return { kind: 'application', session: null };
    return signIn(location.href);
  };

  return { enter };
}
