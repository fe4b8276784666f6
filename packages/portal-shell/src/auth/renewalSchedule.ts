/** The longest lead: a token of an hour is renewed a minute before its end. */
const longestLead = 60;
/** A token of seconds is renewed when a quarter of its life is left; with a fixed lead it would renew in a loop. */
const leadShare = 0.25;

/** When a token was got and when it ends, in seconds of the epoch. */
export interface TokenLife {
  readonly startsAt: number;
  readonly expiresAt: number;
}

/** How many seconds from now a token is to be renewed; 0 when it is due. */
export function secondsUntilRenewal({ startsAt, expiresAt }: TokenLife, now: number): number {
  const lead = Math.min(longestLead, Math.max(0, expiresAt - startsAt) * leadShare);
  return Math.max(0, expiresAt - lead - now);
}

/** How many seconds to wait after this many renewals in a row that got no answer: 2, 4, 8 … 60. */
export function secondsUntilRetry(failures: number): number {
  return Math.min(60, 2 ** failures);
}
