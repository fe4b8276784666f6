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
  let touchedItems = new Set<string>();
  let touchedTopics = new Set<Listeners>();
  let isScheduled = false;

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    requestFrame(flush);
  }

  function flush() {
    isScheduled = false;
    const items = touchedItems;
    const topics = touchedTopics;
    touchedItems = new Set();
    touchedTopics = new Set();
    for (const id of items) itemListeners.get(id)?.call();
    for (const topic of topics) topic.call();
  }

  return {
    /** Creates a set of listeners that are called together when it is touched. */
    createTopic: (): Topic => {
      const listeners = createListeners();
      return {
        subscribe: listeners.subscribe,
        touch() {
          if (listeners.size() === 0) return;
          touchedTopics.add(listeners);
          schedule();
        },
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
    touchItem: (id: string) => {
      if (!itemListeners.has(id)) return;
      touchedItems.add(id);
      schedule();
    },
    isWatched: (id: string) => itemListeners.has(id),
    flush,
  };
}
