/** One connection to a live source: it is started once and ends once. */
export interface LiveConnection {
  /** Sets the handler of the items that the source sends: a list, or what it sent in the place of one. */
  readonly onItems: (handler: (items: unknown) => void) => void;
  readonly onclose: (handler: () => void) => void;
  /** Resolves once the connection is open. Rejects with {@link UnauthorizedError} if the source refuses the token. */
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
