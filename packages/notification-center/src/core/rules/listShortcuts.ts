/** The part of a keyboard event that says which key was pressed. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code'>;

/** The keys of a list beside the arrow keys. */
export interface ListShortcuts {
  /** The key that a shortcut stands for, such as ArrowDown for j; the pressed one unless it is such a shortcut. */
  readonly keyOf: (pressed: PressedKey) => string;
  /** Does what the key does with an item. Returns false if it does nothing. */
  readonly press: (pressed: PressedKey, id: string) => boolean;
  /** For `aria-keyshortcuts`. */
  readonly keys: string;
}

/** The letter of a key. On a keyboard with another script it is the one at the same place, as people press places. */
export function letterOf({ key, code }: PressedKey): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key) && /^Key[A-Z]$/.test(code)
    ? code.slice(3).toLowerCase()
    : null;
}
