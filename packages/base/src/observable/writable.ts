import { createListeners } from './listeners.ts';

/** A value that can be read and watched, in the shape that React's `useSyncExternalStore` expects. */
export interface Readable<Value> {
  /** The value now. The same reference is returned until it changes. */
  readonly get: () => Value;
  /** The value before anything happened, which markup from a server shows; that of `get` if it is left out. */
  readonly getInitial?: () => Value;
  /** Calls `listener` after each change; returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a {@link Readable} whose value never changes. */
export const createConstant = <Value>(value: Value): Readable<Value> => ({
  get: () => value,
  subscribe: () => () => undefined,
});

/** A {@link Readable} that can be set. */
export interface Writable<Value> extends Readable<Value> {
  /** Sets the value. Listeners are called only if it differs (`Object.is`). */
  readonly set: (value: Value) => void;
}

/** Creates a {@link Writable} that holds `initial`. */
export function createWritable<Value>(initial: Value): Writable<Value> {
  const listeners = createListeners();
  let current = initial;
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      listeners.call();
    },
    subscribe: listeners.subscribe,
  };
}
