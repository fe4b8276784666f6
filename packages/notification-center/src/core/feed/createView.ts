import { listRules, type NotificationList } from '../rules/lists.ts';
import type { Readable } from '../utilities/readable.ts';
import type { Topic } from './createNotifier.ts';
import type { Entry, Place } from './Entry.ts';

/** One sorted, filtered list, kept up item by item while it is awake. */
export interface View extends Readable<readonly string[]> {
  readonly list: NotificationList;
  /** Takes in, moves out or leaves alone one item that changed. */
  readonly update: (entry: Entry) => void;
  /** Looks at every item again, as after a change of the bound. */
  readonly refresh: () => void;
  readonly holds: (id: string) => boolean;
  readonly remove: (id: string) => void;
  readonly hasListeners: () => boolean;
  /** Forgets its rows, and finds them again when it is read or watched. */
  readonly sleep: () => void;
}

/** What a view is made with. */
export interface ViewOptions {
  readonly list: NotificationList;
  /** None means all. */
  readonly programs: readonly string[];
  readonly topic: Topic;
  readonly entries: ReadonlyMap<string, Entry>;
  /** Down to which server time its list has been loaded. */
  readonly getBound: () => number;
  readonly onWake: (view: View) => void;
}

/** Makes the view of a list, asleep. */
export function createView({ list, programs, topic, entries, getBound, onWake }: ViewOptions): View {
  const { includes } = listRules[list];
  const programSet = new Set(programs);
  // Where an item stands is settled when it enters: an update replaces it in its place.
  const placesById = new Map<string, Place>();
  // Oldest first, so that an arrival is a push; `get` turns it round.
  let places: Place[] = [];
  let isSorted = true;
  let isAwake = false;
  let bound = Number.POSITIVE_INFINITY;
  let ids: readonly string[] | null = null;

  function isMember({ shown, place }: Entry): boolean {
    if (place.rank < bound) return false;
    if (programSet.size > 0 && !programSet.has(shown.payload.program ?? '')) return false;
    return includes(shown);
  }

  // Sorted once for all that came in a batch; what is in order already costs next to nothing.
  function sort() {
    if (!isSorted) places.sort(compare);
    isSorted = true;
  }

  function add(place: Place) {
    const last = places.at(-1);
    isSorted &&= last === undefined || compare(last, place) < 0;
    placesById.set(place.id, place);
    places.push(place);
    touch();
  }

  function remove(id: string) {
    const place = placesById.get(id);
    if (place === undefined) return;
    sort();
    placesById.delete(id);
    places.splice(indexOf(place, places), 1);
    touch();
  }

  function touch() {
    ids = null;
    topic.touch();
  }

  function update(entry: Entry) {
    const belongs = isAwake && isMember(entry);
    if (belongs === placesById.has(entry.id)) return;
    if (belongs) add(entry.place);
    else remove(entry.id);
  }

  function refresh() {
    bound = getBound();
    if (isAwake) for (const entry of entries.values()) update(entry);
  }

  function wake() {
    if (isAwake) return;
    isAwake = true;
    onWake(view);
    refresh();
  }

  const view: View = {
    list,
    get() {
      wake();
      sort();
      ids ??= places.map((place) => place.id).toReversed();
      return ids;
    },
    subscribe(listener) {
      const stop = topic.subscribe(listener);
      wake();
      return stop;
    },
    update,
    refresh,
    holds: (id) => placesById.has(id),
    remove,
    hasListeners: topic.hasListeners,
    sleep() {
      isAwake = false;
      places = [];
      placesById.clear();
      ids = null;
    },
  };
  return view;
}

function compare(one: Place, other: Place): number {
  return one.rank - other.rank || one.order - other.order;
}

/** The index of `place` in `places`, which hold it. */
function indexOf(place: Place, places: readonly Place[]): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = places[middle];
    if (other !== undefined && compare(other, place) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
