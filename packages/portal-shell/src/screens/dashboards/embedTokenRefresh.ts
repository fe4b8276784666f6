import { backoffCeiling } from '@gantry/base/retry';

const longestLead = 120;
const leadShare = 0.25;
/** The shortest time between two tokens. It keeps tokens that arrive expired from causing a request loop. */
const shortestLife = 5;
const retries = { shortest: 4, longest: 30 };

/**
 * Returns after how many seconds to replace an embedding token: two minutes before it expires, or when a quarter of a short lifetime is left.
 *
 * @param expiration the token's lifetime in seconds
 */
export function secondsUntilRefresh(expiration: number): number {
  return Math.max(shortestLife, expiration - Math.min(longestLead, expiration * leadShare));
}

/**
 * Returns after how many seconds to replace a token that Power BI calls expired: at once, unless it has just arrived.
 *
 * @param age seconds since it arrived
 */
export function secondsUntilReplacement(age: number): number {
  return Math.max(0, shortestLife - age);
}

/**
 * Returns after how many seconds to ask again for a token that was not given: full jitter below 4, 8, 16, 30, but at least one second, and
 * not after the present token ends.
 *
 * @param failures refusals in a row
 * @param left seconds until the present token ends
 * @param random from 0 to 1
 */
export function secondsUntilRetry(failures: number, left: number, random: number): number {
  return Math.max(1, Math.min(left, random * backoffCeiling(retries, failures)));
}
