import { createListeners, joinEnds } from '@gantry/base/observable';
import type { Environment } from '@gantry/base/environment';
import { stopped } from '../../transport/stopped.ts';

/** Ends what a start began. */
type Stop = () => void | Promise<void>;

/** Lifetime scope of a notification center: timers and calls made through it are cancelled by `stop`. */
export type Lifetime = ReturnType<typeof createLifetime>;

/** Creates a lifetime that has begun: calls may be made before the first start. */
export function createLifetime(outer: Environment) {
  const starting = createListeners();
  let timers = createListeners();
  let stops: readonly Stop[] = [];
  let aborter = new AbortController();
  let isRunning = false;
  let startedAt: number | null = null;
  const isOver = () => aborter.signal.aborted;

  const environment: Environment = {
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
  };

  return {
    /** The environment of the center. Its timers are cancelled at the end of the lifetime, and no timer can be set after it. */
    environment,
    /**
     * Creates a call that ends with the lifetime: it then rejects with {@link stopped}, whatever the service answers. After the end
     * no call is made.
     */
    call: async <Answer>(send: (signal: AbortSignal) => Promise<Answer>, signal?: AbortSignal): Promise<Answer> => {
      const own = aborter.signal;
      own.throwIfAborted();
      try {
        return await send(signal === undefined ? own : AbortSignal.any([own, signal]));
      } finally {
        own.throwIfAborted();
      }
    },
    isOver,
    /** Milliseconds since the first start; 0 before it. A server that renders must not read a clock. */
    sinceStart: () => (startedAt === null ? 0 : outer.now() - startedAt),
    /** Calls `begin` at each start, in the order of registration. The function that it returns is called at the stop, which waits for it. */
    onStart: (begin: () => Stop | void) => {
      starting.subscribe(() => {
        const stop = begin();
        if (stop !== undefined) stops = [...stops, stop];
      });
    },
    start: () => {
      if (isRunning) return;
      isRunning = true;
      startedAt ??= outer.now();
      if (isOver()) aborter = new AbortController();
      starting.call();
    },
    stop: async () => {
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
