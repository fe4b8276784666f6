import { createListeners, createWritable, type Readable } from '@gantry/base/observable';
import { stopped } from '../../transport/stopped.ts';
import type { Lifetime } from './createLifetime.ts';

/** Sends writes that may wait for the network. */
export interface Outbox {
  /**
   * Sends a write. If nobody answers while the browser says that there is no network, it is sent again when the network is back, and
   * now and then before: a browser can be wrong for days. The write must be one that may be repeated. What waits is lost with the tab.
   * At `stop` the write is called, so that its own end is seen.
   */
  readonly send: <Answer>(write: () => Promise<Answer>) => Promise<Answer>;
  /** The number of writes that wait for the network. */
  readonly waiting: Readable<number>;
}

const shortestPauseMs = 5000;
const longestPauseMs = 60_000;

/** Whether the service answered the call that failed: the app's HTTP client puts the status on its error. */
export const isAnswer = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';

/** Creates the outbox of one center. */
export function createOutbox({ environment, onStart }: Pick<Lifetime, 'environment' | 'onStart'>): Outbox {
  const waiting = createListeners();
  const count = createWritable(0);

  function pause(failures: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        stopWaiting();
        count.set(waiting.size());
        stopListening();
        cancelTimer();
        resolve();
      };
      const stopListening = environment.onOnline(end);
      const ceiling = Math.min(longestPauseMs, shortestPauseMs * 2 ** Math.min(failures, 10));
      const cancelTimer = environment.setTimer(end, ceiling * (0.5 + environment.random() / 2));
      const stopWaiting = waiting.subscribe(end);
      count.set(waiting.size());
    });
  }

  onStart(() => waiting.call);

  return {
    waiting: count,
    async send(write) {
      for (let failures = 0; ; failures += 1) {
        try {
          return await write();
        } catch (error) {
          if (error === stopped || environment.isOnline() || isAnswer(error)) throw error;
        }
        await pause(failures);
      }
    },
  };
}
