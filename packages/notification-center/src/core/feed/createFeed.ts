import type { Notification } from '../notification.ts';
import { createCounts } from './createCounts.ts';
import { createNotifier, type RequestFrame } from './createNotifier.ts';
import { createOperations } from './createOperations.ts';
import { createViews } from './createViews.ts';
import { confirmed, decideVersion, isSameNotification } from './decideVersion.ts';
import type { Entry } from './Entry.ts';
import type { FeedChange, FeedSource, ReadOperation, WritableFeed, WrittenVersions } from './Feed.ts';

/** Options of {@link createFeed}. */
export interface FeedOptions {
  /** Schedules a notification of the listeners; all changes up to the frame go into one batch. */
  readonly requestFrame: RequestFrame;
  /** The time in milliseconds. `Date.now` unless given. */
  readonly now?: () => number;
  /** Above this many items, evict those that no list shows. Default 5000. */
  readonly keptItems?: number;
}

/** Keep an item at least this long after it was last seen. A slow response could otherwise bring back an older version. */
export const keptMs = 600_000;

const second = 1000;

/** At most this many unreadable items are kept, the newest: they say little, and a broken service may send many. */
const keptMalformed = 50;

/**
 * Creates an empty feed: items by id, each the service's version under our optimistic operations, with views and counts that
 * are kept up item by item. Reading gives the newest state at once; listeners are called once a frame.
 */
export function createFeed({ requestFrame, now = Date.now, keptItems = 5000 }: FeedOptions): WritableFeed {
  const madeAt = now();
  const entries = new Map<string, Entry>();
  const malformed = new Set<Entry>();
  const notifier = createNotifier(requestFrame);
  const operations = createOperations();
  const counts = createCounts(notifier.createTopic());
  const views = createViews(entries, notifier.createTopic);
  let topRank = Number.NEGATIVE_INFINITY;
  let highestOrder = 0;
  let lowestOrder = 0;
  let moment = 0;
  let cleanUnread = 0;
  let roomFor = keptItems;

  /** Sets the clean version of an item and updates everything that is derived from it. */
  function put(entry: Entry, clean: Notification, isNew: boolean) {
    const before = isNew ? undefined : entry.shown;
    if (!isNew) cleanUnread -= unit(entry.clean);
    cleanUnread += unit(clean);
    entry.clean = clean;
    const { read = clean.read } = operations.over(entry.position.id) ?? {};
    const shown = read === clean.read ? clean : { ...clean, read };
    // The same content keeps its reference, so that its row does not render again.
    entry.shown = before !== undefined && isSameNotification(before, shown) ? before : shown;
    counts.replace(before, entry.shown);
    views.update(entry);
    if (before !== entry.shown) notifier.touchItem(entry.position.id);
  }

  /** The feed's age in whole seconds. A small integer takes no memory of its own; a time in milliseconds would. */
  function age(): number {
    return Math.floor((now() - madeAt) / second);
  }

  function enter(item: Notification, source: FeedSource, neighbor: number): Entry {
    const isLive = source === 'hub';
    const rank = isLive ? Math.max(topRank, item.modifiedAt ?? topRank) : (item.modifiedAt ?? neighbor);
    const order = isLive ? ++highestOrder : --lowestOrder;
    const position = { id: item.id, rank, order };
    const entry: Entry = {
      clean: item,
      shown: item,
      position,
      writtenAt: 0,
      hubMark: isLive ? moment : confirmed,
      lastSeen: age(),
    };
    entries.set(item.id, entry);
    put(entry, item, true);
    return entry;
  }

  function mergeOne(item: Notification, source: FeedSource, askedAt: number, neighbor: number): FeedChange | null {
    const entry = entries.get(item.id);
    if (entry === undefined) {
      const entered = enter(item, source, neighbor);
      topRank = Math.max(topRank, entered.position.rank);
      if (item.isMalformed) malformed.add(entered);
      for (const oldest of malformed) if (malformed.size > keptMalformed) drop(oldest);
      return { id: item.id, previous: null, current: item };
    }
    // Move it to the end: entries are ordered by when they were last seen.
    entry.lastSeen = age();
    entries.delete(item.id);
    entries.set(item.id, entry);
    const { version: next, hubMark } = decideVersion(entry, { item, source, askedAt, mark: moment });
    const previous = entry.clean;
    entry.hubMark = hubMark;
    if (next === previous) return null;
    if ((next.modifiedAt ?? 0) > (previous.modifiedAt ?? 0)) {
      const { id, rank } = entry.position;
      entry.position = { id, rank: Math.max(rank, next.modifiedAt ?? rank), order: ++highestOrder };
      topRank = Math.max(topRank, entry.position.rank);
    }
    put(entry, next, false);
    return { id: item.id, previous, current: next };
  }

  function drop(entry: Entry) {
    entries.delete(entry.position.id);
    malformed.delete(entry);
    cleanUnread -= unit(entry.clean);
    counts.replace(entry.shown, undefined);
    views.remove(entry.position.id);
    notifier.touchItem(entry.position.id);
  }

  /** Whether an item can be evicted: no loaded list shows it, and nobody marks or watches it. The service sends it again on demand. */
  function isSpare({ position: { id } }: Entry): boolean {
    return !operations.over(id) && !notifier.isWatched(id) && !views.holds(id);
  }

  /** Evicts spare items, so that memory does not grow for as long as the page is open. */
  function makeRoom() {
    if (entries.size <= roomFor) return;
    let needed = evict();
    if (needed > 0) {
      views.unloadUnwatched();
      needed = evict();
    }
    // Items that are needed are not checked again for every arrival.
    roomFor = keptItems + needed;
  }

  /** Returns how many items had to be kept although they are old. */
  function evict(): number {
    let needed = 0;
    for (const entry of entries.values()) {
      if (entries.size <= keptItems || age() - entry.lastSeen < keptMs / second) break;
      if (isSpare(entry)) drop(entry);
      else needed += 1;
    }
    return needed;
  }

  function refresh(ids: Iterable<string>) {
    for (const id of ids) {
      const entry = entries.get(id);
      if (entry !== undefined) put(entry, entry.clean, false);
    }
  }

  function setRead(versions: WrittenVersions, read: boolean): readonly string[] {
    const changed: string[] = [];
    moment += 1;
    for (const [id, writtenOver] of versions) {
      const entry = entries.get(id);
      if (entry === undefined || (entry.clean.modifiedAt ?? 0) > (writtenOver ?? Number.POSITIVE_INFINITY)) continue;
      entry.writtenAt = moment;
      if (entry.clean.read === read) continue;
      changed.push(id);
      put(entry, { ...entry.clean, read }, false);
    }
    return changed;
  }

  return {
    getItem: (id) => entries.get(id)?.shown,
    getClean: (id) => entries.get(id)?.clean,
    subscribeItem: notifier.subscribeItem,
    counts,
    view: (list, programs = []) => views.get(list, programs),
    setBound: views.setBound,
    isLoaded: views.isLoaded,
    mark: () => ++moment,
    merge(items, source, askedAt = moment) {
      const changes: FeedChange[] = [];
      // An item without a time is ranked like its neighbour in the response.
      let neighbor = items.find((item) => item.modifiedAt !== null)?.modifiedAt ?? topRank;
      for (const item of items) {
        const change = mergeOne(item, source, askedAt, neighbor);
        neighbor = item.modifiedAt ?? neighbor;
        if (change !== null) changes.push(change);
      }
      makeRoom();
      return changes;
    },
    begin(operation: ReadOperation) {
      operations.add(operation);
      refresh(operation.ids);
    },
    settle(operation, versions) {
      if (!operations.remove(operation)) return [];
      const changed = setRead(versions, operation.read);
      refresh(operation.ids);
      return changed;
    },
    rollBack(operation) {
      if (operations.remove(operation)) refresh(operation.ids);
    },
    setRead,
    unread(isCounted) {
      if (isCounted === undefined) return { clean: cleanUnread, shown: counts.get().all.unread };
      const counted = [...entries.values()].filter((entry) => isCounted(entry.clean));
      return {
        clean: counted.reduce((sum, entry) => sum + unit(entry.clean), 0),
        shown: counted.reduce((sum, entry) => sum + unit(entry.shown), 0),
      };
    },
    unreadIds: () => [...entries.values()].filter((entry) => !entry.shown.read).map((entry) => entry.position.id),
    flush: notifier.flush,
  };
}

function unit(notification: Notification): number {
  return notification.read ? 0 : 1;
}
