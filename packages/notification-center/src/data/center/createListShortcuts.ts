import type { Feed } from '../../core/feed/Feed.ts';
import { canMarkAsUnread } from '../../core/rules/actions.ts';
import { letterOf, type ListShortcuts } from '../../core/rules/listShortcuts.ts';
import type { ReadState } from '../NotificationCenter.ts';

/** The keys that shortcuts stand for. */
const moves: ReadonlyMap<string, string> = new Map([
  ['j', 'ArrowDown'],
  ['k', 'ArrowUp'],
]);

/**
 * Creates the shortcuts of a list: j and k move, e marks the item as read, u marks it as unread, or as read again. Enter opens the item, as in
 * every list. They work only while the list has focus (WCAG 2.1.4).
 */
export function createListShortcuts(feed: Feed, readState: ReadState): ListShortcuts {
  return {
    keys: 'J K E U',
    keyOf: (pressed) => moves.get(letterOf(pressed) ?? '') ?? pressed.key,
    press(pressed, id) {
      const letter = letterOf(pressed);
      const item = feed.getItem(id);
      if (item === undefined || item.isMalformed || (letter !== 'e' && letter !== 'u')) return false;
      if (letter === 'e' || !item.read) void readState.markAsRead(id);
      else if (canMarkAsUnread(item)) void readState.markAsUnread(id);
      return true;
    },
  };
}
