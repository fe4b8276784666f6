import type { Notification, NotificationType } from '../notification.ts';
import type { NotificationFields } from '../notificationFields.ts';
import {
  exportTarget,
  importTarget,
  noTarget,
  routeTarget,
  todoTarget,
  type ClickTarget,
} from '../types/clickTargets.ts';

export type { ClickTarget } from '../types/clickTargets.ts';

type TargetOf = (notification: NotificationFields, allowedOrigins: readonly string[]) => ClickTarget;

/** Apart from the registry, so that an app which shows items itself loads no more than this. */
const targets: Readonly<Record<NotificationType, TargetOf>> = {
  todo: todoTarget,
  export: exportTarget,
  import: importTarget,
  announcement: routeTarget,
  requests: routeTarget,
  other: routeTarget,
};

/**
 * The target of a click on the item. An export that completed is downloaded, a failed job shows its error, a completed import
 * shows its results; a to-do item switches to its program and goes to its route; every other type goes to its route, if any.
 */
export function clickTarget(notification: Notification, allowedOrigins: readonly string[] = []): ClickTarget {
  return notification.isMalformed ? noTarget : targets[notification.type](notification, allowedOrigins);
}
