import type { Profile } from './claims.schemas.ts';

/** There is no access token at all: the person is on the way to `/Account/ExpiredSession`. */
export class MissingTokenError extends Error {
  override readonly name = 'MissingTokenError';
  constructor() {
    super('There is no access token, so nothing can be asked of the services. Sign in again.');
  }
}

/** The session is over: the person is on the way to `/Error/sessionExpired`, or is asked to sign in again in place. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
  constructor(cause?: unknown) {
    super('The session has ended, so nothing can be asked of the services. Sign in again.', { cause });
  }
}

/** The access token could not be renewed; the session may well go on. */
export class RenewalUnreachableError extends Error {
  override readonly name = 'RenewalUnreachableError';
  constructor(cause?: unknown) {
    super('The identity provider gave no new access token. The renewal is tried again; check the connection.', {
      cause,
    });
  }
}

/** How the session stands, for those who look at the page. */
export type SessionStatus =
  | { readonly kind: 'good' }
  /** Renewal keeps failing, or is not possible: the session ends at this moment, in milliseconds of the epoch. */
  | { readonly kind: 'ending'; readonly endsAt: number }
  /** There is no usable token, and the page was kept: it holds unsaved work, or the provider may still answer. */
  | { readonly kind: 'ended' };

/** What became of a sign-in in a window of its own. */
export type SignInAgainResult =
  | 'signedIn'
  /** Somebody else signed in there. The page belongs to the first person, so nothing was taken over. */
  | 'otherPerson'
  /** The browser opened no window. */
  | 'blocked'
  /** The person opened a newer window, which this one gave way to. */
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
  getAccessToken(this: void): Promise<string>;

  /**
   * A token other than one that a service has refused: the one held, if it is newer, or else that of one silent renewal, which all who
   * ask at the same time share.
   *
   * @throws MissingTokenError | SessionEndedError | RenewalUnreachableError
   */
  replaceAccessToken(this: void, refused: string): Promise<string>;

  /** The token of this tab's own session, for the hub; null if there is none. */
  getHubAccessToken(this: void): string | null;

  /**
   * Ends the session of this tab and shows a page about it; the address is remembered, so that signing in leads back. A page with unsaved
   * work stays, and says that the session has ended.
   *
   * @param path `/Error/sessionExpired` or `/Account/ExpiredSession`
   */
  leaveTo(this: void, path: string): void;

  /** How the session stands. */
  status(this: void): SessionStatus;
  /** Calls the listener when {@link Session.status} changes; returns the way to stop it. */
  subscribe(this: void, listener: () => void): () => void;

  /** Signs the same person in again in a window; the page stays. To be called in the handler of a press, or browsers open no window. */
  signInAgain(this: void): Promise<SignInAgainResult>;
  /** Signs in again by leaving the page, and leads back to it. Unsaved work is to be asked about first. */
  signInByRedirect(this: void): void;
  /** Says how to find out whether the page holds unsaved work, which keeps it from being left when the session ends. */
  keepPageWhile(this: void, hasUnsavedWork: () => boolean): void;
}
