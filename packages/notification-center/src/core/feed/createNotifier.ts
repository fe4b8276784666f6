import { createListeners, type Listeners } from '@gantry/base/observable';

/** Calls back once, soon: before the next paint in a browser. */
export type RequestFrame = (callback: () => void) => void;

/** Collects changes and calls the listeners once a frame. */
export interface Notifier {
  /** Creates a set of listeners that are called together when it is touched. */
  readonly createTopic: () => Topic;
  readonly subscribeItem: (id: string, listener: () => void) => () => void;
  readonly touchItem: (id: string) => void;
  readonly isWatched: (id: string) => boolean;
  readonly flush: () => void;
}

/** A set of listeners that are called together. */
export interface Topic {
  readonly subscribe: (listener: () => void) => () => void;
  readonly touch: () => void;
  readonly hasListeners: () => boolean;
}

/** Creates the {@link Notifier} of one feed. */
export function createNotifier(requestFrame: RequestFrame): Notifier {
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
    createTopic() {
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
    subscribeItem(id, listener) {
      const listeners = itemListeners.get(id) ?? createListeners();
      itemListeners.set(id, listeners);
      const unsubscribe = listeners.subscribe(listener);
      return () => {
        unsubscribe();
        if (listeners.size() === 0 && itemListeners.get(id) === listeners) itemListeners.delete(id);
      };
    },
    touchItem(id) {
      if (!itemListeners.has(id)) return;
      touchedItems.add(id);
      schedule();
    },
    isWatched: (id) => itemListeners.has(id),
    flush,
  };
}
