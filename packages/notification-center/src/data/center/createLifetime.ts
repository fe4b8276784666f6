import { createListeners, joinEnds } from '@gantry/base/observable';
import type { Environment } from '@gantry/base/environment';
import { stopped } from '../../transport/stopped.ts';

/** Ends what a start began. */
type Stop = () => void | Promise<void>;

/** Lifetime scope of a notification center: timers and calls made through it are cancelled by `stop`. */
export interface Lifetime {
  /** The environment of the center. Its timers are cancelled at the end of the lifetime, and no timer can be set after it. */
  readonly environment: Environment;
  /**
   * Creates a call that ends with the lifetime: it then rejects with {@link stopped}, whatever the service answers. After the end
   * no call is made.
   */
  readonly call: <Answer>(send: (signal: AbortSignal) => Promise<Answer>, signal?: AbortSignal) => Promise<Answer>;
  readonly isOver: () => boolean;
  /** Milliseconds since the first start; 0 before it. A server that renders must not read a clock. */
  readonly sinceStart: () => number;
  /** Calls `begin` at each start, in the order of registration. The function that it returns is called at the stop, which waits for it. */
  readonly onStart: (begin: () => Stop | void) => void;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

/** Creates a lifetime that has begun: calls may be made before the first start. */
export function createLifetime(outer: Environment): Lifetime {
  const starting = createListeners();
  let timers = createListeners();
  let stops: readonly Stop[] = [];
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
          forget();
          callback();
        }, delayMs);
        const forget = timers.subscribe(cancel);
        return joinEnds(forget, cancel);
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
    onStart: (begin) => {
      starting.subscribe(() => {
        const stop = begin();
        if (stop !== undefined) stops = [...stops, stop];
      });
    },
    start() {
      if (isRunning) return;
      isRunning = true;
      startedAt ??= outer.now();
      if (isOver()) aborter = new AbortController();
      starting.call();
    },
    async stop() {
      isRunning = false;
      aborter.abort(stopped);
      timers.call();
      timers = createListeners();
      const own = stops;
      stops = [];
      await Promise.all(own.map(async (stop) => stop()));
    },
  };
}
