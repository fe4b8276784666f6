import type { Profile } from './claims.schemas.ts';

/** There is no access token. The portal is loading `/Account/ExpiredSession`. */
export class MissingTokenError extends Error {
  override readonly name = 'MissingTokenError';
  constructor() {
    super('There is no access token, so nothing can be asked of the services. Sign in again.');
  }
}

/** The session is over. The portal is loading `/Error/sessionExpired`, or asks the person to sign in again in place. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
  constructor(cause?: unknown) {
    super('The session has ended, so nothing can be asked of the services. Sign in again.', { cause });
  }
}

/** The access token could not be renewed. The session may still be valid. */
export class RenewalUnreachableError extends Error {
  override readonly name = 'RenewalUnreachableError';
  constructor(cause?: unknown) {
    super('The identity provider gave no new access token. Check the connection.', {
      cause,
    });
  }
}

/** The state of the session, as the page shows it. */
export type SessionStatus =
  | { readonly kind: 'good' }
  /** Renewal keeps failing or is not possible. The session ends at this moment, in milliseconds of the epoch. */
  | { readonly kind: 'ending'; readonly endsAt: number }
  /** There is no valid token, and the provider does not answer. Renewal is tried again: the session may go on. */
  | { readonly kind: 'unreachable' }
  /** The session is over. The page stays, because it holds unsaved work. */
  | { readonly kind: 'ended' };

/** The result of a sign-in in a separate window. */
export type SignInAgainResult =
  | 'signedIn'
  /** Another person signed in there. The page belongs to the first person, so it does not use the new session. */
  | 'otherPerson'
  /** The browser opened no window. */
  | 'blocked'
  /** The person opened a newer window, which replaced this one. */
  | 'replaced'
  | 'failed';

/** A signed-in person's session. */
export interface Session {
  readonly profile: Profile;

  /**
   * The access token, renewed first if it has expired.
   *
   * @throws MissingTokenError | SessionEndedError | RenewalUnreachableError
   */
  readonly getAccessToken: () => Promise<string>;

  /**
   * Returns another token than the one that a service refused: the current one if it is newer, else the result of a silent renewal.
   * Concurrent callers share one renewal.
   *
   * @throws MissingTokenError | SessionEndedError | RenewalUnreachableError
   */
  readonly replaceAccessToken: (refused: string) => Promise<string>;

  /** The token of this tab's session, for the hub; null if there is none. */
  readonly getHubAccessToken: () => string | null;

  /**
   * Ends the session of this tab and loads a page about it. Sign-in then leads back to the present address. A page with unsaved work stays
   * and says that the session has ended.
   *
   * @param path `/Error/sessionExpired` or `/Account/ExpiredSession`
   */
  readonly endAt: (path: string) => void;

  /** The state of the session. */
  readonly status: () => SessionStatus;
  /** Calls the listener when {@link Session.status} changes. Returns a function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;

  /** Signs the same person in again in a window. The page stays. Call it in the handler of a press, or browsers open no window. */
  readonly signInAgain: () => Promise<SignInAgainResult>;
  /** Signs in again by leaving the page, and leads back to it. Ask about unsaved work first. */
  readonly signInByRedirect: () => void;
  /** Sets the check for unsaved work. While it returns true, the page stays when the session ends. */
  readonly keepPageWhile: (hasUnsavedWork: () => boolean) => void;
}
