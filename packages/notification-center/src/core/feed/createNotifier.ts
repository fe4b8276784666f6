import { createListeners, type Listeners } from '@gantry/base/observable';
import { heldIn } from '@gantry/base/values';

/** Calls back once, soon: before the next paint in a browser. */
export type RequestFrame = (callback: () => void) => void;

/** A set of listeners that are called together. */
export interface Topic {
  readonly subscribe: (listener: () => void) => () => void;
  readonly touch: () => void;
  readonly hasListeners: () => boolean;
}

/** Creates what collects the changes of one feed and calls the listeners once a frame. */
export function createNotifier(requestFrame: RequestFrame) {
  const itemListeners = new Map<string, Listeners>();
  let touched = new Set<Listeners>();
  let isScheduled = false;

  function touch(listeners: Listeners | undefined) {
    if (listeners === undefined || listeners.size() === 0) return;
    touched.add(listeners);
    if (isScheduled) return;
    isScheduled = true;
    requestFrame(flush);
  }

  function flush() {
    isScheduled = false;
    const changed = touched;
    touched = new Set();
    for (const listeners of changed) listeners.call();
  }

  return {
    /** Creates a set of listeners that are called together when it is touched. */
    createTopic: (): Topic => {
      const listeners = createListeners();
      return {
        subscribe: listeners.subscribe,
        touch: () => touch(listeners),
        hasListeners: () => listeners.size() > 0,
      };
    },
    subscribeItem: (id: string, listener: () => void) => {
      const listeners = heldIn(itemListeners, id, createListeners);
      const unsubscribe = listeners.subscribe(listener);
      return () => {
        unsubscribe();
        if (listeners.size() === 0 && itemListeners.get(id) === listeners) itemListeners.delete(id);
      };
    },
    touchItem: (id: string) => touch(itemListeners.get(id)),
    isWatched: (id: string) => itemListeners.has(id),
    flush,
  };
}
