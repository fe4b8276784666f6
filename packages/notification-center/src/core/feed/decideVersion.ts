import type { Notification } from '../notification.ts';
import type { Entry } from './Entry.ts';
import type { FeedSource } from './Feed.ts';

/** A version that arrives. */
interface ArrivingVersion {
  readonly item: Notification;
  readonly source: FeedSource;
  /** The mark from before the request; for an event, the mark now. */
  readonly askedAt: number;
  /** The mark now. */
  readonly mark: number;
}

/** The hub mark of a version that a response has confirmed: above every mark, and still a small integer for the engine. */
export const confirmed = 2 ** 30 - 1;

/**
 * Decides between the held version of an item and one that arrives.
 * @returns the version to hold from now on, the same object as before if nothing changed, and its hub mark
 */
export function decideVersion(
  { clean, writtenAt, hubMark }: Pick<Entry, 'clean' | 'writtenAt' | 'hubMark'>,
  { item, source, askedAt, mark }: ArrivingVersion,
) {
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

/** Whether two versions of an item are equal, so that no listener needs to be called. */
export function isSameNotification(one: Notification, other: Notification): boolean {
  return hasSameValues(one, other, 'payload') && hasSameValues(one.payload, other.payload);
}

// Both sides come from one parser, so they have the same keys with plain values.
function hasSameValues<Value extends object>(one: Value, other: Value, except?: keyof Value): boolean {
  if (one === other) return true;
  for (const key in one) {
    if (key !== except && !Object.is(one[key], other[key])) return false;
  }
  return true;
}
