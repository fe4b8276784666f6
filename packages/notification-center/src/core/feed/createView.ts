import { listRules, type NotificationList } from '../lists.ts';
import type { Readable } from '../readable.ts';
import type { Topic } from './createNotifier.ts';
import type { Entry } from './Entry.ts';

/** One sorted, filtered list, kept up item by item. */
export interface View extends Readable<readonly string[]> {
  readonly list: NotificationList;
  /** Takes in, moves out or leaves alone one item that changed. */
  readonly update: (entry: Entry) => void;
  /** Shows items down to this server time. */
  readonly setBound: (bound: number, entries: Iterable<Entry>) => void;
  readonly hasListeners: () => boolean;
}

// Where an item stands is settled when it enters: an update replaces it in its place.
interface Row {
  readonly id: string;
  readonly rank: number;
  readonly order: number;
}

/** Makes the view of a list, for some programs or (none given) all. */
export function createView(list: NotificationList, programs: readonly string[], topic: Topic): View {
  const { includes } = listRules[list];
  const programSet = new Set(programs);
  const rowsById = new Map<string, Row>();
  // Oldest first, so that an arrival is a push; `get` turns it round.
  const rows: Row[] = [];
  let bound = Number.POSITIVE_INFINITY;
  let ids: readonly string[] | null = null;

  function isMember({ shown, rank }: Entry): boolean {
    if (rank < bound) return false;
    if (programSet.size > 0 && !programSet.has(shown.payload.program ?? '')) return false;
    return includes(shown);
  }

  function update(entry: Entry) {
    const row = rowsById.get(entry.id);
    const belongs = isMember(entry);
    if (belongs === (row !== undefined)) return;
    if (row === undefined) {
      const entered = { id: entry.id, rank: entry.rank, order: entry.order };
      rowsById.set(entry.id, entered);
      rows.splice(placeOf(entered, rows), 0, entered);
    } else {
      rowsById.delete(entry.id);
      rows.splice(placeOf(row, rows), 1);
    }
    ids = null;
    topic.touch();
  }

  return {
    list,
    get() {
      ids ??= rows.map((row) => row.id).toReversed();
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

/** The index of `row`, or where it would stand. */
function placeOf(row: Row, rows: readonly Row[]): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = rows[middle];
    if (other !== undefined && (other.rank - row.rank || other.order - row.order) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
