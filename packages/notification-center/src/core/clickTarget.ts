import { safeLink } from './links.ts';
import type { Notification } from './notification.ts';
import { jobStatusOf } from './status.ts';

/** Where a click on an item leads. */
export type ClickTarget =
  /** Nowhere: the click marks the item as read, no more. */
  | { readonly kind: 'none' }
  /** To a path of the app, in `program` where that is given. */
  | { readonly kind: 'path'; readonly path: string; readonly program: { id: string; name: string | null } | null }
  /** To an address of another origin, which has been judged. */
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'download' }
  | { readonly kind: 'errorDetails' }
  /** The results dialog, after `delayMs`. */
  | { readonly kind: 'results'; readonly delayMs: number };

/** "The dialog opens after 500 ms when the item first had to be marked read." */
export const resultsDialogDelayMs = 500;

const nowhere: ClickTarget = { kind: 'none' };

/**
 * Where a click on the item leads. An export that completed is downloaded, a failed job shows its error, a completed import
 * shows its results; a to-do switches to its program and goes to its route; every other type goes to its route, if any.
 */
export function clickTarget(notification: Notification, allowedOrigins: readonly string[] = []): ClickTarget {
  if (notification.isMalformed) return nowhere;
  switch (notification.type) {
    case 'export':
      return exportTarget(notification);
    case 'import':
      return importTarget(notification);
    default:
      return routeTarget(notification, allowedOrigins);
  }
}

function exportTarget(notification: Notification): ClickTarget {
  const status = jobStatusOf(notification);
  if (status === 'completed') return { kind: 'download' };
  return status === 'failed' ? { kind: 'errorDetails' } : nowhere;
}

function importTarget(notification: Notification): ClickTarget {
  const status = jobStatusOf(notification);
  if (status === 'failed') return { kind: 'errorDetails' };
  if (status !== 'completed' || !notification.payload.hasResults) return nowhere;
  return { kind: 'results', delayMs: notification.read ? 0 : resultsDialogDelayMs };
}

function routeTarget(notification: Notification, allowedOrigins: readonly string[]): ClickTarget {
  const { program, programName, route } = notification.payload;
  const link = safeLink(route, allowedOrigins);
  if (link === null) return nowhere;
  if (link.kind === 'external') return link;
  const switchesProgram = notification.type === 'todo' && program !== null;
  return { kind: 'path', path: link.path, program: switchesProgram ? { id: program, name: programName } : null };
}
