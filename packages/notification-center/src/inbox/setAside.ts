import type { ReadOperation } from '../core/feed/Feed.ts';
import { hasActionsMenu } from '../core/rules/actions.ts';
import { heldVersions, readMessage } from '../data/center/readMessage.ts';
import type { InboxParts } from '../data/InboxParts.ts';
import type { InboxTexts } from './createInboxTexts.ts';
import type { OfferUndo } from './offerUndo.ts';

/** Takes items out of the lists. A function is undefined if the client cannot do it. */
export interface SetAside {
  readonly dismiss: ((ids: readonly string[]) => void) | undefined;
  readonly snooze: ((id: string, until: Date) => void) | undefined;
}

/** Makes the functions that the client of a center allows. What they do shows at once; if it fails, it is taken back with a toast. */
export function createSetAside(parts: InboxParts, own: InboxTexts, offerUndo: OfferUndo | null): SetAside {
  const { client, feed, unread, outbox, lifetime, connection, catchUp, notices } = parts;

  async function hide(ids: readonly string[], done: string, failed: string, send: () => Promise<void>) {
    const operation: ReadOperation = { ids: new Set(ids), read: true, hides: true };
    feed.begin(operation);
    const endWrite = unread.beginWrite();
    try {
      if ((await offerUndo?.(done)) === false) {
        feed.rollBack(operation);
        return;
      }
      const versions = heldVersions(feed, ids);
      await outbox.send(send);
      unread.onWritten(-feed.settle(operation, versions).length);
      connection.tabs()?.post(readMessage(versions, true, true));
    } catch (error) {
      feed.rollBack(operation);
      notices.toast({ tone: 'danger', title: failed });
      notices.log('The service did not take the items out of the inbox, so they are shown again.', error);
    } finally {
      endWrite();
    }
  }

  return {
    // A running job stays: its row is the only place to cancel it.
    dismiss:
      client.dismiss &&
      ((given) => {
        const ids = given.filter((id) => {
          const item = feed.getItem(id);
          return item !== undefined && !item.isMalformed && hasActionsMenu(item);
        });
        if (ids.length === 0) return;
        const { removed, notRemoved } = own.get();
        void hide(ids, removed(ids.length), notRemoved, () =>
          lifetime.call(async (signal) => client.dismiss?.(ids, signal)),
        );
      }),
    snooze:
      client.snooze &&
      ((id, until) => {
        const { snoozed, notSnoozed } = own.get();
        const send = async () => {
          await lifetime.call(async (signal) => client.snooze?.(id, until.toISOString(), signal));
          // The hub sends the item at that time. A catch-up brings it if the hub does not.
          lifetime.environment.setTimer(() => catchUp.request(1000), until.getTime() - lifetime.environment.now());
        };
        void hide([id], snoozed(until), notSnoozed, send);
      }),
  };
}
