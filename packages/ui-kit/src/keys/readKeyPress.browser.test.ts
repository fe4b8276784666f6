import { afterEach, describe, expect, test, vi } from 'vitest';
import { readKeyPress } from './readKeyPress.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

type Pressed = KeyboardEventInit & { readonly isApple?: boolean };

/** Presses a key at an element, and reads the press as the page receives it. */
function press({ isApple = false, ...pressed }: Pressed, target: Element = document.body) {
  const system = isApple ? 'Macintosh; Intel Mac OS X 15_0' : 'X11; Linux x86_64';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${system})`);
  const read = Promise.withResolvers<ReturnType<typeof readKeyPress>>();
  document.addEventListener('keydown', (event) => read.resolve(readKeyPress(event)), { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true, ...pressed }));
  return read.promise;
}

const apple = { isApple: true };
const control = { ctrlKey: true };
const altGraph = { ctrlKey: true, altKey: true, modifierAltGraph: true };

test.each<[string, Pressed, string]>([
  ['English: a letter', { key: 'k', code: 'KeyK' }, 'K'],
  ['English: a letter with Caps Lock', { key: 'K', code: 'KeyK', modifierCapsLock: true }, 'K'],
  ['English: a letter with Shift', { key: 'K', code: 'KeyK', shiftKey: true }, 'Shift+K'],
  ['English: ?', { key: '?', code: 'Slash', shiftKey: true }, '?'],
  ['English: Control and a letter', { key: 'k', code: 'KeyK', ...control }, 'Mod+K'],
  ['English: the console of Firefox', { key: 'K', code: 'KeyK', ...control, shiftKey: true }, 'Mod+Shift+K'],
  ['English: Control and Alt', { key: 'k', code: 'KeyK', ...control, altKey: true }, 'Mod+Alt+K'],
  ['English: the key of the system', { key: 'k', code: 'KeyK', metaKey: true }, 'Meta+K'],
  ['English: back in the history', { key: 'ArrowLeft', code: 'ArrowLeft', altKey: true }, 'Alt+ArrowLeft'],
  ['English: F6 backwards', { key: 'F6', code: 'F6', shiftKey: true }, 'Shift+F6'],
  ['Dvorak: the letter counts, not its place', { key: 't', code: 'KeyK', ...control }, 'Mod+T'],
  ['German: ?', { key: '?', code: 'Minus', shiftKey: true }, '?'],
  ['German: a backslash with AltGr, on Windows', { key: '\\', code: 'Minus', ...altGraph }, '\\'],
  ['German: an umlaut at the place of another key', { key: 'ü', code: 'BracketLeft' }, 'Ü'],
  ['Polish: ł with AltGr, on Windows', { key: 'ł', code: 'KeyL', ...altGraph }, 'Ł'],
  ['Polish: ł with AltGr, on Linux', { key: 'ł', code: 'KeyL', modifierAltGraph: true }, 'Ł'],
  ['French: a digit needs Shift', { key: '1', code: 'Digit1', shiftKey: true }, '1'],
  ['French: ?', { key: '?', code: 'KeyM', shiftKey: true }, '?'],
  ['Arabic: a letter at the place of J', { key: 'ت', code: 'KeyJ' }, 'J'],
  ['Arabic: Control and the place of K', { key: 'ن', code: 'KeyK', ...control }, 'Mod+K'],
  ['Arabic: the question mark', { key: '؟', code: 'Slash', shiftKey: true }, '?'],
  ['Arabic: two letters at the place of B', { key: 'لا', code: 'KeyB' }, 'B'],
  ['Thai: a mark at the place of J', { key: '่', code: 'KeyJ' }, 'J'],
  ['Hindi: Control and a vowel sign at the place of E', { key: 'ा', code: 'KeyE', ...control }, 'Mod+E'],
  ['a dead key', { key: 'Dead', code: 'KeyE', altKey: true, ...apple }, 'Alt+Dead'],
  ['Russian: a letter at the place of J', { key: 'о', code: 'KeyJ' }, 'J'],
  ['Japanese: a full-width question mark', { key: '？', code: 'Slash', shiftKey: true }, '?'],
  ['Japanese: Enter while a word is composed', { key: 'Enter', code: 'Enter', isComposing: true }, ''],
  ['Japanese: Enter that has composed a word, in Safari', { key: 'Enter', code: 'Enter', keyCode: 229 }, ''],
  ['Japanese: a key of the input method', { key: 'Process', code: 'KeyA' }, ''],
  ['macOS: Command and a letter', { key: 'k', code: 'KeyK', metaKey: true, ...apple }, 'Mod+K'],
  ['macOS: the editing key Control+K', { key: 'k', code: 'KeyK', ...control, ...apple }, 'Control+K'],
  ['macOS: a character with Option', { key: '˚', code: 'KeyK', altKey: true, ...apple }, '˚'],
  ['macOS: a word back', { key: 'ArrowLeft', code: 'ArrowLeft', altKey: true, ...apple }, 'Alt+ArrowLeft'],
])('%s', async (_, pressed, key) => expect((await press(pressed)).key).toBe(key));

test('a key that is held says so', async () => {
  expect(await press({ key: 'ArrowDown', repeat: true })).toMatchObject({ key: 'ArrowDown', isRepeated: true });
});

describe('typing', () => {
  /** Puts an element into the page, or into a shadow root of it. */
  function draw(html: string, mode: ShadowRootMode | null): Element {
    const host = document.createElement('gantry-field');
    document.body.append(host);
    const root = mode === null ? document.body : host.attachShadow({ mode });
    const range = document.createRange();
    root.append(range.createContextualFragment(html));
    const element = root.lastElementChild;
    if (element === null) throw new Error('Nothing was drawn.');
    return element.firstElementChild ?? element;
  }

  test.each<[string, boolean]>([
    ['<input>', true],
    ['<input type="number">', true],
    ['<input type="checkbox">', false],
    ['<textarea></textarea>', true],
    ['<select><option>One</option></select>', true],
    ['<p contenteditable><b>bold</b></p>', true],
    ['<p contenteditable="false"><b>bold</b></p>', false],
    ['<div role="searchbox"></div>', true],
    ['<div role="combobox"></div>', true],
    ['<div role="spinbutton"></div>', true],
    ['<div role="textbox"></div>', true],
    ['<button>Press</button>', false],
  ])('%s: %s, in the page and in a shadow root', async (html, expected) => {
    for (const mode of [null, 'open'] as const)
      expect((await press({ key: '?' }, draw(html, mode))).isTyping).toBe(expected);
  });

  test('inside a closed shadow root nothing can be told, so it counts as typing', async () => {
    expect((await press({ key: '?' }, draw('<input>', 'closed'))).isTyping).toBe(true);
  });
});
