import type { Notification } from '../notification.ts';
import { createCounts } from './createCounts.ts';
import { createNotifier, type RequestFrame } from './createNotifier.ts';
import { createOperations } from './createOperations.ts';
import { createViews } from './createViews.ts';
import { showOver, type Entry } from './Entry.ts';
import type { FeedChange, FeedSource, ReadOperation, WritableFeed, WrittenVersions } from './Feed.ts';
import { isSameNotification } from './sameNotification.ts';

/** What a feed is made with. */
export interface FeedOptions {
  /** How listeners are told: all changes up to the frame in one batch. */
  readonly requestFrame: RequestFrame;
  /** The time in milliseconds. The clock's unless given. */
  readonly now?: () => number;
  /** From how many items on those that nobody would miss are let go. Default 5000. */
  readonly keptItems?: number;
}

/**
 * For this long, to the second, after it was last heard of an item is kept in any case: an answer that is still on its way may be older, and
 * would put the older version in the place of one that nobody remembers.
 */
export const keptMs = 600_000;

const second = 1000;

/** Items that could not be read say little, and there may be no end of them: the newest are shown. */
const keptMalformed = 50;

/** `heardAt` of a version that the service has answered with: above every mark, and small enough to take no room of its own. */
const answered = 2 ** 30 - 1;

/**
 * Makes an empty feed: items by id, each the service's version under our optimistic operations, with views and counts that
 * are kept up item by item. Reading gives the newest state at once; listeners hear of it once a frame.
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
  let shownUnread = 0;
  let roomFor = keptItems;

  /** Puts `clean` in place and brings everything that is derived from the item up to date. */
  function put(entry: Entry, clean: Notification, isNew: boolean) {
    const before = isNew ? undefined : entry.shown;
    if (!isNew) cleanUnread -= unit(entry.clean);
    cleanUnread += unit(clean);
    entry.clean = clean;
    const shown = showOver(clean, operations.over(entry.id));
    // The same content keeps its reference, so that a row under an operation is not drawn for nothing.
    entry.shown = before !== undefined && isSameNotification(before, shown) ? before : shown;
    if (before !== undefined) shownUnread -= unit(before);
    shownUnread += unit(entry.shown);
    counts.replace(before, entry.shown);
    views.update(entry);
    if (before !== entry.shown) notifier.touchItem(entry.id);
  }

  /** The feed's age in whole seconds: thousands are held, and a time in milliseconds takes room of its own. */
  function age(): number {
    return Math.floor((now() - madeAt) / second);
  }

  function enter(item: Notification, source: FeedSource, neighbor: number): Entry {
    const isLive = source === 'hub';
    const rank = isLive ? Math.max(topRank, item.modifiedAt ?? topRank) : (item.modifiedAt ?? neighbor);
    const order = isLive ? ++highestOrder : --lowestOrder;
    const place = { id: item.id, rank, order };
    const entry: Entry = {
      id: item.id,
      clean: item,
      shown: item,
      place,
      writtenAt: 0,
      heardAt: isLive ? moment : answered,
      lastHeard: age(),
    };
    entries.set(item.id, entry);
    put(entry, item, true);
    return entry;
  }

  /** The version to hold after `item` came; null where that is the one held already. */
  function replacement(entry: Entry, item: Notification, source: FeedSource, askedAt: number): Notification | null {
    const held = entry.clean;
    const isDated = item.lastModifiedDate !== null;
    const wasDated = held.lastModifiedDate !== null;
    const heldAt = (wasDated || !isDated ? held.modifiedAt : null) ?? Number.NEGATIVE_INFINITY;
    // What does not say when it was modified can't be older: it takes the place of what is held.
    const itemAt = (isDated || !wasDated ? item.modifiedAt : null) ?? heldAt;
    // What the hub alone has said gives way to an answer that was asked for later: its date may be wrong.
    const outranks = source === 'rest' && askedAt > entry.heardAt;
    if (itemAt < heldAt && !outranks) return null;
    if (source === 'rest') entry.heardAt = answered;
    else if (itemAt > heldAt) entry.heardAt = moment;
    // Only a newer version, or an answer that was asked for after our last write, may speak about the read flag.
    const keepsRead = itemAt <= heldAt && (source === 'hub' || askedAt < entry.writtenAt);
    const next = {
      ...item,
      lastModifiedDate: item.lastModifiedDate ?? held.lastModifiedDate,
      modifiedAt: isDated || !wasDated ? (item.modifiedAt ?? held.modifiedAt) : held.modifiedAt,
      read: keepsRead ? held.read : item.read,
    };
    return isSameNotification(held, next) ? null : next;
  }

  function mergeOne(item: Notification, source: FeedSource, askedAt: number, neighbor: number): FeedChange | null {
    const entry = entries.get(item.id);
    if (entry === undefined) {
      const entered = enter(item, source, neighbor);
      topRank = Math.max(topRank, entered.place.rank);
      if (item.isMalformed) malformed.add(entered);
      for (const oldest of malformed) if (malformed.size > keptMalformed) drop(oldest);
      return { id: item.id, previous: null, current: item };
    }
    // To the end: the items stand in the order in which they were last heard of.
    entry.lastHeard = age();
    entries.delete(item.id);
    entries.set(item.id, entry);
    const next = replacement(entry, item, source, askedAt);
    if (next === null) return null;
    const previous = entry.clean;
    if ((next.modifiedAt ?? 0) > (previous.modifiedAt ?? 0)) {
      const { id, rank } = entry.place;
      entry.place = { id, rank: Math.max(rank, next.modifiedAt ?? rank), order: ++highestOrder };
      topRank = Math.max(topRank, entry.place.rank);
    }
    put(entry, next, false);
    return { id: item.id, previous, current: next };
  }

  function drop(entry: Entry) {
    entries.delete(entry.id);
    malformed.delete(entry);
    counts.replace(entry.shown, undefined);
    views.remove(entry.id);
    notifier.touchItem(entry.id);
  }

  /** What is read, in no list as far as that is loaded, and watched by nobody: the service brings it again where it is wanted. */
  function isSpare({ id, clean, shown }: Entry): boolean {
    return clean.read && shown.read && !operations.over(id) && !notifier.isWatched(id) && !views.holds(id);
  }

  /** Lets go of spare items, so that what is held does not grow for as long as the page is open. */
  function makeRoom() {
    if (entries.size <= roomFor) return;
    let needed = 0;
    for (const entry of entries.values()) {
      if (entries.size <= keptItems || age() - entry.lastHeard < keptMs / second) break;
      if (isSpare(entry)) drop(entry);
      else needed += 1;
    }
    // What is needed is not looked at for every item that comes.
    roomFor = keptItems + needed;
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
    mark: () => ++moment,
    merge(items, source, askedAt = moment) {
      const changes: FeedChange[] = [];
      // What came without a time stands beside its neighbour in the answer.
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
    unread: () => ({ clean: cleanUnread, shown: shownUnread }),
    unreadIds: () => [...entries.values()].filter((entry) => !entry.shown.read).map((entry) => entry.id),
    flush: notifier.flush,
  };
}

function unit(notification: Notification): number {
  return notification.read ? 0 : 1;
}
