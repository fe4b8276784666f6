import { listRules, type NotificationList } from '../rules/lists.ts';
import { endOfRun } from '../utilities/endOfRun.ts';
import type { Topic } from './createNotifier.ts';
import type { Entry, Position } from './Entry.ts';

/** One sorted, filtered list, updated item by item while it is active. */
export type View = ReturnType<typeof createView>;

/** Options of {@link createView}. */
export interface ViewOptions {
  readonly list: NotificationList;
  /** Empty means all. */
  readonly programs: readonly string[];
  readonly topic: Topic;
  readonly entries: ReadonlyMap<string, Entry>;
  /** The server time down to which its list is loaded. */
  readonly getBound: () => number;
  readonly onWake: (view: View) => void;
}

/** Creates the view of a list. It is inactive until it is read or watched. */
export function createView({ list, programs, topic, entries, getBound, onWake }: ViewOptions) {
  const { includes } = listRules[list];
  const programSet = new Set(programs);
  // The position is fixed when an item enters: an update replaces the item where it is.
  const positionsById = new Map<string, Position>();
  // Oldest first, so that an arrival is a push; `get` reverses it.
  let positions: Position[] = [];
  let isSorted = true;
  let isAwake = false;
  let bound = Number.POSITIVE_INFINITY;
  let ids: readonly string[] | null = null;

  function isMember({ shown, position }: Entry): boolean {
    if (position.rank < bound) return false;
    if (programSet.size > 0 && !programSet.has(shown.payload.program ?? '')) return false;
    return includes(shown);
  }

  // Sorted once per batch; a list that is in order already costs next to nothing.
  function sort() {
    if (!isSorted) positions.sort(compare);
    isSorted = true;
  }

  function add(position: Position) {
    const last = positions.at(-1);
    isSorted &&= last === undefined || compare(last, position) < 0;
    positionsById.set(position.id, position);
    positions.push(position);
    touch();
  }

  function remove(id: string) {
    const position = positionsById.get(id);
    if (position === undefined) return;
    sort();
    positionsById.delete(id);
    const index = endOfRun(0, positions.length, (at) => compare(positions[at] ?? position, position) < 0);
    positions.splice(index, 1);
    touch();
  }

  function touch() {
    ids = null;
    topic.touch();
  }

  /** Adds or removes one item that changed, if its membership changed. */
  function update(entry: Entry) {
    const belongs = isAwake && isMember(entry);
    if (belongs === positionsById.has(entry.position.id)) return;
    if (belongs) add(entry.position);
    else remove(entry.position.id);
  }

  /** Checks every item again, as after a change of the bound. */
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

  function drop() {
    positions = [];
    positionsById.clear();
    isSorted = true;
    ids = null;
  }

  const view = {
    list,
    get(): readonly string[] {
      wake();
      sort();
      ids ??= positions.map((position) => position.id).toReversed();
      return ids;
    },
    subscribe(listener: () => void) {
      const stop = topic.subscribe(listener);
      wake();
      return stop;
    },
    timeOf(id: string) {
      const rank = positionsById.get(id)?.rank ?? Number.NEGATIVE_INFINITY;
      return Number.isFinite(rank) ? rank : null;
    },
    update,
    refresh,
    holds: (id: string) => positionsById.has(id),
    remove,
    hasListeners: topic.hasListeners,
    /** Drops its rows after its list was unloaded. */
    clear() {
      bound = getBound();
      drop();
    },
    /** Drops its rows. It finds them again when it is read or watched. */
    sleep() {
      isAwake = false;
      drop();
    },
  };
  return view;
}

function compare(one: Position, other: Position): number {
  return one.rank - other.rank || one.order - other.order;
}
