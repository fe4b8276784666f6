import { useEffect } from 'react';
import {
  announceGrowth,
  bellLabel,
  useNotificationCenter,
  useNotificationMessages,
  useUnreadCount,
} from '../../data/index.ts';

/** The count and the names of a bell. */
interface NotificationBadge {
  /** The unread count; zero while it is not known. */
  readonly count: number;
  /** The name of the bell without its count. */
  readonly title: string;
  /** The name of the bell with its count: 'Notifications, 5 unread'. */
  readonly label: string;
}

/** The badge for a bell of your own. Now and then it announces to screen readers that the count has grown. */
export function useNotificationBadge(): NotificationBadge {
  const center = useNotificationCenter();
  const messages = useNotificationMessages();
  const count = useUnreadCount();
  useEffect(() => announceGrowth(center), [center]);
  return { count: count ?? 0, title: messages.panel.title, label: bellLabel(messages, count) };
}
