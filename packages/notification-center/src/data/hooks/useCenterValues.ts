import type { Feed, FeedCounts } from '../../core/feed/Feed.ts';
import type { NotificationMessages } from '../../messages/index.ts';
import type { ConnectionState } from '../../transport/RealtimeTransport.ts';
import type { NotificationDialog } from '../NotificationCenter.ts';
import { useNotificationCenter } from '../NotificationCenterProvider.tsx';
import { useReadable } from './useReadable.ts';

/** The feed itself, to read items outside of rendering or to watch them by hand. */
export function useNotificationFeed(): Feed {
  return useNotificationCenter().feed;
}

/** The badge: the service's unread count with what has changed since it was asked; null until it is known. */
export function useUnreadCount(): number | null {
  return useReadable(useNotificationCenter().unreadCount);
}

/** How many items of each list are held, and how many of them are unread. */
export function useFeedCounts(): FeedCounts {
  return useReadable(useNotificationCenter().feed.counts);
}

/** Whether notifications arrive live now. */
export function useConnectionState(): ConnectionState {
  return useReadable(useNotificationCenter().connection);
}

/** The texts in the language set, with the replaced ones. */
export function useNotificationMessages(): NotificationMessages {
  return useReadable(useNotificationCenter().messages);
}

/** The language set, for `Intl`. */
export function useNotificationLocale(): string {
  return useReadable(useNotificationCenter().locale);
}

/** The dialog that is asked for (error details, import results) and the way to close it. */
export function useNotificationDialog(): { readonly dialog: NotificationDialog | null; readonly close: () => void } {
  const center = useNotificationCenter();
  return { dialog: useReadable(center.dialog), close: center.closeDialog };
}
