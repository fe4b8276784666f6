import type { Environment } from '../../transport/environment.ts';
import { stopped } from '../../transport/stopped.ts';

/** The time until a notification center is stopped. What goes on in it ends with it. */
export interface Life {
  /** The environment it was made with. Its timers end with the life, and none is set after it. */
  readonly environment: Environment;
  /**
   * Makes a call that ends with the life: it then rejects with {@link stopped}, whatever the service answers. After the end
   * it is not made at all.
   */
  readonly call: <Answer>(send: (signal: AbortSignal) => Promise<Answer>, signal?: AbortSignal) => Promise<Answer>;
  readonly isOver: () => boolean;
  readonly begin: () => void;
  readonly end: () => void;
}

/** Makes a life that has begun: calls may be made before the first start. */
export function createLife(outer: Environment): Life {
  const timers = new Set<() => void>();
  let aborter = new AbortController();
  const isOver = () => aborter.signal.aborted;

  return {
    environment: {
      ...outer,
      setTimer(callback, delayMs) {
        if (isOver()) return () => {};
        const forget = outer.setTimer(() => {
          timers.delete(forget);
          callback();
        }, delayMs);
        timers.add(forget);
        return () => {
          timers.delete(forget);
          forget();
        };
      },
    },
    async call(send, signal) {
      const own = aborter.signal;
      own.throwIfAborted();
      try {
        return await send(signal === undefined ? own : AbortSignal.any([own, signal]));
      } finally {
        own.throwIfAborted();
      }
    },
    isOver,
    begin() {
      if (isOver()) aborter = new AbortController();
    },
    end() {
      aborter.abort(stopped);
      for (const forget of timers) forget();
      timers.clear();
    },
  };
}
