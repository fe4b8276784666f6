import type { Notification } from '../notification.ts';
import { noTarget, type ClickTarget } from '../types/clickTargets.ts';
import { typeOf } from '../types/typeOf.ts';

export type { ClickTarget } from '../types/clickTargets.ts';

/**
 * The target of a click on the item. An export that completed is downloaded, a failed job shows its error, a completed import
 * shows its results; a to-do item switches to its program and goes to its route; every other type goes to its route, if any.
 */
export function clickTarget(notification: Notification, allowedOrigins: readonly string[] = []): ClickTarget {
  return notification.isMalformed ? noTarget : typeOf(notification).clickTarget(notification, allowedOrigins);
}
