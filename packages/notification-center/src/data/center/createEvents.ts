import { createListeners } from '@gantry/base/observable';
import type { FeedChange } from '../../core/feed/Feed.ts';
import type { Notification } from '../../core/notification.ts';
import type { ConnectionState } from '../../transport/RealtimeTransport.ts';

/** The source of merged items. */
export type ChangeOrigin =
  /** Live: not yet in the unread count that was fetched. */
  | 'hub'
  /** A page of older items, which the service has counted already. */
  | 'page'
  /** A catch-up, which brings its own count. */
  | 'catchUp'
  /** The first catch-up: its items were there before the center. */
  | 'baseline';

interface MergedItems {
  readonly origin: ChangeOrigin;
  readonly items: readonly Notification[];
  readonly changes: readonly FeedChange[];
}

/** Creates the events that connect the parts of a center. Listeners of an event are called in the order of registration. */
export const createEvents = () => ({
  /** The hub sent items. */
  hubItems: createListeners<[{ readonly items: readonly Notification[] }]>(),
  connectionState: createListeners<[{ readonly state: ConnectionState }]>(),
  /** Another tab posted a message. It is untrusted. */
  tabMessage: createListeners<[{ readonly message: unknown }]>(),
  /** Items were merged into the feed. */
  merged: createListeners<[MergedItems]>(),
  /** A catch-up ended, and its items are merged if it succeeded. */
  catchUpEnded: createListeners<[{ readonly hasFailed: boolean }]>(),
});

/** Everything that happens in one notification center, by name. */
export type CenterEvents = ReturnType<typeof createEvents>;
