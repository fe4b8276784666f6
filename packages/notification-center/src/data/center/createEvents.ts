import { createListeners, type Listeners } from '@gantry/base/observable';
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

/** Everything that happens in one notification center, by name. */
interface CenterEvents {
  /** The hub sent items. */
  readonly hubItems: { readonly items: readonly Notification[] };
  readonly connectionState: { readonly state: ConnectionState };
  /** Another tab posted a message. It is untrusted. */
  readonly tabMessage: { readonly message: unknown };
  /** Items were merged into the feed. */
  readonly merged: {
    readonly origin: ChangeOrigin;
    readonly items: readonly Notification[];
    readonly changes: readonly FeedChange[];
  };
  /** A catch-up ended, and its items are merged if it succeeded. */
  readonly catchUpEnded: { readonly hasFailed: boolean };
}

/** The one stream of events that connects the parts of a center. */
export interface EventStream {
  readonly emit: <Name extends keyof CenterEvents>(name: Name, event: CenterEvents[Name]) => void;
  /** Listeners of an event are called in the order of registration. */
  readonly on: <Name extends keyof CenterEvents>(name: Name, listener: (event: CenterEvents[Name]) => void) => void;
}

export function createEvents(): EventStream {
  const listeners: { readonly [Name in keyof CenterEvents]: Listeners<[CenterEvents[Name]]> } = {
    hubItems: createListeners(),
    connectionState: createListeners(),
    tabMessage: createListeners(),
    merged: createListeners(),
    catchUpEnded: createListeners(),
  };
  return {
    emit: (name, event) => listeners[name].call(event),
    on: (name, listener) => void listeners[name].subscribe(listener),
  };
}
