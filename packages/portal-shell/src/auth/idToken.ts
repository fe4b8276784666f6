/** The claims of an id token that say who issued it, for whom and for how long. */
export interface IdTokenClaims {
  readonly iss?: unknown;
  readonly aud?: unknown;
  readonly exp?: unknown;
}

/** Clocks differ; this much, in seconds, is forgiven. */
const clockTolerance = 300;

/**
 * Checks what oidc-client-ts leaves to its caller: the issuer, the audience and the expiry (OpenID Connect Core §3.1.3.7). The signature
 * is not checked, as the token comes straight from the token endpoint.
 *
 * @param now in seconds
 * @throws an Error that says which of them is wrong
 */
export function checkIdToken(claims: IdTokenClaims, expected: { issuer: string; clientId: string }, now: number): void {
  const refuse = (what: string): never => {
    throw new Error(
      `The id token ${what}, so the sign-in is not accepted. Check the identity provider of the configuration.`,
    );
  };
  const withoutSlash = (address: unknown) => String(address).replace(/\/+$/, '');
  if (withoutSlash(claims.iss) !== withoutSlash(expected.issuer))
    refuse(`was issued by ${String(claims.iss)}, not by ${expected.issuer}`);
  const audience = Array.isArray(claims.aud) ? claims.aud : [claims.aud];
  if (!audience.includes(expected.clientId)) refuse(`is not meant for ${expected.clientId}`);
  if (typeof claims.exp !== 'number' || claims.exp + clockTolerance < now) refuse('has expired');
}
