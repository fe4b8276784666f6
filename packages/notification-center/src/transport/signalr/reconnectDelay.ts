/** When to retry a connection. All values are in milliseconds. */
export interface ReconnectPolicy {
  /** After a start that failed before any connection was open. Default 5,000. */
  readonly startRetryMs: number;
  /**
   * The first retry after a loss comes after a random part of this. Default 1,000. With very many clients on one hub, 30,000
   * keeps them from overloading it after a restart.
   */
  readonly firstRetrySpreadMs: number;
  /** The random delays grow up to this. Default 30,000. */
  readonly longestRetryMs: number;
}

const shortest = 500;

/** How long to wait before the next attempt; `random` is at least 0 and below 1. */
export function reconnectDelay(
  { startRetryMs = 5000, firstRetrySpreadMs = 1000, longestRetryMs = 30_000 }: Partial<ReconnectPolicy>,
  { hasConnected, failures }: { readonly hasConnected: boolean; readonly failures: number },
  random: number,
): number {
  if (!hasConnected) return startRetryMs;
  if (failures === 0) return random * firstRetrySpreadMs;
  // Full jitter: clients that failed together must not return together.
  const ceiling = Math.min(longestRetryMs, 1000 * 2 ** Math.min(failures, 30));
  return shortest + random * Math.max(0, ceiling - shortest);
}
