import { useEffect, useRef } from 'react';
import { bellLabel, useNotificationCenter, useNotificationMessages, useUnreadCount } from '../../data/index.ts';
import { useAnnouncer } from '../announcer/useAnnouncer.ts';

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
  const { unreadCount } = useNotificationCenter();
  const messages = useNotificationMessages();
  const count = useUnreadCount();
  const { say } = useAnnouncer();
  const before = useRef(count);

  useEffect(() => {
    const hasGrown = count !== null && before.current !== null && count > before.current;
    before.current = count;
    if (hasGrown) say('count', () => bellLabel(messages, unreadCount.get()));
  }, [count, say, unreadCount, messages]);

  return { count: count ?? 0, title: messages.panel.title, label: bellLabel(messages, count) };
}
