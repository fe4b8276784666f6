/** The longest lead: a token of an hour is renewed a minute before its end, or earlier. */
const longestLead = 60;
/** A token of seconds is renewed when a quarter of its lifetime is left; with a fixed lead it would renew in a loop. */
const leadShare = 0.25;
/** Browsers that signed in together, at the start of a shift, must not renew together. */
const longestSpread = 30;
const spreadShare = 0.125;
/** How long before its end a session that cannot be renewed is spoken of. */
const longestWarning = 120;
const longestRetry = 60;

/** When a token began and when it ends, in seconds of the epoch. */
export interface TokenLifetime {
  readonly startsAt: number;
  readonly expiresAt: number;
}

const shareOf = ({ startsAt, expiresAt }: TokenLifetime, share: number, longest: number): number =>
  Math.min(longest, Math.max(0, expiresAt - startsAt) * share);

/**
 * How many seconds from now a token is to be renewed; 0 if it is due.
 *
 * @param random from 0 to 1; spreads the renewals of many browsers
 */
export function secondsUntilRenewal(lifetime: TokenLifetime, now: number, random: number): number {
  const lead = shareOf(lifetime, leadShare, longestLead) + random * shareOf(lifetime, spreadShare, longestSpread);
  return Math.max(0, lifetime.expiresAt - lead - now);
}

/** How many seconds from now a person is told that the session ends: two minutes before it, or half of a shorter lifetime. */
export function secondsUntilWarning(lifetime: TokenLifetime, now: number): number {
  return Math.max(0, lifetime.expiresAt - shareOf(lifetime, 0.5, longestWarning) - now);
}

/**
 * How many seconds to wait after this many failed renewals in a row: full jitter below 2, 4, 8 … 60, so that browsers that lost a
 * provider together do not come back together. Never less than a second.
 */
export function secondsUntilRetry(failures: number, random: number): number {
  return Math.max(1, random * Math.min(longestRetry, 2 ** failures));
}
