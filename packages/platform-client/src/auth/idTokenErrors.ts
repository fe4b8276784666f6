/** The claims that decide whether an id token is accepted. */
export type JudgedClaim = 'iss' | 'aud' | 'azp' | 'sub' | 'nonce' | 'exp' | 'iat';

export class IdTokenError extends Error {
  override readonly name = 'IdTokenError';
  readonly claim: JudgedClaim;
  constructor(claim: JudgedClaim, what: string) {
    super(
      `The id token ${what} (claim "${claim}"), so the sign-in is not accepted. Check the identity provider of the configuration.`,
    );
    this.claim = claim;
  }
}

/** The id token is new by its issuer's clock, but expired long ago by the clock of the portal's server. */
export class ServerClocksError extends Error {
  override readonly name = 'ServerClocksError';
  constructor() {
    super(
      "The clocks of the identity provider and of the portal's server differ by more than the life of a token, so the sign-in is not accepted. Set both clocks.",
    );
  }
}

/** The answer to a renewal is about another person, who is now signed in at the provider. The first person's session is over. */
export class OtherPersonError extends Error {
  override readonly name = 'OtherPersonError';
  constructor() {
    super('The identity provider answered for another person, so the token is not used. Sign in again.');
  }
}
