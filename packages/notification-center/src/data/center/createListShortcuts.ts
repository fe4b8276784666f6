import type { Feed } from '../../core/feed/Feed.ts';
import { canMarkAsUnread } from '../../core/rules/actions.ts';
import type { ReadState } from '../NotificationCenter.ts';

/** The keys of a list beside the arrow keys, as the kit's `readKeyPress` names them. */
export interface ListShortcuts {
  /** The key that a shortcut stands for, such as ArrowDown for J; the pressed one unless it is such a shortcut. */
  readonly keyOf: (key: string) => string;
  /** Does what the key does with an item. Returns false if it does nothing. */
  readonly press: (key: string, id: string) => boolean;
  /** For `aria-keyshortcuts`. */
  readonly keys: string;
}

/** The keys that shortcuts stand for. */
const moves: ReadonlyMap<string, string> = new Map([
  ['J', 'ArrowDown'],
  ['K', 'ArrowUp'],
]);

/**
 * Creates the shortcuts of a list: J and K move, E marks the item as read, U marks it as unread, or as read again. Enter opens the item, as in
 * every list. They work only while the list has focus (WCAG 2.1.4).
 */
export function createListShortcuts(feed: Feed, readState: ReadState): ListShortcuts {
  return {
    keys: 'J K E U',
    keyOf: (key) => moves.get(key) ?? key,
    press(key, id) {
      const item = feed.getItem(id);
      if (item === undefined || item.isMalformed || (key !== 'E' && key !== 'U')) return false;
      if (key === 'E' || !item.read) void readState.markAsRead(id);
      else if (canMarkAsUnread(item)) void readState.markAsUnread(id);
      return true;
    },
  };
}
