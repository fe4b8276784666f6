import { isApple } from '@gantry/ui-kit';

/** The keyboard shortcuts of the portal, each of which a person can turn off. */
export const shortcutIds = ['palette', 'shortcuts'] as const;

export type ShortcutId = (typeof shortcutIds)[number];

/** The key of each shortcut, as `readKeyPress` names it. */
const keys: Readonly<Record<ShortcutId, string>> = { palette: 'Mod+K', shortcuts: '?' };

/** The shortcut that a key stands for; undefined if it stands for none. */
export const shortcutOf = (key: string): ShortcutId | undefined => shortcutIds.find((id) => keys[id] === key);

/** The keys of a shortcut on this computer's keyboard. */
export const shortcutKeys = (id: ShortcutId): readonly string[] =>
  keys[id].replace('Mod', isApple() ? '⌘' : 'Ctrl').split('+');
