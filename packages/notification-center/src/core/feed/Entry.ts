import type { Notification } from '../notification.ts';
import type { ReadOperation } from './Feed.ts';

/** Where an item stands in a list that it enters. */
export interface Place {
  readonly id: string;
  /** The newest server time the item was known with, or the top for what was first heard of live. Never falls. */
  readonly rank: number;
  /** Decides between equal ranks: the higher stands above. */
  readonly order: number;
}

/** One held item: the version of the service, and what lies over it. */
export interface Entry {
  readonly id: string;
  /** The item as the service has it. */
  clean: Notification;
  /** The item as it is shown: `clean` under its operations. */
  shown: Notification;
  /** Where the item enters a list from now on. Another one takes its place where it rises; lists that hold the item keep theirs. */
  place: Place;
  /** The mark at which a write of ours was last acknowledged. */
  writtenAt: number;
  /** The mark at which the hub brought the held version; higher than any where an answer of the service has it, too. */
  heardAt: number;
  /** How old the feed was when the item was last heard of, in whole seconds. */
  lastHeard: number;
}

/** `clean` with the newest operation on its id laid over it. */
export function showOver(clean: Notification, operations: readonly ReadOperation[] | undefined): Notification {
  const newest = operations?.at(-1);
  return newest === undefined || newest.read === clean.read ? clean : { ...clean, read: newest.read };
}
