import type { Notification } from '../notification.ts';

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
