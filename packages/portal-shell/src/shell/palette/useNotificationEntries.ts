import type { Notification, NotificationCenter, NotificationList } from '@gantry/notification-center';
import { actionsOf } from '@gantry/notification-center/core';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLoadedCenter } from '../notifications/PortalNotifications.tsx';
import type { ShellMessages } from '../../languages/index.ts';
import type { PaletteEntry } from './PaletteEntry.ts';

/** The lists whose loaded items can be found. */
const searchedLists = ['todoActive', 'requests', 'announcements'] as const satisfies readonly NotificationList[];

function watch(center: NotificationCenter | null) {
  const views = center === null ? [] : searchedLists.map((list) => center.feed.view(list));
  let ids: readonly string[] = [];
  return {
    subscribe: (listener: () => void) => {
      const stops = views.map((view) => view.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    get: () => {
      const next = [...new Set(views.flatMap((view) => view.get()))];
      if (next.length !== ids.length || next.some((id, index) => id !== ids[index])) ids = next;
      return ids;
    },
  };
}

/** The notifications of the loaded lists, and the exports that can be run again. */
export function useNotificationEntries(palette: ShellMessages['palette']): readonly PaletteEntry[] {
  const center = useLoadedCenter();
  const ids = useMemo(() => watch(center), [center]);
  const known = useSyncExternalStore(ids.subscribe, ids.get);
  useEffect(() => {
    // A failure is shown by the list itself.
    for (const list of searchedLists) void center?.list(list).load();
  }, [center]);

  return useMemo(() => {
    if (center === null) return [];
    const notifications = known.flatMap((id) => center.feed.getItem(id) ?? []);
    return notifications.flatMap((notification) => [
      opener(center, notification),
      ...(actionsOf(notification).retry.isEnabled ? [exportAgain(center, notification, palette)] : []),
    ]);
  }, [center, known, palette]);
}

function opener(center: NotificationCenter, { id, title, payload }: Notification): PaletteEntry {
  return {
    id: `notification ${id}`,
    section: 'notifications',
    title,
    ...(payload.programName !== null && { description: payload.programName }),
    icon: 'notification',
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
