import type { Environment } from '@gantry/base/environment';

/** What a new connection is given. `Way` names the ways to connect of its transport, such as WebSockets. */
export interface Opening<Way extends string = string> {
  /** The ways that it may use, in the order in which they are tried. */
  readonly ways: readonly Way[];
  readonly accessToken: () => Promise<string>;
  readonly environment: Environment;
  readonly warn: (message: string) => void;
  /** Call it with a list of items, or with what the source sent instead of a list. */
  readonly onItems: (items: unknown) => void;
  readonly onClose: () => void;
}

/** One connection to a live source: it is started once and ends once. */
export interface LiveConnection {
  /** Resolves once the connection is open. Rejects with {@link UnauthorizedError} if the source refuses the token, and with {@link BusyError} if it says when to
   * come back. */
  readonly start: () => Promise<void>;
  /** Closes the connection, also during its start. */
  readonly stop: () => Promise<void>;
}

/** The source answered 401, so another access token is needed. */
export class UnauthorizedError extends Error {
  override readonly name = 'UnauthorizedError';
  constructor() {
    super('The access token was refused, so notifications do not arrive live. Renew the token or sign in again.');
  }
}

/** The source asks for no attempt until later. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  /** In milliseconds. */
  readonly waitMs: number;

  constructor(waitMs: number) {
    super('The source of live notifications asks to be tried later, so notifications do not arrive live until then.');
    this.waitMs = waitMs;
  }
}
