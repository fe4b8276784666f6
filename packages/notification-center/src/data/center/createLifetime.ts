import type { Environment } from '../../transport/environment.ts';
import { stopped } from '../../transport/stopped.ts';

/** Lifetime scope of a notification center: timers and calls made through it are cancelled by `stop`. */
export interface Lifetime {
  /** The environment of the center. Its timers are cancelled at the end of the lifetime, and no timer can be set after it. */
  readonly environment: Environment;
  /**
   * Makes a call that ends with the lifetime: it then rejects with {@link stopped}, whatever the service answers. After the end
   * no call is made.
   */
  readonly call: <Answer>(send: (signal: AbortSignal) => Promise<Answer>, signal?: AbortSignal) => Promise<Answer>;
  readonly isOver: () => boolean;
  /** Milliseconds since the first start; 0 before it. A server that renders must not read a clock. */
  readonly sinceStart: () => number;
  /** Calls back at each start, in the order of registration. */
  readonly onStart: (listener: () => void) => void;
  /** Calls back at each stop, in the order of registration; `stop` waits for what it returns. */
  readonly onStop: (listener: () => void | Promise<void>) => void;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

/** Makes a lifetime that has begun: calls may be made before the first start. */
export function createLifetime(outer: Environment): Lifetime {
  const timers = new Set<() => void>();
  const startListeners: (() => void)[] = [];
  const stopListeners: (() => void | Promise<void>)[] = [];
  let aborter = new AbortController();
  let isRunning = false;
  let startedAt: number | null = null;
  const isOver = () => aborter.signal.aborted;

  return {
    environment: {
      ...outer,
      setTimer(callback, delayMs) {
        if (isOver()) return () => {};
        const cancel = outer.setTimer(() => {
          timers.delete(cancel);
          callback();
        }, delayMs);
        timers.add(cancel);
        return () => {
          timers.delete(cancel);
          cancel();
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
    sinceStart: () => (startedAt === null ? 0 : outer.now() - startedAt),
    onStart: (listener) => void startListeners.push(listener),
    onStop: (listener) => void stopListeners.push(listener),
    start() {
      if (isRunning) return;
      isRunning = true;
      startedAt ??= outer.now();
      if (isOver()) aborter = new AbortController();
      for (const listener of startListeners) listener();
    },
    async stop() {
      isRunning = false;
      aborter.abort(stopped);
      for (const cancel of timers) cancel();
      timers.clear();
      await Promise.all(stopListeners.map((listener) => Promise.resolve(listener())));
    },
  };
}
