import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTextMatch } from './createTextMatch.ts';

describe('a text that is typed in another way is found, and marked where it stands', () => {
  test.each([
    ['another case', 'HARBOR', 'Harbor Fiber Rollout', '[Harbor] Fiber Rollout'],
    ['no accents', 'sao', 'Município de São Paulo', 'Município de [São] Paulo'],
    ['accents that the text lacks', 'sãò', 'Sao Paulo', '[Sao] Paulo'],
    ['accents as marks of their own', 'São', 'Sa\u0303o Paulo', '[Sa\u0303o] Paulo'],
    ['words in another order', 'roll harb', 'Harbor Fiber Rollout', '[Harb]or Fiber [Roll]out'],
    ['a word that stands there twice', 'or', 'Order for Harbor', '[Or]der f[or] Harb[or]'],
    ['words that overlap', 'arb harbor', 'Harbor', '[Harbor]'],
    ['the Turkish i with a dot', 'istanbul', 'İstanbul hattı', '[İstanbul] hattı'],
    ['the Turkish i without a dot', 'HATTI', 'İstanbul hattı', 'İstanbul [hattı]'],
    ['a sharp s as two letters', 'strasse', 'Straße 4', '[Straße] 4'],
    ['half of a letter that folds to two', 'stras', 'Straße 4', '[Straß]e 4'],
    ['Danish, Polish and French letters', 'ost lodz coeur', 'Øst Łódź cœur', '[Øst] [Łódź] [cœur]'],
    ['a ligature as its letters', 'fiber', 'ﬁber', '[ﬁber]'],
    ['full width', 'abc1', 'ＡＢＣ１', '[ＡＢＣ１]'],
    ['half width', 'ｶﾞ', 'ガス', '[ガ]ス'],
    ['alef without its hamza', 'احمد', 'أحمد', '[أحمد]'],
    ['alef with hamza below', 'إحمد', 'أحمد', '[أحمد]'],
    ['alef with madda', 'الان', 'الآن', '[الآن]'],
    ['hamza on waw and ya', 'مسوول', 'مسؤول', '[مسؤول]'],
    ['hamza alone left out', 'انشا', 'إنشاء', '[إنشا]ء'],
    ['teh marbuta as heh', 'شبكه', 'شبكة', '[شبكة]'],
    ['alef maksura as yeh', 'مبني', 'مبنى', '[مبنى]'],
    ['tatweel', 'محمد', 'محـــمد', '[محـــمد]'],
    ['vowel marks', 'مشروع', 'مَشْرُوع', '[مَشْرُوع]'],
    ['Persian letters', 'شبكي', 'شبکی', '[شبکی]'],
    ['Arabic digits', '2026', 'خطة ٢٠٢٦', 'خطة [٢٠٢٦]'],
    ['Persian digits', '۲۰۲۶', 'Plan 2026', 'Plan [2026]'],
    ['Hebrew without points', 'שלום', 'שָׁלוֹם', '[שָׁלוֹם]'],
    ['Greek in capitals', 'ΟΔΟΣ', 'οδός', '[οδός]'],
    ['the apostrophe of a phone', 'O’Brien', "O'Brien Tower", "[O'Brien] Tower"],
    ['a straight apostrophe', "l'est", 'Ligne de l’Est', 'Ligne de [l’Est]'],
    ['a backtick as an apostrophe', "o'brien", 'O`Brien', '[O`Brien]'],
    ['an acute accent as an apostrophe', "o'brien", 'O´Brien', '[O´Brien]'],
    ['a double prime as a quote', '5"', 'Pipe 5″', 'Pipe [5″]'],
    ['an okina as an apostrophe', "hawai'i", 'Hawaiʻi', '[Hawaiʻi]'],
    ['a hyphen for a dash', '2-A', 'Phase 2–A', 'Phase [2–A]'],
    ['a hyphen that never breaks', 'a-b', 'A‑B', '[A‑B]'],
    ['straight quotes', '"north"', '“North” wing', '[“North”] wing'],
    ['a fraction as it is typed', '1/2', '½ inch', '[½] inch'],
    ['the Arabic percent sign', '50%', '٥٠٪', '[٥٠٪]'],
    ['a soft hyphen', 'breitband', 'Breit\u00ADband', '[Breit\u00ADband]'],
    ['a letter outside the basic plane before it', 'ab', '𝒳𝐀b', '𝒳[𝐀b]'],
  ])('%s', (_, typed, text, marked) => {
    const match = createTextMatch(typed);
    expect(match.matches(text)).toBe(true);
    expect(mark(text, match.find(text))).toBe(marked);
  });
});

test.each([
  ['a word is missing', 'harbor tower', 'Harbor Fiber Rollout'],
  ['another vowel sign in Devanagari', 'कि', 'का'],
  ['a voiced sound in Japanese', 'が', 'か'],
])('what means something else is not found: %s', (_, typed, text) => {
  expect(createTextMatch(typed).matches(text)).toBe(false);
});

test('spaces alone match everything and mark nothing', () => {
  const match = createTextMatch('  ');
  expect(match.isEmpty).toBe(true);
  expect(match.matches('Harbor')).toBe(true);
  expect(match.find('Harbor')).toEqual([]);
});

test('every part of any text finds it, and what is marked holds that part', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
      fc.nat(),
      fc.nat(),
      (text, from, length) => {
        const letters = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
        const start = from % letters.length;
        const part = letters.slice(start, start + 1 + (length % 4)).join('');
        const match = createTextMatch(part);
        expect(match.matches(text)).toBe(true);
        const marked = match.find(text).map(([begin, end]) => text.slice(begin, end));
        expect(match.isEmpty ? true : match.matches(marked.join(' '))).toBe(true);
      },
    ),
  );
});

function mark(text: string, ranges: readonly (readonly [number, number])[]): string {
  return ranges.reduceRight(
    (marked, [start, end]) => `${marked.slice(0, start)}[${marked.slice(start, end)}]${marked.slice(end)}`,
    text,
  );
}
