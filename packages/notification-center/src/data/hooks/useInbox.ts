import type { Readable } from '@gantry/ui-kit/observable';
import type { Notification } from '../../core/notification.ts';
import type { GroupRows, ListShortcuts, MenuAction } from '../InboxAdditions.ts';
import { useNotificationCenter } from '../NotificationCenterProvider.tsx';
import { useReadable } from './useReadable.ts';

const nothing: Readable<null> = { get: () => null, subscribe: () => () => undefined };

/** Cuts the rows of a list into groups; null if they are not grouped. */
export function useGroupRows(): GroupRows | null {
  return useReadable<GroupRows | null>(useNotificationCenter().inbox.groups ?? nothing);
}

/** The shortcuts of a list; null without an inbox, and if the person has switched them off. */
export function useListShortcuts(): ListShortcuts | null {
  return useReadable<ListShortcuts | null>(useNotificationCenter().inbox.shortcuts ?? nothing);
}

/** What the inbox adds to the menu of a row. */
export function useRowActions(notification: Notification): readonly MenuAction[] {
  const { inbox } = useNotificationCenter();
  useReadable<unknown>(inbox.changes ?? nothing);
  return inbox.rowActions?.(notification) ?? [];
}

/** What the inbox adds to the menu of the panel and of the page. */
export function useScreenActions(): readonly MenuAction[] {
  const { inbox } = useNotificationCenter();
  useReadable<unknown>(inbox.changes ?? nothing);
  return inbox.screenActions?.() ?? [];
}

/** Marks every item as read, with Undo if the inbox offers it. */
export function useMarkAllAsRead(): () => Promise<void> {
  const { inbox, readState } = useNotificationCenter();
  return inbox.markAllAsRead ?? (() => readState.markAllAsRead());
}
