import { createWritable } from '@gantry/base/observable';
import type { ReadOperation, WrittenVersions } from '../../core/feed/Feed.ts';
import { createPageWalk } from '../../transport/catchUp/createPageWalk.ts';
import { stopped } from '../../transport/stopped.ts';
import type { ReadState } from '../NotificationCenter.ts';
import type { CenterParts } from './CenterParts.ts';
import { isAnswer } from './createMemoryQueue.ts';
import { heldVersions } from './readMessage.ts';

// Mark-all reads every page, so its pages are larger than those of a list.
const pageSize = 200;
const soonMs = 1000;

/** What marks have in common, single ones and all at once. */
export interface Marks {
  /** The newest operation of each item that has one. */
  readonly newest: ReadonlyMap<string, ReadOperation>;
  /** Shows an operation until it is settled or rolled back. Call the returned function at its end. */
  readonly begin: (operation: ReadOperation) => () => void;
  /** Ends an operation by the service's answer. A second time changes nothing. */
  readonly settle: (operation: ReadOperation, versions: WrittenVersions) => void;
}

export type MarkAllParts = Pick<
  CenterParts,
  | 'catchUp'
  | 'client'
  | 'events'
  | 'feed'
  | 'intake'
  | 'lifetime'
  | 'memory'
  | 'notices'
  | 'offerUndo'
  | 'options'
  | 'texts'
  | 'unread'
>;

/** Marks every item as read, also those of pages that are not loaded. */
export function createMarkAll(
  parts: MarkAllParts,
  { newest, begin, settle }: Marks,
): Pick<ReadState, 'markAllAsRead' | 'isMarkingAll'> {
  const { client, feed, intake, unread, catchUp, events, lifetime, notices, memory, offerUndo, options, texts } = parts;
  const { queue = null } = options;
  const isMarkingAll = createWritable(false);
  const arrivedDuring = new Set<Set<string>>();
  const sending = new Set<object>();

  /** Shows that marks are on their way until the returned function is called. */
  function beginSending() {
    const own = {};
    sending.add(own);
    isMarkingAll.set(true);
    return () => {
      sending.delete(own);
      isMarkingAll.set(sending.size > 0);
    };
  }

  async function markAllAsRead() {
    const isConfirmed = offerUndo?.() ?? Promise.resolve(true);
    const operation: ReadOperation = { ids: new Set(feed.unreadIds()), read: true };
    const arrived = new Set<string>();
    const end = begin(operation);
    const endMarkAll = unread.beginMarkAll();
    let stopSending = () => {};
    arrivedDuring.add(arrived);
    const knownAtClick = intake.newestKnown();
    // Requested at once, so that as little as possible arrives between the click and the response.
    const walk = () => unreadElsewhere(operation, arrived, knownAtClick);
    // A queue that outlives the page does not wait for the network to learn of more.
    const others = queue ? walk().catch(noneIfUnreachable) : memory.retried(walk);
    // Awaited below. Until then a rejection must not count as unhandled.
    others.catch(() => {});
    try {
      if (!(await isConfirmed)) {
        feed.rollBack(operation);
        return;
      }
      stopSending = beginSending();
      const elsewhere = await others;
      // A mark that the person has made since is the later one.
      const own = [...operation.ids].filter((id) => newest.get(id) === operation);
      const ids = [...own, ...elsewhere];
      const held = heldVersions(feed, ids);
      if (ids.length > 0) {
        const title = texts.messages.get().panel.markAllAsRead;
        const send = async () => {
          await client.markAllAsRead(ids);
          settle(operation, held);
        };
        await lifetime.call(async () => {
          const { ended } = await (queue ?? memory).send({ ids, read: true, title, send });
          stopSending();
          return ended;
        });
      }
      // Unless the answer has done so.
      settle(operation, held);
      // The response carries no versions; fetching them resolves races with it.
      catchUp.request(soonMs);
    } catch (error) {
      feed.rollBack(operation);
      notices.fail('markAllAsRead', error);
    } finally {
      arrivedDuring.delete(arrived);
      endMarkAll();
      end();
      stopSending();
    }
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
    const walk = createPageWalk({ client, typeStatus: [], parse: intake.parse, size: pageSize });
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
  events.merged.subscribe(({ origin, items }) => {
    if (origin !== 'hub') return;
    for (const arrived of arrivedDuring) for (const { id } of items) arrived.add(id);
  });

  return { markAllAsRead, isMarkingAll };
}

/** Without a network, nothing is known of items that are not held. */
function noneIfUnreachable(error: unknown): readonly string[] {
  if (error === stopped || isAnswer(error)) throw error;
  return [];
}
