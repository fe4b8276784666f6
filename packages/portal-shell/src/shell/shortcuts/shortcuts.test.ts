import { expect, test } from 'vitest';
import { shortcutKeys, shortcutOf } from './shortcuts.ts';

const none = { code: '', ctrlKey: false, metaKey: false, altKey: false, isComposing: false };

test.each([
  ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }, 'palette'],
  ['Cmd+K', { key: 'k', code: 'KeyK', metaKey: true }, 'palette'],
  ['Ctrl+K with Caps Lock', { key: 'K', code: 'KeyK', ctrlKey: true }, 'palette'],
  ['Ctrl+K on an Arabic keyboard', { key: 'ن', code: 'KeyK', ctrlKey: true }, 'palette'],
  ['Ctrl and the letter that a Dvorak keyboard has in that place', { key: 't', code: 'KeyK', ctrlKey: true }, null],
  ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }, null],
  ['Ctrl+Cmd+K', { key: 'k', ctrlKey: true, metaKey: true }, null],
  ['K alone', { key: 'k', code: 'KeyK' }, null],
  ['?', { key: '?' }, 'shortcuts'],
  ['the Arabic question mark', { key: '؟' }, 'shortcuts'],
  ['Ctrl+?', { key: '?', ctrlKey: true }, null],
  ['? during composition', { key: '?', isComposing: true }, null],
])('%s', (_, pressed, meaning) => expect(shortcutOf({ ...none, ...pressed })).toBe(meaning));

test('the keys are those of the computer', () => {
  expect(shortcutKeys('palette', 'Mozilla/5.0 (Macintosh; Intel Mac OS X)')).toEqual(['⌘', 'K']);
  expect(shortcutKeys('palette', 'Mozilla/5.0 (Windows NT 10.0)')).toEqual(['Ctrl', 'K']);
});
