/** The shortest and the longest pause between two attempts. Both have the same unit, which is the unit of the result. */
export interface BackoffLimits {
  readonly shortest: number;
  readonly longest: number;
}

/** Exponential backoff: the pause after the first failure is the shortest, and each failure in a row doubles it up to the longest. */
export function backoffCeiling({ shortest, longest }: BackoffLimits, failures: number): number {
  return Math.min(longest, shortest * 2 ** (failures - 1));
}

/**
 * Backoff with equal jitter: between half of the ceiling and the whole. Clients that failed together do not return together.
 *
 * @param random at least 0 and below 1
 */
export function backoffPause(limits: BackoffLimits, failures: number, random: number): number {
  return backoffCeiling(limits, failures) * (0.5 + random / 2);
}
