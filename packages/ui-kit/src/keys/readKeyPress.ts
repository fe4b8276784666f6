/** What a press of a key means. */
export interface KeyPress {
  /**
   * The name of the key after its modifiers, such as `ArrowDown`, `?`, `J`, `Alt+ArrowLeft` and `Mod+Shift+K`; empty while an input method
   * composes. `Mod` is Command on Apple's systems and Control elsewhere. A character names its modifiers only if they do not write it.
   * Letters are upper case.
   */
  readonly key: string;
  /** The person holds the key. What moves goes on; what acts ignores it. */
  readonly isRepeated: boolean;
  /** The press goes to a control that takes text, also inside a shadow root. */
  readonly isTyping: boolean;
}

/** An event of the browser, or React's around it. */
type KeyEvent = KeyboardEvent | { readonly nativeEvent: KeyboardEvent };

/**
 * Returns what a press of a key means, on every keyboard and in every engine. The letter of a key counts. On a keyboard without Latin letters
 * its place counts, because people press places there.
 */
export function readKeyPress(event: KeyEvent): KeyPress {
  const press = 'nativeEvent' in event ? event.nativeEvent : event;
  return { key: isComposing(press) ? '' : nameOf(press), isRepeated: press.repeat, isTyping: isTyping(press) };
}

/** Whether a key moves in a field or deletes in it, with any modifiers. For a part that is too small for the rest of this file. */
export const movesOrDeletes = ({ key }: KeyboardEvent): boolean =>
  /^(?:Backspace|Delete|Arrow|Page|Home|End)/.test(key);

/** Whether the computer has Apple's keyboard. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** Safari ends the composition before it sends the key that ended it. Only the old code identifies that key. */
const isComposing = ({ isComposing: isOpen, keyCode, key }: KeyboardEvent) =>
  isOpen || keyCode === 229 || key === 'Process';

function nameOf(press: KeyboardEvent): string {
  const { ctrlKey, metaKey, altKey, shiftKey } = press;
  const character = characterOf(press);
  const isOnApple = isApple();
  // AltGr, and Option on Apple's keyboards, choose a character. Windows reports AltGr as Control and Alt too.
  const isAltGraph = character !== null && press.getModifierState('AltGraph');
  const [mod, other] = isOnApple ? [metaKey, ctrlKey && 'Control'] : [ctrlKey, metaKey && 'Meta'];
  return [
    !isAltGraph && mod && 'Mod',
    other,
    !isAltGraph && !(isOnApple && character !== null) && altKey && 'Alt',
    (character === null || /^[A-Z]$/.test(character)) && shiftKey && 'Shift',
    character ?? press.key,
  ]
    .filter((part) => part !== false)
    .join('+');
}

/** The character that a key writes; null for a key that writes none. Full-width and Arabic question marks are question marks. */
function characterOf({ key, code }: KeyboardEvent): string | null {
  // A key of some scripts writes a mark, or a letter with one, or two letters.
  const isOtherScript = /^[\p{L}\p{M}]{1,3}$/u.test(key) && !/\p{Script=Latin}/u.test(key);
  if (isOtherScript && /^Key[A-Z]$/.test(code)) return code.slice('Key'.length);
  if (!/^.$/u.test(key)) return null;
  return /[؟？]/.test(key) ? '?' : key.toUpperCase();
}

// A plain string: a bundler keeps what is computed, also where nobody uses it.
const takesText =
  'input:not([type="button"], [type="checkbox"], [type="radio"], [type="range"], [type="reset"], [type="submit"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"], [role="combobox"], [role="spinbutton"]';

/** Whether a press goes to a control that takes text. A closed shadow root hides its controls, so its element counts as one. */
function isTyping(press: KeyboardEvent): boolean {
  const [target] = press.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  const isClosed = target.localName.includes('-') && target.shadowRoot === null;
  return isClosed || target.closest(takesText) !== null;
}
