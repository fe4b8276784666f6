import type { Profile } from './claims.schemas.ts';

/** There is no access token at all: the person is on the way to `/Account/ExpiredSession`. */
export class MissingTokenError extends Error {
  override readonly name = 'MissingTokenError';
  constructor() {
    super('There is no access token, so nothing can be asked of the services. Sign in again.');
  }
}

/** The identity provider said that the session is over: the person is on the way to `/Error/sessionExpired`. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
  constructor(cause?: unknown) {
    super('The session has ended, so nothing can be asked of the services. Sign in again.', { cause });
  }
}

/** The identity provider gave no answer to a renewal; the session may well go on. */
export class RenewalUnreachableError extends Error {
  override readonly name = 'RenewalUnreachableError';
  constructor(cause?: unknown) {
    super('The identity provider did not answer, so the access token could not be renewed. Check the connection.', {
      cause,
    });
  }
}

/** A signed-in person's session. When a token cannot be had because there is no session any more, it sends the person to the page that says so. */
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

  /** The token that lies in local storage for the hub; null when there is none. */
  getHubAccessToken(this: void): string | null;

  /**
   * Ends the session of this browser and shows a page about it; the address is remembered, so that signing in leads back.
   *
   * @param path `/Error/sessionExpired` or `/Account/ExpiredSession`
   */
  leaveTo(this: void, path: string): void;
}
