/** The listeners of something that happens. Each receives the `Values` of a call. */
export interface Listeners<Values extends readonly unknown[] = []> {
  /** Adds a listener; returns a function that removes it. A listener that is added twice is called twice. */
  readonly subscribe: (listener: (...values: Values) => void) => () => void;
  /** Calls the listeners in the order in which they were added. An error in one is reported and does not stop the others. */
  readonly call: (...values: Values) => void;
  readonly size: () => number;
}

/** Reports an error once, as a browser reports one of an event listener. */
function report(error: unknown): void {
  if (typeof reportError === 'function') {
    reportError(error);
    return;
  }
  // Node has no `reportError`. An error that nothing can catch is uncaught there.
  queueMicrotask(() => {
    throw error;
  });
}

/** Calls a listener. An error in it is reported, so the caller goes on. */
export function callListener<Values extends readonly unknown[]>(
  listener: (...values: Values) => void,
  ...values: Values
): void {
  try {
    listener(...values);
  } catch (error) {
    report(error);
  }
}

/** Creates an empty set of listeners. */
export function createListeners<Values extends readonly unknown[] = []>(): Listeners<Values> {
  // An object for each subscription, so that two of one listener end each alone.
  const subscriptions = new Set<{ readonly listener: (...values: Values) => void }>();
  return {
    subscribe: (listener) => {
      const subscription = { listener };
      subscriptions.add(subscription);
      return () => void subscriptions.delete(subscription);
    },
    call: (...values) => {
      for (const { listener } of subscriptions) callListener(listener, ...values);
    },
    size: () => subscriptions.size,
  };
}
