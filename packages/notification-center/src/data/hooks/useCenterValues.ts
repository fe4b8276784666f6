import type { Feed } from '../../core/feed/Feed.ts';
import type { GroupRows } from '../../core/rules/dateGroups.ts';
import type { NotificationMessages } from '../../languages/index.ts';
import type { NotificationDialog } from '../NotificationCenter.ts';
import { useNotificationCenter } from '../NotificationCenterProvider.tsx';
import { useReadable } from './useReadable.ts';

/** The feed, to read items outside of rendering or to watch them directly. */
export function useNotificationFeed(): Feed {
  return useNotificationCenter().feed;
}

/** The unread count of the badge: the service's count, plus the changes since; null until it is known. */
export function useUnreadCount(): number | null {
  return useReadable(useNotificationCenter().unreadCount);
}

/** Cuts the rows of a list into date groups; null if they are not grouped. */
export function useGroupRows(): GroupRows | null {
  return useReadable(useNotificationCenter().groupRows);
}

/** The texts in the current language, with replacements. */
export function useNotificationMessages(): NotificationMessages {
  return useReadable(useNotificationCenter().messages);
}

/** The current language, for `Intl`. */
export function useNotificationLocale(): string {
  return useReadable(useNotificationCenter().locale);
}

/** The dialog to show (error details, import results), and how to close it. */
export function useNotificationDialog(): { readonly dialog: NotificationDialog | null; readonly close: () => void } {
  const center = useNotificationCenter();
  return { dialog: useReadable(center.dialog), close: center.closeDialog };
}
