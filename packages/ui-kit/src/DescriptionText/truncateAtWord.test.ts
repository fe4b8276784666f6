import { assert, integer, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { truncateAtWord } from './truncateAtWord.ts';

describe('is cut at a word boundary', () => {
  test.each([
    ['short enough', 20, 'short enough'],
    ['exactly ten', 11, 'exactly ten'],
    ['one two three', 7, 'one two…'],
    ['one two three', 9, 'one two…'],
    ['one two three', 8, 'one two…'],
    ['sites, jobs and crews', 7, 'sites…'],
    ['The site is closed. Call first.', 20, 'The site is closed…'],
    ['   leading space', 6, '   lea…'],
    ['المواقع، والأعمال', 9, 'المواقع…'],
    ['', 5, ''],
  ])('%j to %i', (text, limit, cut) => {
    expect(truncateAtWord(text, limit)).toBe(cut);
  });
});

test('a word longer than the limit is cut between characters', () => {
  expect(truncateAtWord('closeout-documents.pdf', 8)).toBe('closeout…');
  expect(truncateAtWord('👷🏽‍♀️👷🏽‍♀️👷🏽‍♀️', 10)).toBe('👷🏽‍♀️…');
});

test('the result for any text is its beginning and fits the limit', () => {
  assert(
    property(string({ unit: 'grapheme' }), integer({ min: 1, max: 60 }), (text, limit) => {
      const cut = truncateAtWord(text, limit);
      if (text.length <= limit) {
        expect(cut).toBe(text);
      } else {
        expect(cut.endsWith('…')).toBe(true);
        expect(cut.length - 1).toBeLessThanOrEqual(limit);
        expect(text.startsWith(cut.slice(0, -1))).toBe(true);
      }
    }),
  );
});
