/** Gives each of some characters the same form. */
const spelledBy = (form: string, characters: string) =>
  Object.fromEntries(Array.from(characters, (character) => [character, form]));

/** Letters that Unicode does not decompose, and signs, and what people type for them. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  þ: 'th',
  // Turkish writes i in two ways, with and without a dot.
  ı: 'i',
  // Greek writes sigma in another way at the end of a word.
  ς: 'σ',
  // Arabic: a keyboard of another country, the two letters at the end of a word, hamza alone.
  ک: 'ك',
  ی: 'ي',
  ى: 'ي',
  ة: 'ه',
  ء: '',
  // Hebrew writes five letters in another way at the end of a word.
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
  // Phones and text processors turn what is typed into other quotes, apostrophes, dashes and lines of fractions.
  ...spelledBy("'", '‘’‚‛′ʹʻʼʾʿ´`'),
  ...spelledBy('"', '“”„‟″«»'),
  ...spelledBy('-', '‐–—―−־'),
  ...spelledBy('/', '⁄∕'),
  ...spelledBy('%', '٪'),
};

/**
 * The marks over and under Latin, Greek, Cyrillic, Hebrew and Arabic letters, with the hamza that sits on another letter. In other scripts a
 * mark is a vowel, and the text means something else without it.
 */
const marks = String.raw`\u0300-\u036F\u0483-\u0489\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED`;
/** What cannot be seen, the sign of a variant, and tatweel, which stretches an Arabic word. */
const unseen = String.raw`\p{Cf}\uFE00-\uFE0F\u0640`;
const dropped = new RegExp(`[${marks}${unseen}]`, 'gu');
const replaced = new RegExp(`[${Object.keys(spelled).join('')}٠-٩۰-۹]`, 'g');
/** ASCII without the backtick, which people type for an apostrophe. */
const isPlain = /^[\x20-\x5F\x61-\x7E]*$/;
const formOf = (letter: string) => spelled[letter] ?? digitOf(letter);

/** The digit that an Arabic or a Persian one stands for: the lowest four bits of each count from 0. */
const digitOf = (digit: string) => String((digit.codePointAt(0) ?? 0) % 16);

/**
 * Returns a text in the form in which texts are compared: small letters without accents, one width, ligatures as their letters, the digits 0
 * to 9, straight quotes, and one spelling of letters that people type in several ways. It is the same in every language, so what is found does not depend on
 * the language of the page.
 */
export function foldText(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  return (
    text
      // Compatibility forms take some signs apart: an acute accent alone is a space and a mark.
      .replace(replaced, formOf)
      .normalize('NFKD')
      .toLowerCase()
      .normalize('NFKD')
      .replace(dropped, '')
      .replace(replaced, formOf)
  );
}
