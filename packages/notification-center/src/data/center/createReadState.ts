import type { ReadOperation, WritableFeed, WrittenVersions } from '../../core/feed/Feed.ts';
import type { Notification } from '../../core/notification.ts';
import { typeOf } from '../../core/types/typeOf.ts';
import { createWritable } from '../../core/utilities/readable.ts';
import { createPageWalk } from '../../transport/catchUp/createPageWalk.ts';
import type { NotificationClient } from '../../transport/NotificationClient.ts';
import type { ReadState } from '../NotificationCenter.ts';
import type { UnreadCount } from './createUnreadCount.ts';

/** Which write failed; the toast's text follows from it. */
export type FailedWrite = 'markAsRead' | 'markAllAsRead' | 'markExportAsUnread' | 'markImportAsUnread';

/** What the read marks are made with. */
export interface ReadStateOptions {
  readonly client: NotificationClient;
  readonly feed: WritableFeed;
  readonly unread: UnreadCount;
  readonly parse: (items: readonly unknown[]) => readonly Notification[];
  /** Takes items that came with an answer. */
  readonly merge: (items: readonly Notification[], askedAt: number) => void;
  /** Told of items whose flag the service has changed for us. */
  readonly onAcknowledged: (versions: WrittenVersions, read: boolean) => void;
  readonly onFailure: (write: FailedWrite, error: unknown) => void;
  /** The newest server time heard of so far; null before there is one. */
  readonly newestKnown: () => number | null;
  /** Resolves once what is read now will be kept true. */
  readonly ready: () => Promise<void>;
  /** Something should be asked for again soon. */
  readonly requestCatchUp: () => void;
}

/** The read marks, and what they need to hear. */
export interface WatchedReadState extends ReadState {
  /** Items that came live: a mark-all under way leaves them alone. */
  readonly onArrival: (ids: readonly string[]) => void;
}

// Mark-all reads every page there is, so it asks for larger ones than a list does.
const markAllPageSize = 200;

/** Makes the read marks of one feed. Writes to one item go out one after another, in the order in which they were made. */
export function createReadState(options: ReadStateOptions): WatchedReadState {
  const { client, feed, unread, parse, merge, onAcknowledged, onFailure, ready, newestKnown, requestCatchUp } = options;
  const lanes = new Map<string, Promise<void>>();
  const newest = new Map<string, ReadOperation>();
  const isMarkingAll = createWritable(false);
  const arrivedDuring = new Set<Set<string>>();

  /** Runs `work`, which never rejects, after all that was begun for these ids. */
  function inLanes(ids: Iterable<string>, work: () => Promise<void>): Promise<void> {
    const all = [...ids];
    const mine = Promise.all(all.map((id) => lanes.get(id) ?? Promise.resolve())).then(work);
    for (const id of all) lanes.set(id, mine);
    return mine.finally(() => {
      for (const id of all) if (lanes.get(id) === mine) lanes.delete(id);
    });
  }

  function begin(operation: ReadOperation) {
    for (const id of operation.ids) newest.set(id, operation);
    feed.begin(operation);
    const endWrite = unread.beginWrite();
    return () => {
      for (const id of operation.ids) if (newest.get(id) === operation) newest.delete(id);
      endWrite();
    };
  }

  async function mark(id: string, read: boolean) {
    const item = feed.getItem(id);
    if (item === undefined || item.isMalformed || item.read === read) return;
    const operation: ReadOperation = { ids: new Set([id]), read };
    const isNewest = () => newest.get(id) === operation;
    const end = begin(operation);
    await inLanes([id], async () => {
      const askedAt = feed.mark();
      const held = heldVersions([id]);
      try {
        // A later mark of this item says what the person wants now; the service need not hear of this one.
        if (!isNewest()) feed.rollBack(operation);
        else acknowledge(operation, id, await (read ? client.markAsRead(id) : client.markAsUnread(id)), held, askedAt);
      } catch (error) {
        feed.rollBack(operation);
        if (isNewest()) onFailure(failureOf(item, read), error);
      } finally {
        end();
      }
    });
  }

  function acknowledge(operation: ReadOperation, id: string, answer: unknown, held: WrittenVersions, askedAt: number) {
    const updated = typeof answer === 'object' && answer !== null ? parse([answer])[0] : undefined;
    const isUsable = updated?.id === id;
    // A held version that is newer than the answer was written after our mark, and so knows of it.
    settle(operation, isUsable && updated.modifiedAt !== null ? new Map([[id, updated.modifiedAt]]) : held);
    if (isUsable && isWhole(answer)) merge([updated], askedAt);
    // Of a version that came in the meantime only the service knows whether it came before the mark or after it.
    else if (feed.getClean(id)?.read !== operation.read) requestCatchUp();
  }

  /** The versions that a write sent now comes after. */
  function heldVersions(ids: readonly string[]): WrittenVersions {
    return new Map(ids.map((id) => [id, feed.getClean(id)?.modifiedAt ?? null]));
  }

  function settle(operation: ReadOperation, versions: WrittenVersions) {
    const changed = feed.settle(operation, versions);
    unread.onWritten(operation.read ? -changed.length : changed.length);
    if (changed.length > 0) {
      onAcknowledged(new Map(changed.map((id) => [id, versions.get(id) ?? null])), operation.read);
    }
  }

  async function markAllAsRead() {
    const operation: ReadOperation = { ids: new Set(feed.unreadIds()), read: true };
    const arrived = new Set<string>();
    const end = begin(operation);
    const endMarkAll = unread.beginMarkAll();
    arrivedDuring.add(arrived);
    isMarkingAll.set(true);
    // Asked at once, so that as little as possible arrives between the click and the answer.
    const others = unreadElsewhere(operation, arrived);
    // Awaited below; a failure that comes before it is its turn is not an unhandled one.
    others.catch(() => {});
    await inLanes(operation.ids, async () => {
      try {
        const elsewhere = await others;
        const ids = [...operation.ids, ...elsewhere];
        const held = heldVersions(ids);
        if (ids.length > 0) await client.markAllAsRead(ids);
        settle(operation, held);
        // The answer carries no versions; fetching them settles what raced with it.
        requestCatchUp();
      } catch (error) {
        feed.rollBack(operation);
        onFailure('markAllAsRead', error);
      } finally {
        arrivedDuring.delete(arrived);
        endMarkAll();
        end();
        isMarkingAll.set(arrivedDuring.size > 0);
      }
    });
  }

  /** Unread items on all pages that were there at the click and are not shown as unread already. */
  async function unreadElsewhere(operation: ReadOperation, arrived: ReadonlySet<string>): Promise<readonly string[]> {
    const knownAtClick = newestKnown();
    await ready();
    // What was made after the last that the person could hear of at the click was not meant by it.
    const upTo = knownAtClick ?? newestKnown() ?? Number.POSITIVE_INFINITY;
    const walk = createPageWalk({ client, typeStatus: [], parse, size: markAllPageSize });
    const found = new Set<string>();
    for (;;) {
      const askedAt = feed.mark();
      const page = await walk.next();
      // Of the whole history only what is unread, or shown somewhere, is of use here.
      const wanted = page.items.filter(({ id, read }) => !read || feed.getClean(id) !== undefined);
      merge(wanted, askedAt);
      for (const { id, createdDate } of wanted) {
        const isOurs = operation.ids.has(id) || newest.has(id) || arrived.has(id);
        const isLater = createdDate !== null && Date.parse(createdDate) > upTo;
        if (!isOurs && !isLater && feed.getClean(id)?.read === false) found.add(id);
      }
      if (!page.hasMore) return [...found].filter((id) => !newest.has(id) && !arrived.has(id));
    }
  }

  return {
    markAsRead: (id) => mark(id, true),
    markAsUnread: (id) => mark(id, false),
    markAllAsRead,
    isMarkingAll,
    onArrival(ids) {
      for (const arrived of arrivedDuring) for (const id of ids) arrived.add(id);
    },
  };
}

/** An answer with only the fields that changed says nothing about the others, which stay as they are held. */
function isWhole(answer: unknown): boolean {
  const wanted: readonly (keyof Notification)[] = ['type', 'title', 'payload'];
  return typeof answer === 'object' && answer !== null && wanted.every((name) => name in answer);
}

function failureOf(item: Notification, read: boolean): FailedWrite {
  if (read) return 'markAsRead';
  return typeOf(item).job === 'import' ? 'markImportAsUnread' : 'markExportAsUnread';
}
