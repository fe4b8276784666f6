import { localStore, sessionStore } from '../storage/browserStorage.ts';
import { holdLock } from '../storage/holdLock.ts';
import { clearTraces, endedLock } from '../storage/stored.ts';
import { expiredSessionPath, sessionExpiredPath } from './addresses.ts';
import type { Profile } from './claims.schemas.ts';
import { createRenewal, newerSharedToken, tokensOf, type RenewalProvider } from './renewal.ts';
import { untilLeft } from '../addresses/loadPage.ts';
import { portalRoot } from '../addresses/portalBase.ts';
import { rememberReturnAddress, returnAddress } from './returnAddress.ts';
import { MissingTokenError, RenewalUnreachableError, SessionEndedError, type Session } from './Session.ts';
import type { EndReason, SessionChannel } from './sessionChannel.ts';
import { createSessionStatus } from './sessionStatus.ts';
import { lifetimeOf, secondsUntilRenewal, secondsUntilRetry } from './renewalSchedule.ts';
import { clearSharedToken, sharedTokenKey, writeSharedToken, type HeldTokens } from './sharedToken.ts';
import { signInInWindow, type WindowProvider } from './signInInWindow.ts';
import { lastSignOut, noteSignOutSeen, signOutSeen, wasSignedOut } from './signOutStamps.ts';
import type { IdentityProvider } from './identityProvider.ts';
import { identityOf, type StoredUser } from './userStore.ts';

const secondsNow = () => Date.now() / 1000;

export interface SessionOptions {
  readonly provider: Pick<IdentityProvider, 'bindTo' | 'users'> & RenewalProvider & WindowProvider;
  /** The user in session storage, after the checks. */
  readonly user: StoredUser;
  readonly profile: Profile;
  /** Listens to the other tabs since before the user was read. */
  readonly channel: SessionChannel;
  /** True if a hidden frame can renew. A provider on another site finds no session in a frame. */
  readonly canRenewInFrame: boolean;
  /** Deletes what is kept of a person for a time without a network. */
  readonly endKept: (person: string) => void;
  /** Loads another address of the portal. */
  readonly load: (path: string) => void;
  /** Whether the portal's server answers. Without a network nobody can sign in, so the session may go on. */
  readonly isServerReachable: () => Promise<boolean>;
}

/** Begins the session of a signed-in user. It renews the token and follows the session's changes in other tabs. */
export function createSession(options: SessionOptions): Session {
  const { provider, user, profile, channel, canRenewInFrame, endKept, load, isServerReachable } = options;
  let identity = identityOf(user);
  let held: HeldTokens | null = null;
  let lifetime = lifetimeOf(user.profile.iat, user.expires_at ?? 0, secondsNow());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hasUnsavedWork = () => false;
  let endPath = sessionExpiredPath;
  const status = createSessionStatus();
  provider.bindTo(identity.subject);

  /** Replaces the current tokens. */
  const hold = (tokens: HeldTokens, startsAt: number) => {
    held = tokens;
    lifetime = { startsAt, expiresAt: tokens.expiresAt };
    failures = 0;
    status.good(canRenewInFrame ? null : lifetime);
    schedule(secondsUntilRenewal(lifetime, secondsNow(), Math.random()));
  };

  /** Shares the access token with the other tabs of this person. */
  const share = ({ accessToken, expiresAt }: HeldTokens) => {
    // Without a network a session begins without a token.
    if (accessToken !== '') writeSharedToken(localStore, { ...identity, accessToken, expiresAt });
  };
  const renewInBrowser = createRenewal({ provider, identity: () => identity, held: () => held, share });

  const takeFromOtherTab = (tokens: HeldTokens) => {
    hold(tokens, secondsNow());
    provider.users.keepTokens(tokens);
  };

  const end = (reason: EndReason | 'left', path: string) => {
    if (held === null) return;
    held = null;
    endPath = path;
    clearTimeout(timer);
    // Browsers keep no page in memory that holds a lock. Going back to a page whose session is over would show it, and its token stays in its
    // scripts. A page that leaves before the lock is held may be kept.
    const isKeptOut = holdLock(endedLock);
    provider.users.remove();
    if (reason !== 'left') {
      clearSharedToken(localStore, identity);
      endKept(identity.subject);
    }
    if (reason === 'signedOut') clearTraces(sessionStore, identity.subject);
    else rememberReturnAddress(sessionStore, location.href, portalRoot());
    if (hasUnsavedWork()) status.ended();
    else void isKeptOut.then(() => load(path));
  };

  const renew = async (): Promise<string> => {
    try {
      const { tokens, isFromOtherTab } = await renewInBrowser();
      if (held === null) throw new SessionEndedError();
      if (tokens.accessToken === held.accessToken) return tokens.accessToken;
      if (isFromOtherTab) {
        takeFromOtherTab(tokens);
      } else {
        hold(tokens, secondsNow());
        if (tokens.idToken !== undefined) channel.announceRenewal(tokens.idToken, identity);
      }
      return tokens.accessToken;
    } catch (error) {
      if (error instanceof SessionEndedError) {
        if (held !== null) channel.announceEnd('expired', identity);
        end('expired', sessionExpiredPath);
      } else {
        status.failing(lifetime);
        schedule(secondsUntilRetry(++failures, Math.random()));
      }
      throw error;
    }
  };

  const renewInTime = () => {
    renew().catch((error: unknown) => console.warn('The access token was not renewed.', error));
  };

  function schedule(seconds: number): void {
    clearTimeout(timer);
    // A longer time would overflow the timer, which would then fire at once.
    if (held !== null && canRenewInFrame) timer = setTimeout(renewInTime, Math.min(seconds * 1000, 2 ** 31 - 1));
  }

  /** Handles what this tab missed while it was suspended: a sign-out, a renewal by another tab, a late timer. */
  const catchUp = () => {
    if (held === null) return;
    if (wasSignedOut(localStore, sessionStore, identity)) {
      end('signedOut', sessionExpiredPath);
      return;
    }
    const shared = newerSharedToken(identity, held);
    if (shared !== null) takeFromOtherTab(shared);
    else if (document.visibilityState === 'visible') {
      schedule(secondsUntilRenewal(lifetime, secondsNow(), Math.random()));
    }
  };
  document.addEventListener('visibilitychange', catchUp);
  document.addEventListener('resume', catchUp);
  window.addEventListener('pageshow', ({ persisted }) => {
    catchUp();
    if (held !== null || !persisted || hasUnsavedWork()) return;
    // The browser has kept the page after all. What it shows is not for the next person.
    document.documentElement.hidden = true;
    untilLeft(() => load(endPath));
  });
  window.addEventListener('online', catchUp);
  window.addEventListener('storage', ({ key }) => {
    if (key === sharedTokenKey(identity.subject)) catchUp();
  });
  hold(tokensOf(user), lifetime.startsAt);
  // Without a network nobody has given a token.
  if (user.access_token === '') status.failing(lifetime);
  if (wasSignedOut(localStore, sessionStore, identity)) end('signedOut', sessionExpiredPath);
  else share(tokensOf(user));

  channel.join({
    identity: () => identity,
    onEnd: (reason) => end(reason, sessionExpiredPath),
    onRenewal: (idToken) => {
      if (held !== null) held = { ...held, idToken };
    },
    give: (key) => {
      // This tab may have slept since the question.
      catchUp();
      const stored = provider.users.read();
      if (held === null || held.expiresAt <= secondsNow() || !canRenewInFrame) return null;
      if (stored === null || provider.users.key !== key) return null;
      const { accessToken, expiresAt, idToken } = held;
      const user = { ...stored, access_token: accessToken, expires_at: expiresAt, id_token: idToken };
      return { user, signOutSeen: signOutSeen(sessionStore) };
    },
  });

  const tokens = () => {
    if (held === null) throw new SessionEndedError();
    return held;
  };

  /** Without a frame, only the person can sign in again, here or in another tab. Otherwise the session is over in every tab. */
  const tokenOfOtherTab = async (present: HeldTokens, path: string, ended: Error): Promise<string> => {
    const find = () => newerSharedToken(identity, present);
    // Without a network nobody can sign in, and what was kept may be read on. So it may if the session began without one.
    if (find() === null && (present.accessToken === '' || !(await isServerReachable()))) {
      status.failing(lifetime);
      throw new RenewalUnreachableError();
    }
    const shared = find();
    if (shared === null) {
      channel.announceEnd('expired', identity);
      end('expired', path);
      throw ended;
    }
    takeFromOtherTab(shared);
    return shared.accessToken;
  };

  return {
    profile,
    getAccessToken: async () => {
      const present = tokens();
      if (present.expiresAt > secondsNow()) return present.accessToken;
      return canRenewInFrame ? renew() : tokenOfOtherTab(present, expiredSessionPath, new MissingTokenError());
    },
    replaceAccessToken: async (refused) => {
      const present = tokens();
      if (present.accessToken !== refused) return present.accessToken;
      return canRenewInFrame ? renew() : tokenOfOtherTab(present, sessionExpiredPath, new SessionEndedError());
    },
    getHubAccessToken: () => held?.accessToken ?? null,
    endAt: (path) => end('left', path),
    status: status.get,
    subscribe: status.subscribe,
    signInAgain: async () => {
      const result = await signInInWindow(provider);
      if (typeof result === 'string') return result;
      identity = identityOf(result);
      noteSignOutSeen(sessionStore, lastSignOut(localStore));
      hold(tokensOf(result), secondsNow());
      share(tokensOf(result));
      return 'signedIn';
    },
    signInByRedirect: () => {
      hasUnsavedWork = () => false;
      const address = returnAddress(location.href, portalRoot());
      if (held === null) load(address);
      else end('left', address);
    },
    keepPageWhile: (question) => {
      hasUnsavedWork = question;
    },
  };
}
