const longestLead = 120;
const leadShare = 0.25;
/** The shortest time between two tokens. It keeps tokens that arrive expired from causing a request loop. */
const shortestLife = 5;
/** The pauses between attempts to replace a token, in milliseconds. */
export const retries = { shortest: 4000, longest: 30_000 };

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
