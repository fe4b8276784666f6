import { callListener } from './callListener.ts';

/** A value that can be read now and watched: the shape React's useSyncExternalStore wants. */
export interface Readable<Value> {
  /** The value now. The same reference is returned until it changes. */
  readonly get: () => Value;
  /** Calls `listener` after each change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A {@link Readable} that can be set. */
export interface Writable<Value> extends Readable<Value> {
  /** Sets the value; listeners hear only of a different one (`Object.is`). One that throws keeps no other from hearing. */
  readonly set: (value: Value) => void;
}

/** Makes a {@link Writable} that holds `initial`. */
export function createWritable<Value>(initial: Value): Writable<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) callListener(listener);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
