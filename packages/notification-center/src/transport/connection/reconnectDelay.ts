import { backoffCeiling } from '@gantry/base/retry';

/** When a lost connection is tried again. */
export interface ReconnectPolicy {
  /**
   * After a loss, the first attempt comes after a random part of this many seconds, so that the clients of a hub that restarts do
   * not return at once: 100,000 clients over 30 s are 3,300 a second. Default 30. With few clients, 1 is enough.
   */
  readonly reconnectSpreadSeconds: number;
}

/** The past of a connection. */
export interface ConnectionPast {
  readonly hasConnected: boolean;
  /** The attempts that have failed since the last good connection. */
  readonly failures: number;
}

/**
 * The longest delay before the very first start. It spreads the starts of pages that load together, as after a deployment. Lists and
 * counts come over REST meanwhile, and the connection's banner waits 2 s, so nobody notices it.
 */
export const firstStartSpreadMs = 1000;

const startRetryMs = 5000;
const shortestMs = 4000;
const pauses = { shortest: 2 * shortestMs, longest: 60_000 };

/** How long to wait before the next attempt, in milliseconds; `random` is at least 0 and below 1. */
export function reconnectDelay(
  { reconnectSpreadSeconds = 30 }: Partial<ReconnectPolicy>,
  { hasConnected, failures }: ConnectionPast,
  random: number,
): number {
  if (hasConnected && failures === 0) return random * reconnectSpreadSeconds * 1000;
  // "If the initial start fails, it retries after 5 seconds." The random part keeps pages apart that started together.
  if (!hasConnected && failures <= 1) return startRetryMs + random * firstStartSpreadMs;
  // Full jitter: clients that failed together must not return together.
  return shortestMs + random * (backoffCeiling(pauses, failures) - shortestMs);
}
