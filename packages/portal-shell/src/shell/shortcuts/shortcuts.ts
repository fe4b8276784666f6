/** The keyboard shortcuts of the portal, each of which a person can turn off. */
export const shortcutIds = ['palette', 'shortcuts'] as const;

/** Identifies a shortcut. */
export type ShortcutId = (typeof shortcutIds)[number];

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/** The shortcut that a key press means; null if it means none. On a keyboard without Latin letters, the place of the key counts. */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey, isComposing }: Pressed): ShortcutId | null {
  if (isComposing || altKey) return null;
  if (ctrlKey !== metaKey) {
    const isLatin = /^[a-z]$/i.test(key);
    return key.toLowerCase() === 'k' || (!isLatin && code === 'KeyK') ? 'palette' : null;
  }
  // The second one is on Arabic keyboards.
  return !ctrlKey && (key === '?' || key === '؟') ? 'shortcuts' : null;
}

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

/** Whether a shortcut without a modifier key would get into the way of typing in the element. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(editable) !== null;
}

/** The keys of a shortcut on this computer's keyboard. */
export function shortcutKeys(id: ShortcutId, platform: string): readonly string[] {
  if (id === 'shortcuts') return ['?'];
  return [/mac|iphone|ipad/i.test(platform) ? '⌘' : 'Ctrl', 'K'];
}
