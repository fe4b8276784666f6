import type { Notification } from '../notification.ts';
import type { ReadOperation } from './Feed.ts';

/** One held item: the version of the service, and what lies over it. */
export interface Entry {
  readonly id: string;
  /** The item as the service has it. */
  clean: Notification;
  /** The item as it is shown: `clean` under its operations. */
  shown: Notification;
  /** Where the item enters a list: the newest server time it was known with, or the top for what was first heard of live. Never falls. */
  rank: number;
  /** Decides between equal ranks: the higher stands above. */
  order: number;
  /** The mark at which a write of ours was last acknowledged. */
  writtenAt: number;
}

/** `clean` with the newest operation on its id laid over it. */
export function showOver(clean: Notification, operations: readonly ReadOperation[] | undefined): Notification {
  const newest = operations?.at(-1);
  return newest === undefined || newest.read === clean.read ? clean : { ...clean, read: newest.read };
}
