import type { Notification } from '../notification.ts';

/** The position of an item in a list that it enters. */
export interface Position {
  readonly id: string;
  /** The newest server time of the item, or the rank of the top if it first arrived live. Never falls. */
  readonly rank: number;
  /** Decides between equal ranks: the higher one is above. */
  readonly order: number;
}

/** One held item: the version of the service, and the version that is shown. Thousands are held, so its id stands in its position alone. */
export interface Entry {
  /** The item as the service has it. */
  clean: Notification;
  /** The item as it is shown: `clean` with its optimistic operations applied. */
  shown: Notification;
  /** The position in a list that the item enters from now on. It changes when the item rises; lists that hold the item keep the old one. */
  position: Position;
  /** The mark at which a write of ours was last acknowledged. */
  writtenAt: number;
  /** The mark at which the hub brought the held version; `confirmed` once a response had it too. */
  hubMark: number;
  /** The age of the feed when the item was last seen, in whole seconds. */
  lastSeen: number;
}
