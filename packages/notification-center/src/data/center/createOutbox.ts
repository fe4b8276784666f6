import { createListeners, createWritable, type Readable } from '@gantry/ui-kit/observable';
import { stopped } from '../../transport/stopped.ts';
import type { Lifetime } from './createLifetime.ts';

/** Sends writes that may wait for the network. */
export interface Outbox {
  /**
   * Sends a write as soon as the browser says that there is a network, and again if the network went meanwhile. The write must be
   * one that may be repeated. What waits is lost with the tab. At `stop` the write is called, so that its own end is seen.
   */
  readonly send: <Answer>(write: () => Promise<Answer>) => Promise<Answer>;
  /** The number of writes that wait for the network. */
  readonly waiting: Readable<number>;
}

/** Creates the outbox of one center. */
export function createOutbox({ environment, onStart }: Pick<Lifetime, 'environment' | 'onStart'>): Outbox {
  const waiting = createListeners();
  const count = createWritable(0);

  function network(): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        stopWaiting();
        count.set(waiting.size());
        stopListening();
        resolve();
      };
      const stopListening = environment.onOnline(end);
      const stopWaiting = waiting.subscribe(end);
      count.set(waiting.size());
    });
  }

  onStart(() => waiting.call);

  return {
    waiting: count,
    async send(write) {
      for (;;) {
        if (!environment.isOnline()) await network();
        try {
          return await write();
        } catch (error) {
          if (error === stopped || environment.isOnline()) throw error;
        }
      }
    },
  };
}
