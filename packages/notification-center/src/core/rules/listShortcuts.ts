/** The shortcuts of a list. `readKeyPress` of the kit names their keys. */
export interface ListShortcuts {
  /** The key that a shortcut stands for, such as ArrowDown for J; the pressed one unless it is such a shortcut. */
  readonly keyOf: (key: string) => string;
  /** Does what the key does with an item. Returns false if it does nothing. */
  readonly press: (key: string, id: string) => boolean;
  /** For `aria-keyshortcuts`. */
  readonly keys: string;
}
