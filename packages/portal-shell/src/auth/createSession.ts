import type { User, UserManager } from 'oidc-client-ts';
import { clearAccessTokenCopy, readAccessTokenCopy, writeAccessTokenCopy } from './accessTokenCopy.ts';
import { expiredSessionPath, sessionExpiredPath } from './addresses.ts';
import type { Profile } from './claims.schemas.ts';
import { createRenewal } from './renewal.ts';
import { secondsUntilRenewal, secondsUntilRetry, type TokenLife } from './renewalSchedule.ts';
import { rememberReturnAddress } from './returnAddress.ts';
import { MissingTokenError, SessionEndedError, type Session } from './Session.ts';
import { createSessionChannel } from './sessionChannel.ts';
import { readStoredToken, userStorageKey } from './storedToken.ts';

const secondsNow = () => Date.now() / 1000;

/** What a session is made from. */
export interface SessionOptions {
  readonly manager: UserManager;
  /** As it lies in session storage, accepted already. */
  readonly user: User;
  readonly profile: Profile;
  /** Loads another address of the portal. */
  readonly load: (path: string) => void;
}

/** Begins the session of a signed-in user: keeps the token fresh, hands it out, and follows the end of the session in another tab. */
export function createSession({ manager, user, profile, load }: SessionOptions): Session {
  const { authority, client_id: clientId } = manager.settings;
  const tokenKey = userStorageKey({ authority, clientId });
  const channel = createSessionChannel();
  const renewFrame = createRenewal(manager);
  let life: TokenLife = { startsAt: user.profile.iat, expiresAt: user.expires_at ?? 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOver = false;

  const clear = () => {
    isOver = true;
    clearTimeout(timer);
    sessionStorage.removeItem(tokenKey);
    clearAccessTokenCopy(localStorage);
  };

  const leaveTo = (path: string) => {
    if (isOver) return;
    rememberReturnAddress(sessionStorage, location);
    clear();
    load(path);
  };

  const renew = async (): Promise<string> => {
    try {
      const renewed = await renewFrame();
      failures = 0;
      life = { startsAt: secondsNow(), expiresAt: renewed.expires_at ?? 0 };
      writeAccessTokenCopy(localStorage, renewed.access_token);
      schedule(secondsUntilRenewal(life, secondsNow()));
      return renewed.access_token;
    } catch (error) {
      if (error instanceof SessionEndedError) {
        channel.announceEnd();
        leaveTo(sessionExpiredPath);
      } else {
        schedule(secondsUntilRetry(++failures));
      }
      throw error;
    }
  };

  const renewInTime = () => {
    renew().catch((error: unknown) => console.warn('The access token was not renewed.', error));
  };

  function schedule(seconds: number): void {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(renewInTime, seconds * 1000);
  }

  /** Timers stand still while a computer sleeps, so what is due is looked at again when the person is back. */
  const catchUp = () => {
    if (document.visibilityState === 'visible') schedule(secondsUntilRenewal(life, secondsNow()));
  };
  document.addEventListener('visibilitychange', catchUp);
  window.addEventListener('online', catchUp);
  channel.onEnd(() => leaveTo(sessionExpiredPath));

  writeAccessTokenCopy(localStorage, user.access_token);
  schedule(secondsUntilRenewal(life, secondsNow()));

  const stored = () => {
    const token = readStoredToken(sessionStorage, tokenKey);
    if (token !== null) return token;
    leaveTo(expiredSessionPath);
    throw new MissingTokenError();
  };

  return {
    profile,
    getAccessToken: async () => {
      const { accessToken, expiresAt } = stored();
      return expiresAt > secondsNow() ? accessToken : renew();
    },
    replaceAccessToken: async (refused) => {
      const { accessToken } = stored();
      return accessToken === refused ? renew() : accessToken;
    },
    getHubAccessToken: () => readAccessTokenCopy(localStorage),
    leaveTo,
  };
}
