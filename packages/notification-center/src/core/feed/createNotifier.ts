import { callListener } from '../utilities/callListener.ts';

/** Calls back once, soon: before the next paint in a browser. */
export type RequestFrame = (callback: () => void) => void;

/** Collects changes and calls the listeners once a frame. */
export interface Notifier {
  /** Makes a set of listeners that are called together when it is touched. */
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

/** Makes the {@link Notifier} of one feed. */
export function createNotifier(requestFrame: RequestFrame): Notifier {
  const itemListeners = new Map<string, Set<() => void>>();
  let touchedItems = new Set<string>();
  let touchedTopics = new Set<Set<() => void>>();
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
    for (const id of items) {
      for (const listener of itemListeners.get(id) ?? []) callListener(listener);
    }
    for (const topic of topics) {
      for (const listener of topic) callListener(listener);
    }
  }

  return {
    createTopic() {
      const listeners = new Set<() => void>();
      return {
        subscribe(listener) {
          // A function of its own, so that one listener given twice counts twice.
          const own = () => listener();
          listeners.add(own);
          return () => listeners.delete(own);
        },
        touch() {
          if (listeners.size === 0) return;
          touchedTopics.add(listeners);
          schedule();
        },
        hasListeners: () => listeners.size > 0,
      };
    },
    subscribeItem(id, listener) {
      const own = () => listener();
      const listeners = itemListeners.get(id) ?? new Set();
      itemListeners.set(id, listeners.add(own));
      return () => {
        listeners.delete(own);
        if (listeners.size === 0 && itemListeners.get(id) === listeners) itemListeners.delete(id);
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
