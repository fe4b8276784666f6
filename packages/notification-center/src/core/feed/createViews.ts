import { heldIn } from '@gantry/base/values';
import { notificationLists, type NotificationList } from '../rules/lists.ts';
import type { Topic } from './createNotifier.ts';
import { createView, type View } from './createView.ts';
import type { Entry } from './Entry.ts';

// This many filtered views stay up to date although nobody watches them, so that going back to a filter costs nothing.
const keptFiltered = 12;

/** Creates the views of one feed: one for each list, and one for each choice of programs that is in use. */
export function createViews(entries: ReadonlyMap<string, Entry>, createTopic: () => Topic) {
  const bounds = new Map<NotificationList, number>();
  const views = new Map<string, View>();
  const awake = new Set<View>();
  const getBound = (list: NotificationList) => bounds.get(list) ?? Number.POSITIVE_INFINITY;

  function onWake(woken: View) {
    awake.add(woken);
    for (const view of awake) {
      if (awake.size <= keptFiltered) return;
      if (view === woken || view.hasListeners()) continue;
      view.sleep();
      awake.delete(view);
    }
  }

  function get(list: NotificationList, programs: readonly string[]): View {
    const keepUp = programs.length === 0 ? () => {} : onWake;
    return heldIn(views, JSON.stringify([list, ...programs.toSorted()]), () =>
      createView({ list, programs, topic: createTopic(), entries, getBound: () => getBound(list), onWake: keepUp }),
    );
  }

  // They decide which items the feed may evict, so they are always active.
  for (const list of notificationLists) get(list, []).get();

  return {
    get,
    setBound: (list: NotificationList, bound: number) => {
      if (bound >= getBound(list)) return;
      bounds.set(list, bound);
      for (const view of views.values()) if (view.list === list) view.refresh();
    },
    isLoaded: (list: NotificationList) => bounds.has(list),
    /** Unloads the lists that nobody watches. */
    unloadUnwatched: () => {
      for (const list of bounds.keys()) {
        const own = [...views.values()].filter((view) => view.list === list);
        if (own.some((view) => view.hasListeners())) continue;
        bounds.delete(list);
        for (const view of own) view.clear();
      }
    },
    update: (entry: Entry) => {
      for (const view of views.values()) view.update(entry);
    },
    /** Whether an item is in a list that is loaded that far. */
    holds: (id: string) => [...views.values()].some((view) => view.holds(id)),
    remove: (id: string) => {
      for (const view of views.values()) view.remove(id);
    },
  };
}
