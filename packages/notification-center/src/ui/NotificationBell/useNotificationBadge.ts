import { useEffect, useRef } from 'react';
import { useNotificationCenter, useNotificationMessages, useUnreadCount } from '../../data/index.ts';
import { useAnnouncer } from '../announcer/useAnnouncer.ts';

/** What a bell shows and says. */
export interface NotificationBadge {
  /** The unread count; zero while it is not known. */
  readonly count: number;
  /** What the bell is called without its count. */
  readonly title: string;
  /** What the bell is called with its count: 'Notifications, 5 unread'. */
  readonly label: string;
}

/** The badge for a bell of your own. A count that grows is told to screen readers, now and then. */
export function useNotificationBadge(): NotificationBadge {
  const { unreadCount } = useNotificationCenter();
  const { bell, panel } = useNotificationMessages();
  const count = useUnreadCount();
  const { say } = useAnnouncer();
  const before = useRef(count);

  useEffect(() => {
    const hasGrown = count !== null && before.current !== null && count > before.current;
    before.current = count;
    if (hasGrown) say('count', () => bell.label(unreadCount.get()));
  }, [count, say, unreadCount, bell]);

  return { count: count ?? 0, title: panel.title, label: bell.label(count) };
}
