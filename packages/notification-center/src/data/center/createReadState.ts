import type { ReadOperation, WrittenVersions } from '../../core/feed/Feed.ts';
import type { Notification } from '../../core/notification.ts';
import { typeOf } from '../../core/types/notificationTypes.ts';
import type { ReadState } from '../NotificationCenter.ts';
import type { WaitingMark } from '../WriteQueue.ts';
import type { CenterParts, ErrorText } from './CenterParts.ts';
import { createMarkAll, type MarkAllParts } from './createMarkAll.ts';
import { applyReadMessage, heldVersions, readMessage } from './readMessage.ts';

const soonMs = 1000;

/** Creates the read marks of one feed. The queue sends the writes to one item in order. */
export function createReadState(parts: MarkAllParts & Pick<CenterParts, 'connection'>): ReadState {
  const { client, feed, intake, unread, catchUp, connection, events, lifetime, notices, memory, options, texts } =
    parts;
  const { queue = null } = options;
  const newest = new Map<string, ReadOperation>();
  const requestCatchUp = () => catchUp.request(soonMs);

  function begin(operation: ReadOperation) {
    for (const id of operation.ids) newest.set(id, operation);
    feed.begin(operation);
    const endWrite = unread.beginWrite();
    return () => {
      for (const id of operation.ids) if (newest.get(id) === operation) newest.delete(id);
      endWrite();
    };
  }

  /** Sends a mark, or follows one that waits already. */
  async function mark(id: string, read: boolean, waiting?: WaitingMark) {
    const item = feed.getItem(id);
    if (item === undefined || item.isMalformed || item.read === read) return;
    const operation: ReadOperation = { ids: new Set([id]), read };
    const isNewest = () => newest.get(id) === operation;
    const end = begin(operation);
    const state = () => ({ held: heldVersions(feed, [id]), askedAt: feed.mark() });
    let before = state();
    let isReplaced = false;
    let isTaken = false;
    const take = (answer: unknown) => {
      if (!isTaken) acknowledge(operation, id, answer, before);
      isTaken = true;
    };
    const send = async () => {
      // A later mark of this item replaces this one, so it is not sent.
      isReplaced = !isNewest();
      if (isReplaced) return;
      before = state();
      // The next mark of the item is sent after this answer has been taken.
      take(await (read ? client.markAsRead(id) : client.markAsUnread(id)));
    };
    try {
      const answer = await lifetime.call(async () => {
        if (waiting) return waiting.ended();
        const { ended } = await (queue ?? memory).send({ ids: [id], read, title: titleOf(item, read), send });
        return ended;
      });
      if (isReplaced) feed.rollBack(operation);
      else take(answer);
    } catch (error) {
      feed.rollBack(operation);
      if (isNewest()) notices.fail(failureOf(item, read), error, id);
    } finally {
      end();
    }
  }

  const titleOf = ({ title }: Notification, read: boolean) => {
    const { items } = texts.messages.get();
    return `${read ? items.markAsRead : items.markAsUnread}: ${title}`;
  };

  /** Shows the marks that wait since an earlier visit, or in another tab, over their items once those are loaded. */
  const shown = new Set<string>();
  function showWaiting() {
    for (const waiting of queue?.waiting.get() ?? []) {
      const { key, id, read } = waiting;
      if (shown.has(key) || feed.getItem(id) === undefined) continue;
      shown.add(key);
      void mark(id, read, waiting);
    }
  }
  queue?.waiting.subscribe(showWaiting);
  showWaiting();

  function acknowledge(
    operation: ReadOperation,
    id: string,
    answer: unknown,
    { held, askedAt }: { readonly held: WrittenVersions; readonly askedAt: number },
  ) {
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
    if (changed.length === 0) return;
    unread.onWritten(changed, operation.read);
    const written = new Map(changed.map((id) => [id, versions.get(id) ?? null]));
    connection.tabs()?.post(readMessage(written, operation.read));
  }

  /** Nothing shows before the answer: only what the service has stored is a receipt. */
  const { giveReceipt: sendReceipt = null } = client;
  const giveReceipt = async (id: string, send: (id: string) => Promise<unknown>) => {
    if (feed.getItem(id)?.payload.receiptDate !== null) return;
    await memory.inOrder([id], async () => {
      try {
        const askedAt = feed.mark();
        const updated = intake.parse([await memory.retried(() => send(id))])[0];
        if (updated?.id === id) intake.merge([updated], 'page', askedAt);
        requestCatchUp();
      } catch (error) {
        notices.fail('receipt', error, id);
      }
    });
  };

  events.merged.subscribe(showWaiting);
  events.tabMessage.subscribe(({ message }) => applyReadMessage(message, { feed, unread }, requestCatchUp));

  return {
    markAsRead: (id) => mark(id, true),
    markAsUnread: (id) => mark(id, false),
    giveReceipt: sendReceipt && ((id) => giveReceipt(id, sendReceipt)),
    ...createMarkAll(parts, { newest, begin, settle }),
  };
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
