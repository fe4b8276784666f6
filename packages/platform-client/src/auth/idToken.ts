import { IdTokenError, ServerClocksError } from './idTokenErrors.ts';

export interface ExpectedIdToken {
  readonly issuer: string;
  readonly clientId: string;
}

/** The accepted difference between servers' clocks, in seconds. */
const clockTolerance = 300;

const withoutSlash = (address: unknown) => String(address).replace(/\/+$/, '');

/**
 * Checks what oidc-client-ts does not: issuer, audience, authorized party and expiry (OpenID Connect Core §3.1.3.7). It does not check
 * the signature, because the token comes directly from the token endpoint, or the nonce, which the library checks.
 *
 * @param now the servers' time in seconds. If it is null, the token's own time of issue counts
 * @throws IdTokenError | ServerClocksError
 */
export function checkIdToken(
  claims: Readonly<Record<string, unknown>>,
  { issuer, clientId }: ExpectedIdToken,
  now: number | null,
): void {
  const { iss, aud, azp, sub, exp, iat } = claims;
  if (withoutSlash(iss) !== withoutSlash(issuer)) {
    throw new IdTokenError('iss', `was issued by ${String(iss)}, not by ${issuer}`);
  }
  const audience = Array.isArray(aud) ? aud : [aud];
  if (!audience.includes(clientId)) throw new IdTokenError('aud', `is not meant for ${clientId}`);
  if (azp !== undefined && azp !== clientId) throw new IdTokenError('azp', 'was given to another client');
  if (typeof sub !== 'string' || sub === '') throw new IdTokenError('sub', 'names no person');
  if (typeof exp !== 'number' || (typeof iat === 'number' && exp <= iat)) {
    throw new IdTokenError('exp', 'has no end that can be used');
  }
  if (now === null || exp + clockTolerance >= now) return;
  // The token was just requested. If it is new by its issuer's clock, the clocks are wrong, not the token.
  if (typeof iat === 'number') throw new ServerClocksError();
  throw new IdTokenError('exp', 'has expired');
}
