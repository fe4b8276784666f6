import { createWritable } from '@gantry/base/observable';
import type { ReadOperation, WrittenVersions } from '../../core/feed/Feed.ts';
import type { Notification } from '../../core/notification.ts';
import { typeOf } from '../../core/types/typeOf.ts';
import { createPageWalk } from '../../transport/catchUp/createPageWalk.ts';
import type { ReadState } from '../NotificationCenter.ts';
import { stopped } from '../../transport/stopped.ts';
import type { CenterParts, ErrorText } from './CenterParts.ts';
import { isAnswer } from './createOutbox.ts';
import { applyReadMessage, heldVersions, readMessage } from './readMessage.ts';

const soonMs = 1000;

// Mark-all reads every page, so its pages are larger than those of a list.
const markAllPageSize = 200;

/** Creates the read marks of one feed. Writes to one item are sent one after another, in order. */
export function createReadState(
  parts: Pick<
    CenterParts,
    'client' | 'feed' | 'intake' | 'unread' | 'catchUp' | 'connection' | 'events' | 'notices' | 'outbox' | 'offerUndo'
  >,
): ReadState {
  const { client, feed, intake, unread, catchUp, connection, events, notices, outbox, offerUndo } = parts;
  const lanes = new Map<string, Promise<void>>();
  const newest = new Map<string, ReadOperation>();
  const isMarkingAll = createWritable(false);
  const arrivedDuring = new Set<Set<string>>();
  let sending = 0;
  const requestCatchUp = () => catchUp.request(soonMs);

  function countSending(difference: number) {
    sending += difference;
    isMarkingAll.set(sending > 0);
  }

  /** Runs `work`, which never rejects, after all earlier work on these ids. */
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
    const send = async () => {
      try {
        const hasAnswer = await outbox.send(async () => {
          // A later mark of this item replaces this one, so it is not sent.
          if (!isNewest()) return false;
          const askedAt = feed.mark();
          const held = heldVersions(feed, [id]);
          acknowledge(operation, id, await (read ? client.markAsRead(id) : client.markAsUnread(id)), held, askedAt);
          return true;
        });
        if (!hasAnswer) feed.rollBack(operation);
      } catch (error) {
        feed.rollBack(operation);
        if (isNewest()) notices.fail(failureOf(item, read), error, id);
      } finally {
        end();
      }
    };
    await (client.keepsMarks ? send() : inLanes([id], send));
  }

  function acknowledge(operation: ReadOperation, id: string, answer: unknown, held: WrittenVersions, askedAt: number) {
    const updated = typeof answer === 'object' && answer !== null ? intake.parse([answer])[0] : undefined;
    const isUsable = updated?.id === id;
    // A held version that is newer than the response was written after our mark, and includes it.
    settle(operation, isUsable && updated.modifiedAt !== null ? new Map([[id, updated.modifiedAt]]) : held);
    if (isUsable && isWhole(answer)) intake.merge([updated], 'page', askedAt);
    // Only the service knows whether a version that arrived meanwhile is from before the mark or after it.
    else if (feed.getClean(id)?.read !== operation.read) requestCatchUp();
  }

  function settle(operation: ReadOperation, versions: WrittenVersions) {
    const changed = feed.settle(operation, versions);
    unread.onWritten(changed, operation.read);
    if (changed.length > 0) {
      const written = new Map(changed.map((id) => [id, versions.get(id) ?? null]));
      connection.tabs()?.post(readMessage(written, operation.read));
    }
  }

  /** Nothing shows before the answer: only what the service has stored is a receipt. */
  const { giveReceipt: sendReceipt = null } = client;
  const giveReceipt = async (id: string, send: (id: string) => Promise<unknown>) => {
    if (feed.getItem(id)?.payload.receiptDate !== null) return;
    await inLanes([id], async () => {
      try {
        const askedAt = feed.mark();
        const updated = intake.parse([await outbox.send(() => send(id))])[0];
        if (updated?.id === id) intake.merge([updated], 'page', askedAt);
        requestCatchUp();
      } catch (error) {
        notices.fail('receipt', error, id);
      }
    });
  };

  async function markAllAsRead() {
    const isConfirmed = offerUndo?.() ?? Promise.resolve(true);
    const operation: ReadOperation = { ids: new Set(feed.unreadIds()), read: true };
    let isSending = false;
    const arrived = new Set<string>();
    const end = begin(operation);
    const endMarkAll = unread.beginMarkAll();
    arrivedDuring.add(arrived);
    const knownAtClick = intake.newestKnown();
    // Requested at once, so that as little as possible arrives between the click and the response.
    const walk = () => unreadElsewhere(operation, arrived, knownAtClick);
    const others = client.keepsMarks ? walk().catch(noneIfUnreachable) : outbox.send(walk);
    // Awaited below. Until then a rejection must not count as unhandled.
    others.catch(() => {});
    const send = async () => {
      try {
        if (!(await isConfirmed)) {
          feed.rollBack(operation);
          return;
        }
        // What is kept may be sent hours later, and nobody waits for it.
        isSending = client.keepsMarks !== true;
        if (isSending) countSending(1);
        const elsewhere = await others;
        const ids = [...operation.ids, ...elsewhere];
        const held = heldVersions(feed, ids);
        if (ids.length > 0) await outbox.send(() => client.markAllAsRead(ids));
        settle(operation, held);
        // The response carries no versions; fetching them resolves races with it.
        requestCatchUp();
      } catch (error) {
        feed.rollBack(operation);
        notices.fail('markAllAsRead', error);
      } finally {
        arrivedDuring.delete(arrived);
        endMarkAll();
        end();
        if (isSending) countSending(-1);
      }
    };
    await (client.keepsMarks ? send() : inLanes(operation.ids, send));
  }

  /** The unread items of all pages that existed at the click and are not held as unread. */
  async function unreadElsewhere(
    operation: ReadOperation,
    arrived: ReadonlySet<string>,
    knownAtClick: number | null,
  ): Promise<readonly string[]> {
    await catchUp.ready();
    // The click cannot mean an item that was created after the newest one known at the click.
    const upTo = knownAtClick ?? intake.newestKnown() ?? Number.POSITIVE_INFINITY;
    const walk = createPageWalk({ client, typeStatus: [], parse: intake.parse, size: markAllPageSize });
    const found = new Set<string>();
    for (;;) {
      const askedAt = feed.mark();
      const page = await walk.next();
      // Of the whole history, only unread items and held items matter here.
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
  events.on('tabMessage', ({ message }) => applyReadMessage(message, { feed, unread }, requestCatchUp));

  return {
    markAsRead: (id) => mark(id, true),
    markAsUnread: (id) => mark(id, false),
    giveReceipt: sendReceipt && ((id) => giveReceipt(id, sendReceipt)),
    markAllAsRead,
    isMarkingAll,
  };
}

/** Without a network, nothing is known of items that are not held. */
function noneIfUnreachable(error: unknown): readonly string[] {
  if (error === stopped || isAnswer(error)) throw error;
  return [];
}

/** Whether the response is a whole item. A partial one is not merged, so that its missing fields stay as they are. */
function isWhole(answer: unknown): boolean {
  const wanted: readonly (keyof Notification)[] = ['type', 'title', 'payload'];
  return typeof answer === 'object' && answer !== null && wanted.every((name) => name in answer);
}

function failureOf(item: Notification, read: boolean): ErrorText {
  if (read) return 'markAsRead';
  return typeOf(item).job === 'import' ? 'markImportAsUnread' : 'markExportAsUnread';
}
