import { canMarkAsUnread } from '../core/rules/actions.ts';
import type { ListShortcuts, PressedKey } from '../data/InboxAdditions.ts';
import type { InboxParts } from '../data/InboxParts.ts';

/** The keys that shortcuts stand for. */
const moves: ReadonlyMap<string, string> = new Map([
  ['j', 'ArrowDown'],
  ['k', 'ArrowUp'],
]);

/** The letter of a key. On a keyboard with another script it is the one at the same place, as people press places. */
export function letterOf({ key, code }: PressedKey): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key) && /^Key[A-Z]$/.test(code)
    ? code.slice(3).toLowerCase()
    : null;
}

/**
 * The shortcuts of a list: j and k move, e marks the item as read, u marks it as unread, or as read again. Enter opens the item, as in every list. They work only while the list has focus (WCAG 2.1.4).
 */
export function createListShortcuts({ feed, readState }: Pick<InboxParts, 'feed' | 'readState'>): ListShortcuts {
  return {
    keys: 'J K E U',
    keyOf: (pressed) => moves.get(letterOf(pressed) ?? '') ?? pressed.key,
    press(pressed, id) {
      const letter = letterOf(pressed);
      const item = feed.getItem(id);
      if (item === undefined || item.isMalformed) return false;
      if (letter === 'e') {
        void readState.markAsRead(id);
        return true;
      }
      if (letter !== 'u') return false;
      if (!item.read) void readState.markAsRead(id);
      else if (canMarkAsUnread(item)) void readState.markAsUnread(id);
      return true;
    },
  };
}
