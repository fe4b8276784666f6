import type { ReadOperation, WritableFeed, WrittenVersions } from '../../core/feed/Feed.ts';
import type { Notification } from '../../core/notification.ts';
import { typeOf } from '../../core/types/typeOf.ts';
import { createWritable } from '../../core/utilities/readable.ts';
import { createPageWalk } from '../../transport/catchUp/createPageWalk.ts';
import type { NotificationClient } from '../../transport/NotificationClient.ts';
import type { ReadState } from '../NotificationCenter.ts';
import type { CatchUp } from '../../transport/catchUp/createCatchUp.ts';
import type { Connection } from './createConnection.ts';
import type { EventStream } from './createEvents.ts';
import type { Intake } from './createIntake.ts';
import type { ErrorText, Notices } from './createNotices.ts';
import type { UnreadCount } from './createUnreadCount.ts';
import { applyReadMessage, readMessage } from './readMessage.ts';

/** What the read marks are made with. */
export interface ReadStateOptions {
  readonly client: NotificationClient;
  readonly feed: WritableFeed;
  readonly intake: Intake;
  readonly unread: UnreadCount;
  readonly catchUp: CatchUp;
  readonly connection: Connection;
  readonly events: EventStream;
  readonly notices: Notices;
}

const soonMs = 1000;

// Mark-all reads every page there is, so it asks for larger ones than a list does.
const markAllPageSize = 200;

/** Makes the read marks of one feed. Writes to one item go out one after another, in the order in which they were made. */
export function createReadState(options: ReadStateOptions): ReadState {
  const { client, feed, intake, unread, catchUp, connection, events, notices } = options;
  const lanes = new Map<string, Promise<void>>();
  const newest = new Map<string, ReadOperation>();
  const isMarkingAll = createWritable(false);
  const arrivedDuring = new Set<Set<string>>();
  const requestCatchUp = () => catchUp.request(soonMs);

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
        if (isNewest()) notices.fail(failureOf(item, read), error);
      } finally {
        end();
      }
    });
  }

  function acknowledge(operation: ReadOperation, id: string, answer: unknown, held: WrittenVersions, askedAt: number) {
    const updated = typeof answer === 'object' && answer !== null ? intake.parse([answer])[0] : undefined;
    const isUsable = updated?.id === id;
    // A held version that is newer than the answer was written after our mark, and so knows of it.
    settle(operation, isUsable && updated.modifiedAt !== null ? new Map([[id, updated.modifiedAt]]) : held);
    if (isUsable && isWhole(answer)) intake.merge([updated], 'page', askedAt);
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
      const written = new Map(changed.map((id) => [id, versions.get(id) ?? null]));
      connection.tabs()?.post(readMessage(written, operation.read));
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
        notices.fail('markAllAsRead', error);
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
    const knownAtClick = intake.newestKnown();
    await catchUp.ready();
    // What was made after the last that the person could hear of at the click was not meant by it.
    const upTo = knownAtClick ?? intake.newestKnown() ?? Number.POSITIVE_INFINITY;
    const walk = createPageWalk({ client, typeStatus: [], parse: intake.parse, size: markAllPageSize });
    const found = new Set<string>();
    for (;;) {
      const askedAt = feed.mark();
      const page = await walk.next();
      // Of the whole history only what is unread, or shown somewhere, is of use here.
      const wanted = page.items.filter(({ id, read }) => !read || feed.getClean(id) !== undefined);
      intake.merge(wanted, 'page', askedAt);
      for (const { id, createdDate } of wanted) {
        const isOurs = operation.ids.has(id) || newest.has(id) || arrived.has(id);
        const isLater = createdDate !== null && Date.parse(createdDate) > upTo;
        if (!isOurs && !isLater && feed.getClean(id)?.read === false) found.add(id);
      }
      if (!page.hasMore) return [...found].filter((id) => !newest.has(id) && !arrived.has(id));
    }
  }

  // A mark-all under way leaves alone what arrives live.
  events.on('merged', ({ origin, items }) => {
    if (origin !== 'hub') return;
    for (const arrived of arrivedDuring) for (const { id } of items) arrived.add(id);
  });
  events.on('tabMessage', ({ message }) => applyReadMessage(message, { feed, unread, requestCatchUp }));

  return {
    markAsRead: (id) => mark(id, true),
    markAsUnread: (id) => mark(id, false),
    markAllAsRead,
    isMarkingAll,
  };
}

/** An answer with only the fields that changed says nothing about the others, which stay as they are held. */
function isWhole(answer: unknown): boolean {
  const wanted: readonly (keyof Notification)[] = ['type', 'title', 'payload'];
  return typeof answer === 'object' && answer !== null && wanted.every((name) => name in answer);
}

function failureOf(item: Notification, read: boolean): ErrorText {
  if (read) return 'markAsRead';
  return typeOf(item).job === 'import' ? 'markImportAsUnread' : 'markExportAsUnread';
}
