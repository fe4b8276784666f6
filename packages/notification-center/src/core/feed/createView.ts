import { listRules, type NotificationList } from '../lists.ts';
import type { Readable } from '../readable.ts';
import type { Topic } from './createNotifier.ts';
import type { Entry, Place } from './Entry.ts';

/** One sorted, filtered list, kept up item by item. */
export interface View extends Readable<readonly string[]> {
  readonly list: NotificationList;
  /** Takes in, moves out or leaves alone one item that changed. */
  readonly update: (entry: Entry) => void;
  /** Shows items down to this server time. */
  readonly setBound: (bound: number, entries: Iterable<Entry>) => void;
  readonly hasListeners: () => boolean;
}

/** Makes the view of a list, for some programs or (none given) all. */
export function createView(list: NotificationList, programs: readonly string[], topic: Topic): View {
  const { includes } = listRules[list];
  const programSet = new Set(programs);
  // Where an item stands is settled when it enters: an update replaces it in its place.
  const placesById = new Map<string, Place>();
  // Oldest first, so that an arrival is a push; `get` turns it round.
  const places: Place[] = [];
  let bound = Number.POSITIVE_INFINITY;
  let ids: readonly string[] | null = null;

  function isMember({ shown, place }: Entry): boolean {
    if (place.rank < bound) return false;
    if (programSet.size > 0 && !programSet.has(shown.payload.program ?? '')) return false;
    return includes(shown);
  }

  function update(entry: Entry) {
    const held = placesById.get(entry.id);
    const belongs = isMember(entry);
    if (belongs === (held !== undefined)) return;
    if (held === undefined) {
      placesById.set(entry.id, entry.place);
      places.splice(indexOf(entry.place, places), 0, entry.place);
    } else {
      placesById.delete(entry.id);
      places.splice(indexOf(held, places), 1);
    }
    ids = null;
    topic.touch();
  }

  return {
    list,
    get() {
      ids ??= places.map((place) => place.id).toReversed();
      return ids;
    },
    subscribe: topic.subscribe,
    update,
    setBound(newBound, entries) {
      if (newBound >= bound) return;
      bound = newBound;
      for (const entry of entries) update(entry);
    },
    hasListeners: topic.hasListeners,
  };
}

/** The index of `place`, or that where it would stand. */
function indexOf(place: Place, places: readonly Place[]): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = places[middle];
    if (other !== undefined && (other.rank - place.rank || other.order - place.order) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
