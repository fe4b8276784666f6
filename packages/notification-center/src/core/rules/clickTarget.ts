import type { Notification, NotificationType } from '../notification.ts';
import { statusWordOf } from '../types/jobStatus.ts';
import { safeLink, type SafeLink } from '../utilities/links.ts';

/** The target of a click on an item. */
export type ClickTarget =
  /** The click only marks the item as read. */
  | { readonly kind: 'none' }
  /** A path of the app, in `program` if that is given. */
  | { readonly kind: 'path'; readonly path: string; readonly program: { id: string; name: string | null } | null }
  /** A checked address of another origin. */
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'download' }
  | { readonly kind: 'errorDetails' }
  /** The results dialog, after `delayMs`. */
  | { readonly kind: 'results'; readonly delayMs: number };

/** "The dialog opens after 500 ms when the item first had to be marked read." */
const resultsDialogDelayMs = 500;

/** The target of an item that leads nowhere. */
const noTarget: ClickTarget = { kind: 'none' };

/** Checks the address of a link by the options of the app. */
type LinkTo = (address: string | null) => SafeLink | null;
type TargetOf = (notification: Notification, linkTo: LinkTo) => ClickTarget;

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
 * Which routes may be followed, and which are paths of the app, {@link safeLink} says by the same options.
 */
export function clickTarget(
  notification: Notification,
  allowedOrigins: readonly string[] = [],
  appRoot?: string,
): ClickTarget {
  const linkTo: LinkTo = (address) => safeLink(address, allowedOrigins, appRoot);
  return notification.isMalformed ? noTarget : targets[notification.type](notification, linkTo);
}

/** An export that completed downloads its file; one that failed shows its error. */
function exportTarget(notification: Notification): ClickTarget {
  const status = statusWordOf(notification);
  if (status === 'completed') return { kind: 'download' };
  return status === 'failed' ? { kind: 'errorDetails' } : noTarget;
}

/** An import that completed shows its results; one that failed shows its error. */
function importTarget(notification: Notification): ClickTarget {
  const status = statusWordOf(notification);
  if (status === 'failed') return { kind: 'errorDetails' };
  if (status !== 'completed' || !notification.payload.hasResults) return noTarget;
  return { kind: 'results', delayMs: notification.read ? 0 : resultsDialogDelayMs };
}

/** The item's route, if it has one that may be followed. */
function routeTarget({ payload }: Notification, linkTo: LinkTo): ClickTarget {
  const link = linkTo(payload.route);
  if (link === null) return noTarget;
  return link.kind === 'external' ? link : { kind: 'path', path: link.path, program: null };
}

/** The item's route, in the item's program. */
function todoTarget(notification: Notification, linkTo: LinkTo): ClickTarget {
  const { program, programName } = notification.payload;
  const target = routeTarget(notification, linkTo);
  if (target.kind !== 'path' || program === null) return target;
  return { ...target, program: { id: program, name: programName } };
}
