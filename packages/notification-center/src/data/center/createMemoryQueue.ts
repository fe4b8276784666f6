import { createWritable } from '@gantry/base/observable';
import { createRetry } from '@gantry/base/retry';
import { isRecord } from '@gantry/base/values';
import { stopped } from '../../transport/stopped.ts';
import type { WriteQueue } from '../WriteQueue.ts';
import type { Lifetime } from './createLifetime.ts';

const pauses = { shortest: 5000, longest: 60_000 };

/** Whether the service answered the call that failed: the app's HTTP client puts the status on its error. */
export const isAnswer = (error: unknown): boolean => isRecord(error) && typeof error['status'] === 'number';

/** Holds writes in memory. What waits is lost with the tab. */
export type MemoryQueue = ReturnType<typeof createMemoryQueue>;

export function createMemoryQueue({ environment, onStart }: Pick<Lifetime, 'environment' | 'onStart'>) {
  const lanes = new Map<string, Promise<void>>();
  const count = createWritable(0);
  let stopping = new AbortController();

  onStart(() => {
    // What waits since before the first start ends with the stop, too.
    if (stopping.signal.aborted) stopping = new AbortController();
    return () => stopping.abort();
  });

  /**
   * Makes a call that may be repeated. If nobody answers while the browser says that there is no network, it is made again when the network is
   * back, and now and then before: a browser can be wrong for days. At `stop` the call is made, so that its own end is seen.
   */
  const retried = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const retry = createRetry({ ...pauses, environment });
    for (;;) {
      try {
        return await call();
      } catch (error) {
        if (error === stopped || environment.isOnline() || isAnswer(error)) throw error;
      }
      count.set(count.get() + 1);
      await retry.wait(stopping.signal);
      count.set(count.get() - 1);
    }
  };

  /** Runs `work`, which never rejects, after all earlier work on these ids. */
  const inOrder = (ids: Iterable<string>, work: () => Promise<void>): Promise<void> => {
    const all = [...ids];
    const mine = Promise.all(all.map((id) => lanes.get(id) ?? Promise.resolve())).then(work);
    for (const id of all) lanes.set(id, mine);
    return mine.finally(() => {
      for (const id of all) if (lanes.get(id) === mine) lanes.delete(id);
    });
  };

  const send: WriteQueue['send'] = async ({ ids, send: call }) => {
    let ended: Promise<unknown> = Promise.resolve();
    await inOrder(ids, async () => {
      ended = retried(call);
      await ended.catch(() => {});
    });
    return { ended };
  };

  return {
    /** The number of calls that wait for the network. */
    count,
    retried,
    inOrder,
    send,
  };
}
