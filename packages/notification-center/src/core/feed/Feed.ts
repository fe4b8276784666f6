import type { Readable } from '@gantry/base/observable';
import type { NotificationList } from '../rules/lists.ts';
import type { Notification } from '../notification.ts';

/** The source of items: a response of the service, or an event of the hub. The rules for the two differ. */
export type FeedSource = 'rest' | 'hub';

/** How many items of a list the feed holds, and how many of them are unread. */
interface FeedCount {
  readonly total: number;
  readonly unread: number;
}

/** The counts of every list, over the items held. */
export type FeedCounts = Readonly<Record<NotificationList, FeedCount>>;

/** The change of one item by one merge. */
export interface FeedChange {
  readonly id: string;
  /** The version held before, without optimistic operations; null if the item was not held. */
  readonly previous: Notification | null;
  readonly current: Notification;
}

/** An optimistic change: shown before the service has acknowledged it. Several may apply to one item; the newest wins. */
export interface ReadOperation {
  readonly ids: ReadonlySet<string>;
  readonly read: boolean;
}

/**
 * The items of an acknowledged write, each with the server time (milliseconds) of the version that the write made or replaced;
 * null if no time is known.
 */
export type WrittenVersions = ReadonlyMap<string, number | null>;

/** The ids of one list, newest first. */
export interface FeedView extends Readable<readonly string[]> {
  /**
   * The server time (milliseconds) by which the list orders an item. It was fixed when the item entered the list, so it never rises from one
   * row to the next. Null if the list does not hold the item, or nothing is known of its time.
   */
  readonly timeOf: (id: string) => number | null;
}

/** The read side of the feed, for hooks and screens. */
export interface Feed {
  /** The item as it is shown, optimistic operations included; undefined if it is not held. */
  readonly getItem: (id: string) => Notification | undefined;
  /** Watches one item. The listener is called at most once a frame, and only if that item changed. */
  readonly subscribeItem: (id: string, listener: () => void) => () => void;
  /** The ids of a list, newest first: only membership and order count as changes of it. */
  readonly view: (list: NotificationList, programs?: readonly string[]) => FeedView;
  /** The counts of all lists. */
  readonly counts: Readable<FeedCounts>;
}

/** The whole feed: {@link Feed}, and the functions that change it. */
export interface WritableFeed extends Feed {
  /**
   * Merges items by id. Merging is idempotent: a version older than the held one is dropped, an equal one changes nothing, and
   * one without `lastModifiedDate` counts as equal. An item from the hub that is not held goes on top. `askedAt` is the
   * {@link WritableFeed.mark} from before the request: a response that may be older than an acknowledged write does not undo it,
   * and a response that was requested after an event outranks the event, even as an older version, until a response has
   * confirmed the event's version.
   */
  readonly merge: (items: readonly Notification[], source: FeedSource, askedAt?: number) => readonly FeedChange[];
  /** A moment in the feed's own order of events. */
  readonly mark: () => number;
  /** Sets how far down a list is loaded (server time, milliseconds). Its view leaves out older items. */
  readonly setBound: (list: NotificationList, bound: number) => void;
  /** False before the first bound of a list, and after the feed has unloaded it: a long list that nobody watches is dropped. */
  readonly isLoaded: (list: NotificationList) => boolean;
  /** Shows `operation` over the items until it is settled or rolled back. */
  readonly begin: (operation: ReadOperation) => void;
  /** Removes an acknowledged operation and sets its value as {@link WritableFeed.setRead} does. */
  readonly settle: (operation: ReadOperation, versions: WrittenVersions) => readonly string[];
  /** Removes `operation` alone: versions that arrived meanwhile stay. */
  readonly rollBack: (operation: ReadOperation) => void;
  /**
   * Sets the read flag of held items after an acknowledged write. A version that arrived while the write was in flight may be
   * newer than the write, so it keeps its flag; if it is not, the service sends a newer version. Returns the ids whose flag changed.
   */
  readonly setRead: (versions: WrittenVersions, read: boolean) => readonly string[];
  /** The item as the service has it, without optimistic operations. */
  readonly getClean: (id: string) => Notification | undefined;
  /** How many held items are unread at the service, and how many are shown as unread; with `isCounted`, of those that count. */
  readonly unread: (isCounted?: (item: Notification) => boolean) => { readonly clean: number; readonly shown: number };
  /** Every held id that is shown as unread. */
  readonly unreadIds: () => readonly string[];
  /** Calls the listeners now instead of at the next frame. */
  readonly flush: () => void;
}
