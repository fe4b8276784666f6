import { useReadable } from '@gantry/base/react';
import { useMemo } from 'react';
import type { Notification } from '../../core/notification.ts';
import { useNotificationCenter } from '../NotificationCenterProvider.tsx';

/** One item, optimistic changes included; undefined if it is not held. Renders again only when this item changes. */
export function useNotification(id: string): Notification | undefined {
  const { feed } = useNotificationCenter();
  const item = useMemo(
    () => ({
      get: () => feed.getItem(id),
      subscribe: (listener: () => void) => feed.subscribeItem(id, listener),
    }),
    [feed, id],
  );
  return useReadable(item);
}
