import type { PlatformOptions } from '../PlatformOptions.ts';
import { loadAddress, untilLeft } from '../addresses/loadPage.ts';
import { addressOf, pathOf, portalRoot } from '../addresses/portalBase.ts';
import { localStore, sessionStore, type SafeStorage } from '../storage/browserStorage.ts';
import { keptPersonEnded, keptPersonKey, markEnded, storageProbeKey } from '../storage/stored.ts';
import { isPublicPath, signInCallbackPath, signOutCallbackPath, signOutPath } from './addresses.ts';
import { parseProfile } from './claims.schemas.ts';
import { leaveFor, leaving, type Entrance, type EntranceTrouble } from './Entrance.ts';
import { userOfOpenTab } from './openTab.ts';
import type * as KeptPart from './keptPerson.ts';
import { returnAddress } from './returnAddress.ts';
import type { ServerClock } from './serverClock.ts';
import { countSignInAttempt, forgetSignInAttempts } from './signInAttempts.ts';
import { signInInWindow } from './signInInWindow.ts';
import { troubleOf, withoutRequest } from './signInTrouble.ts';
import { createSessionChannel } from './sessionChannel.ts';
import { createSignOut, type SignOutOptions } from './signOut.ts';
import { lastSignOut, noteSignOutSeen, wasSignedOut } from './signOutStamps.ts';
import { createIdentityProvider } from './identityProvider.ts';
import { identityOf, isCurrent, type StoredUser } from './userStore.ts';

/** The portal's side of sign-in, before there is an application. */
export interface Authentication {
  /** Handles the present address: completes or begins a sign-in, ends a session, or continues the existing one. */
  readonly enter: () => Promise<Entrance>;
}

export interface AuthenticationOptions extends Pick<SignOutOptions, 'cleanUp' | 'unsentOf'> {
  readonly configuration: Pick<PlatformOptions, 'flags' | 'identity' | 'offline' | 'product'>;
  /** True if the portal's server was not reached. Then nobody can sign in, and the person of the last visit may read what was kept. */
  readonly isOffline: boolean;
  readonly clock: ServerClock;
  /** True if this app alone says whether anything is kept at its origin: without the flag OFFLINE it deletes what was kept. */
  readonly ownsKept: boolean;
  /** Loads what a time without a network needs, which few visits do. */
  readonly importKept: () => Promise<Pick<typeof KeptPart, 'keptPerson' | 'forgetKept'>>;
}

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
export function createAuthentication({
  configuration,
  isOffline,
  clock,
  cleanUp,
  unsentOf,
  importKept,
  ownsKept,
}: AuthenticationOptions): Authentication {
  const provider = createIdentityProvider(configuration.identity, clock);
  const { users } = provider;
  const channel = createSessionChannel();
  const signOut = createSignOut({ provider, channel, cleanUp, unsentOf });
  const refusedAddress = watchPolicy();
  const canRenewInFrame = configuration.identity.renewal === 'frame';
  const load = (path: string) => loadAddress(addressOf(path));

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

  /**
   * Deletes what is kept of a person for a time without a network: now, and at the next start if this page is left before. Without a person it is what
   * is kept of all.
   */
  const endKept = (person = '') => {
    if (localStore.getItem(keptPersonKey) === null) return;
    markEnded(localStore, person);
    importKept()
      .then(({ forgetKept }) => forgetKept(localStore, person))
      .catch((error: unknown) => console.warn('What was kept of the ended session was not deleted yet.', error));
  };

  // No function that lives on may name the user here: its tokens would stay in memory after the end of the session.
  const begin = (user: StoredUser): Entrance => {
    const profile = parseProfile(user.profile, configuration);
    forgetSignInAttempts(sessionStore);
    return { kind: 'application', session: { provider, user, profile, channel, canRenewInFrame, endKept, load } };
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
    // The browser would show its own page instead of the provider's.
    if (isOffline) return failed('There is no network.', { kind: 'unreachable' }, () => leaveFor(() => load(returnTo)));
    const retry = () => {
      forgetSignInAttempts(sessionStore);
      return leaveFor(() => load(returnTo));
    };
    if (!countSignInAttempt(sessionStore)) {
      return failed('Sign-in was begun too often.', { kind: 'tooManyAttempts' }, retry);
    }
    // The window of a sign-in opens only if nothing is left to load after the press.
    const manager = await provider.load();
    if (!outlivesPage(localStore) && !outlivesPage(sessionStore)) return blockedStorage(returnTo);
    try {
      await manager.leave(returnTo);
      // This point is reached only if the browser restores the page from its back-forward cache.
      return await leaveFor(() => untilLeft(() => location.reload()));
    } catch (error) {
      return failed(error, troubleOf(error), retry);
    }
  };

  const finishSignIn = async (): Promise<Entrance> => {
    const manager = await provider.load();
    // It is read before the answer, which may be an error.
    const returnTo = returnAddress(await manager.comeBack().catch(() => '/'), portalRoot());
    try {
      const user = await manager.signinCallback();
      // This is the window of a sign-in in place. It has reported to its opener and closes.
      if (user === undefined) return leaving;
      noteSignOutSeen(sessionStore, lastSignOut(localStore));
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
      return failed(error, trouble, () => leaveFor(() => load(returnTo)));
    }
  };

  /** The user of this tab, as long as the token is valid. */
  const ownUser = (): StoredUser | null => {
    const user = users.read();
    if (user === null || !wasSignedOut(localStore, sessionStore, identityOf(user)))
      return user !== null && isCurrent(user) ? user : null;
    users.remove();
    return null;
  };

  /** Who may read what was kept; null if nobody may. */
  const userOfLastVisit = async (): Promise<StoredUser | null> => {
    const part = await importKept().catch(() => null);
    return part?.keptPerson(localStore, users.key, configuration.offline.days) ?? null;
  };

  const enter = async (): Promise<Entrance> => {
    const isUnwanted = ownsKept && !configuration.flags.OFFLINE;
    const kept = localStore.getItem(keptPersonKey);
    if (isUnwanted) endKept();
    else if (kept?.startsWith(keptPersonEnded)) endKept(kept.slice(keptPersonEnded.length));
    const path = pathOf(location.pathname).replace(/\/+$/, '').toLowerCase();
    if (path === signInCallbackPath) return finishSignIn();
    if (path === signOutPath) return signOut.enter();
    if (path === signOutCallbackPath) return signOut.finish();
    // A tab with the session of another one asks the provider about it in a frame.
    const mayAskTabs = canRenewInFrame && !isPublicPath(path);
    const user =
      ownUser() ??
      (mayAskTabs ? await userOfOpenTab(users, channel) : null) ??
      (isOffline && !isPublicPath(path) ? await userOfLastVisit() : null);
    if (user !== null) {
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
