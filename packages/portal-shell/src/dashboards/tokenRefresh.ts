const longestLead = 120;
const leadShare = 0.25;

/**
 * In how many seconds an embedding token is to be replaced: two minutes before its end, or when a quarter of a short life is left. Never
 * at once, so that tokens that are born expired do not make a loop.
 *
 * @param expiration the token's life in seconds
 */
export function secondsUntilRefresh(expiration: number): number {
  return Math.max(5, expiration - Math.min(longestLead, expiration * leadShare));
}
