const longestLead = 120;
const leadShare = 0.25;
/** Tokens are never replaced faster than this, so that those that are born expired do not make a loop. */
const shortestLife = 5;

/**
 * In how many seconds an embedding token is to be replaced: two minutes before its end, or when a quarter of a short life is left.
 *
 * @param expiration the token's life in seconds
 */
export function secondsUntilRefresh(expiration: number): number {
  return Math.max(shortestLife, expiration - Math.min(longestLead, expiration * leadShare));
}

/**
 * In how many seconds a token that Power BI calls expired is to be replaced: at once, unless it has just been got.
 *
 * @param age how long ago it was got, in seconds
 */
export function secondsUntilReplacement(age: number): number {
  return Math.max(0, shortestLife - age);
}
