import { backoffCeiling } from '@gantry/base/retry';

/** The longest lead in seconds. A token of an hour is renewed a minute before its end, or earlier. */
const longestLead = 60;
/** The lead of a short token, as a share of its lifetime. With a fixed lead, a token of seconds would be renewed in a loop. */
const leadShare = 0.25;
/** The longest random spread in seconds. Browsers that signed in together, at the start of a shift, must not renew together. */
const longestSpread = 30;
const spreadShare = 0.125;
/** The longest warning, in seconds, before the end of a session that cannot be renewed. */
const longestWarning = 120;
const retries = { shortest: 2, longest: 60 };

/** The start and the end of a token, in seconds of the epoch. */
export interface TokenLifetime {
  readonly startsAt: number;
  readonly expiresAt: number;
}

/**
 * The lifetime of a stored token.
 *
 * @param issuedAt by the provider's clock; the two others are by the device's. A device that is behind would see a token of the future, whose
 * end nobody is warned of
 */
export const lifetimeOf = (issuedAt: number | undefined, expiresAt: number, now: number): TokenLifetime => ({
  startsAt: Math.min(issuedAt ?? now, now),
  expiresAt,
});

const shareOf = ({ startsAt, expiresAt }: TokenLifetime, share: number, longest: number): number =>
  Math.min(longest, Math.max(0, expiresAt - startsAt) * share);

/**
 * The seconds until a token must be renewed; 0 if it is due.
 *
 * @param random from 0 to 1; spreads the renewals of many browsers
 */
export function secondsUntilRenewal(lifetime: TokenLifetime, now: number, random: number): number {
  const lead = shareOf(lifetime, leadShare, longestLead) + random * shareOf(lifetime, spreadShare, longestSpread);
  return Math.max(0, lifetime.expiresAt - lead - now);
}

/** The seconds until the warning that the session ends: two minutes before the end, or half of a shorter lifetime. */
export function secondsUntilWarning(lifetime: TokenLifetime, now: number): number {
  return Math.max(0, lifetime.expiresAt - shareOf(lifetime, 0.5, longestWarning) - now);
}

/**
 * The seconds to wait after this many failed renewals in a row: full jitter below 2, 4, 8 … 60, but at least one second. The jitter keeps
 * browsers that lost the provider together from returning together.
 */
export function secondsUntilRetry(failures: number, random: number): number {
  return Math.max(1, random * backoffCeiling(retries, failures));
}
