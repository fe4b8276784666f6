import type { Feed } from '../../core/feed/Feed.ts';
import { canMarkAsUnread } from '../../core/rules/actions.ts';
import type { ListShortcuts, ReadState } from '../NotificationCenter.ts';

/** The keys that shortcuts stand for. */
const moves: Readonly<Record<string, string>> = { J: 'ArrowDown', K: 'ArrowUp' };

/**
 * Creates the shortcuts of a list: J and K move, E marks the item as read, U marks it as unread, or as read again. Enter opens the item, as in
 * every list. They work only while the list has focus (WCAG 2.1.4).
 */
export function createListShortcuts(feed: Feed, readState: ReadState): ListShortcuts {
  return {
    keys: 'J K E U',
    keyOf: (key) => moves[key] ?? key,
    press(key, id) {
      const item = feed.getItem(id);
      if (item === undefined || item.isMalformed || (key !== 'E' && key !== 'U')) return false;
      if (key === 'E' || !item.read) void readState.markAsRead(id);
      else if (canMarkAsUnread(item)) void readState.markAsUnread(id);
      return true;
    },
  };
}
