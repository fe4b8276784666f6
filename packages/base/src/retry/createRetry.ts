import { createBrowserEnvironment } from '../environment/createBrowserEnvironment.ts';
import type { Environment } from '../environment/Environment.ts';
import { watchWakeSignals } from '../environment/watchWakeSignals.ts';
import { backoffPause, type BackoffLimits } from './backoff.ts';

/** Waits between the attempts of one action. */
export interface Retry {
  /**
   * Counts a failure, and resolves when the next attempt is due: after a pause that grows with each failure in a row; at once when the browser
   * has a network again, the person comes back to the page or the machine wakes; and when the signal fires. A later call and `reset` take
   * its place, and it never settles.
   */
  readonly wait: (signal?: AbortSignal) => Promise<void>;
  /** Forgets the failures and the pause, because an attempt succeeded or none is wanted. */
  readonly reset: () => void;
}

/** Options of {@link createRetry}. The limits are milliseconds. */
export interface RetryOptions extends BackoffLimits {
  readonly environment?: Environment;
}

/** Creates the retry of one action. Nothing runs before the first `wait`. */
export function createRetry({ environment = createBrowserEnvironment(), ...limits }: RetryOptions): Retry {
  let failures = 0;
  let cancel = () => {};
  return {
    wait(signal) {
      cancel();
      failures += 1;
      return new Promise((resolve) => {
        const end = () => {
          cancel();
          resolve();
        };
        const stopWatching = watchWakeSignals(environment, end);
        const cancelTimer = environment.setTimer(end, backoffPause(limits, failures, environment.random()));
        cancel = () => {
          cancelTimer();
          stopWatching();
          signal?.removeEventListener('abort', end);
        };
        signal?.addEventListener('abort', end);
        if (signal?.aborted === true) end();
      });
    },
    reset() {
      cancel();
      failures = 0;
    },
  };
}
