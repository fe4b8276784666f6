import type { Notification } from '../notification.ts';
import type { FeedSource } from './Feed.ts';
import { isSameNotification } from './sameNotification.ts';

/** A held item, as far as the decision depends on it. */
export interface HeldVersion {
  readonly clean: Notification;
  /** The mark at which a write of ours was last acknowledged. */
  readonly writtenAt: number;
  /** The mark at which the hub brought the held version; {@link confirmed} once a response had it too. */
  readonly hubMark: number;
}

/** A version that arrives. */
export interface ArrivingVersion {
  readonly item: Notification;
  readonly source: FeedSource;
  /** The mark from before the request; for an event, the mark now. */
  readonly askedAt: number;
  /** The mark now. */
  readonly mark: number;
}

/** The version to hold from now on, the same object as before if nothing changed, and its hub mark. */
export interface Decision {
  readonly version: Notification;
  readonly hubMark: number;
}

/** The hub mark of a version that a response has confirmed: above every mark, and still a small integer for the engine. */
export const confirmed = 2 ** 30 - 1;

/** Decides between the held version of an item and one that arrives. */
export function decideVersion(held: HeldVersion, { item, source, askedAt, mark }: ArrivingVersion): Decision {
  const { clean, writtenAt, hubMark } = held;
  const isDated = item.lastModifiedDate !== null;
  const wasDated = clean.lastModifiedDate !== null;
  const heldAt = (wasDated || !isDated ? clean.modifiedAt : null) ?? Number.NEGATIVE_INFINITY;
  // A version without `lastModifiedDate` cannot be older: it replaces the held one.
  const itemAt = (isDated || !wasDated ? item.modifiedAt : null) ?? heldAt;
  // The date of an event may be wrong, so a response that was requested later outranks it, even as an older version.
  const outranks = source === 'rest' && askedAt > hubMark;
  if (itemAt < heldAt && !outranks) return { version: clean, hubMark };

  // Only a newer version, or a response that was requested after our last write, may change the read flag.
  const keepsRead = itemAt <= heldAt && (source === 'hub' || askedAt < writtenAt);
  const version = {
    ...item,
    lastModifiedDate: item.lastModifiedDate ?? clean.lastModifiedDate,
    modifiedAt: isDated || !wasDated ? (item.modifiedAt ?? clean.modifiedAt) : clean.modifiedAt,
    read: keepsRead ? clean.read : item.read,
  };
  const hubMarkOfNewest = itemAt > heldAt ? mark : hubMark;
  return {
    version: isSameNotification(clean, version) ? clean : version,
    hubMark: source === 'rest' ? confirmed : hubMarkOfNewest,
  };
}
