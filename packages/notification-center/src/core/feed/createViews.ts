import { notificationLists, type NotificationList } from '../lists.ts';
import type { Topic } from './createNotifier.ts';
import { createView, type View } from './createView.ts';
import type { Entry } from './Entry.ts';

/** Every view that is in use: one for each list, and one for each choice of programs. */
export interface Views {
  readonly get: (list: NotificationList, programs: readonly string[], entries: ReadonlyMap<string, Entry>) => View;
  readonly setBound: (list: NotificationList, bound: number, entries: ReadonlyMap<string, Entry>) => void;
  readonly update: (entry: Entry) => void;
}

// Filtered views nobody watches are kept this many deep, so that going back to a filter costs nothing.
const keptFiltered = 12;

/** Makes the views of one feed. */
export function createViews(createTopic: () => Topic): Views {
  const bounds = new Map<NotificationList, number>();
  const plain = new Map(notificationLists.map((list) => [list, createView(list, [], createTopic())]));
  const filtered = new Map<string, View>();

  function makeRoom() {
    for (const [key, view] of filtered) {
      if (filtered.size <= keptFiltered) return;
      if (!view.hasListeners()) filtered.delete(key);
    }
  }

  function fill(view: View, entries: ReadonlyMap<string, Entry>) {
    for (const entry of entries.values()) view.update(entry);
    const bound = bounds.get(view.list);
    if (bound !== undefined) view.setBound(bound, entries.values());
  }

  return {
    get(list, programs, entries) {
      const whole = plain.get(list);
      if (whole !== undefined && programs.length === 0) return whole;
      const key = JSON.stringify([list, ...programs.toSorted()]);
      const held = filtered.get(key);
      if (held !== undefined) return held;
      const view = createView(list, programs, createTopic());
      fill(view, entries);
      makeRoom();
      filtered.set(key, view);
      return view;
    },
    setBound(list, bound, entries) {
      if (bound >= (bounds.get(list) ?? Number.POSITIVE_INFINITY)) return;
      bounds.set(list, bound);
      plain.get(list)?.setBound(bound, entries.values());
      for (const view of filtered.values()) {
        if (view.list === list) view.setBound(bound, entries.values());
      }
    },
    update(entry) {
      for (const view of plain.values()) view.update(entry);
      for (const view of filtered.values()) view.update(entry);
    },
  };
}
