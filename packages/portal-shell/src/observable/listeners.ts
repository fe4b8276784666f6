/** The listeners of a value that can be watched. */
export interface Listeners {
  /** Adds a listener; returns a function that removes it. React's useSyncExternalStore takes it as it is. */
  subscribe(this: void, listener: () => void): () => void;
  /** Calls each listener after the value has changed. */
  call(this: void): void;
}

/** Creates an empty set of listeners for one value. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    call: () => {
      for (const listener of listeners) listener();
    },
  };
}
