import type { NotificationList } from '../rules/lists.ts';
import type { Notification } from '../notification.ts';
import type { Readable } from '../utilities/readable.ts';

/** Where items come from: an answer of the service, or an event of the hub. The rules for the two differ. */
export type FeedSource = 'rest' | 'hub';

/** How many items of a list the feed holds, and how many of them are unread. */
export interface FeedCount {
  readonly total: number;
  readonly unread: number;
}

/** The counts of every list, over the items held. */
export type FeedCounts = Readonly<Record<NotificationList, FeedCount>>;

/** What one merge did to one item. */
export interface FeedChange {
  readonly id: string;
  /** The version held before, without optimistic operations; null for an item that was not held. */
  readonly previous: Notification | null;
  readonly current: Notification;
}

/** A change shown before the service has acknowledged it. Several may lie over one item; the newest wins. */
export interface ReadOperation {
  readonly ids: ReadonlySet<string>;
  readonly read: boolean;
}

/**
 * The items of an acknowledged write, each with the server time (milliseconds) of the version that the write made, or is known
 * to have come after; null where no time is known.
 */
export type WrittenVersions = ReadonlyMap<string, number | null>;

/** The read side of the feed, which is what hooks and screens use. */
export interface Feed {
  /** The item as it is to be shown, optimistic operations included; undefined where it is not held. */
  readonly getItem: (id: string) => Notification | undefined;
  /** Watches one item. Called at most once a frame, and only when that item changed. */
  readonly subscribeItem: (id: string, listener: () => void) => () => void;
  /** The ids of a list, newest first: only membership and order count as changes of it. */
  readonly view: (list: NotificationList, programs?: readonly string[]) => Readable<readonly string[]>;
  /** The counts of all lists. */
  readonly counts: Readable<FeedCounts>;
}

/** The whole feed: what {@link Feed} shows, and the ways to change it. */
export interface WritableFeed extends Feed {
  /**
   * Merges items by id. Merging is idempotent: an older version than the one held is dropped, an equal one changes nothing, and
   * one without `lastModifiedDate` counts as equal. From the hub, an item that is not held goes on top. `askedAt` is the
   * {@link WritableFeed.mark} taken before the request: an answer that may be older than an acknowledged write does not undo it,
   * and one asked for after an event outranks it, even as an older version, until an answer has held the event's.
   */
  readonly merge: (items: readonly Notification[], source: FeedSource, askedAt?: number) => readonly FeedChange[];
  /** A moment in the feed's own order of events. */
  readonly mark: () => number;
  /** Says how far down a list has been loaded (server time, milliseconds); older items that came otherwise stay out of its view. */
  readonly setBound: (list: NotificationList, bound: number) => void;
  /** Shows `operation` over the items until it is settled or rolled back. */
  readonly begin: (operation: ReadOperation) => void;
  /** The service acknowledged `operation`: it is taken away, and its value set as by {@link WritableFeed.setRead}. */
  readonly settle: (operation: ReadOperation, versions: WrittenVersions) => readonly string[];
  /** Takes `operation` away, and nothing else: what arrived in the meantime stays. */
  readonly rollBack: (operation: ReadOperation) => void;
  /**
   * Sets the read flag of held items, as an acknowledged write does. A version that came while the write was on its way may be
   * newer than the write: it keeps its flag, and a write that came after it is heard of as a newer version. Returns the ids
   * that changed.
   */
  readonly setRead: (versions: WrittenVersions, read: boolean) => readonly string[];
  /** The item as the service has it, without optimistic operations. */
  readonly getClean: (id: string) => Notification | undefined;
  /** How many held items the service has as unread, and how many are shown as unread. */
  readonly unread: () => { readonly clean: number; readonly shown: number };
  /** Every held id that is shown as unread. */
  readonly unreadIds: () => readonly string[];
  /** Tells the listeners now instead of at the next frame. */
  readonly flush: () => void;
}
