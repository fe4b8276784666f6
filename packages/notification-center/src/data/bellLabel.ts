import type { NotificationMessages } from '../languages/index.ts';

/** The name of a bell; the unread count is null while it is not known. */
export function bellLabel({ bell }: NotificationMessages, unread: number | null): string {
  return unread === null || unread === 0 ? bell.label : bell.labelWithCount(unread);
}
