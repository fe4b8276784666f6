import type { Notification, NotificationCenter, NotificationList } from '@gantry/notification-center';
import { useReadable } from '@gantry/base/react';
import { actionsOf } from '@gantry/notification-center/core';
import { combineReadables } from '@gantry/base/observable';
import { useEffect, useMemo } from 'react';
import { useLoadedCenter } from '../notifications/PortalNotifications.tsx';
import type { ShellMessages } from '../../languages/index.ts';
import type { PaletteEntry } from './PaletteEntry.ts';

/** The lists whose loaded items can be found. */
const searchedLists = ['todoActive', 'requests', 'announcements'] as const satisfies readonly NotificationList[];

/** The notifications of the loaded lists, and the exports that can be run again. */
export function useNotificationEntries(palette: ShellMessages['palette']): readonly PaletteEntry[] {
  const center = useLoadedCenter();
  const views = useMemo(
    () => combineReadables(center === null ? [] : searchedLists.map((list) => center.feed.view(list))),
    [center],
  );
  const lists = useReadable(views);
  useEffect(() => {
    // A failure is shown by the list itself.
    for (const list of searchedLists) void center?.list(list).load();
  }, [center]);

  return useMemo(() => {
    if (center === null) return [];
    // An item may be in several lists.
    const notifications = [...new Set(lists.flat())].flatMap((id) => center.feed.getItem(id) ?? []);
    return notifications.flatMap((notification) => [
      opener(center, notification),
      ...(actionsOf(notification).retry.isEnabled ? [exportAgain(center, notification, palette)] : []),
    ]);
  }, [center, lists, palette]);
}

function opener(center: NotificationCenter, notification: Notification): PaletteEntry {
  const { id, title, payload } = notification;
  const href = center.hrefOf(notification);
  return {
    id: `notification ${id}`,
    section: 'notifications',
    title,
    ...(payload.programName !== null && { description: payload.programName }),
    icon: 'notification',
    ...(href !== null && { href }),
    run: () => center.open(id),
  };
}

function exportAgain(
  center: NotificationCenter,
  { id, title }: Notification,
  palette: ShellMessages['palette'],
): PaletteEntry {
  return {
    id: `retry ${id}`,
    section: 'actions',
    title: palette.exportAgain(title),
    icon: 'retry',
    run: () => void center.jobActions.retry(id),
  };
}
