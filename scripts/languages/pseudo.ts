/** A language for tests: English that is longer and marked, so that a text that does not come from the messages stands out. */
import { parseMessage, type Part } from '../../packages/ui-kit/src/messages/parseMessage.ts';
import type { Messages } from './generate.ts';

/** The variants: from left to right, and mirrored. No language has these codes. */
export const pseudoLanguages = { qps: 'ltr', qpm: 'rtl' } as const;
export type PseudoLanguage = keyof typeof pseudoLanguages;

/** True for the code of a variant. */
export const isPseudoLanguage = (code: string): code is PseudoLanguage => Object.hasOwn(pseudoLanguages, code);

const share = 0.4;
const plain = 'ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz';
const accented = 'ÅÇĎÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽåçďéĝĥîĵķļñöŕšţûŵýž';

/** Accents letters, and doubles some of them, so that each word grows as a longer language's does. */
function grown(text: string): string {
  let due = 0;
  return text.replaceAll(/./gsu, (letter) => {
    const at = plain.indexOf(letter);
    const changed = at === -1 ? letter : (accented[at] ?? letter);
    due += share;
    if (due < 1 || !/\p{L}/u.test(letter)) return changed;
    due -= 1;
    return changed + changed.toLowerCase();
  });
}

/** A right-to-left script reads a text from its right end. The override has that for Latin letters, and leaves the values alone; the mark before it decides `dir=auto`. */
const drawn = (text: string, language: PseudoLanguage) =>
  pseudoLanguages[language] === 'rtl' && /\p{L}/u.test(text) ? `\u200f\u202e${grown(text)}\u202c` : grown(text);

/** Writes the parts of a message in ICU MessageFormat, with their texts in the language. */
function written(parts: readonly Part[], language: PseudoLanguage, special = /[{}]/g): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return drawn(part, language).replaceAll("'", "''").replaceAll(special, "'$&'");
      if (part.kind === 'count') return '#';
      if (part.kind === 'list') return `{0}${part.separator}{1}`;
      if (part.kind === 'plural') {
        const forms = Object.entries(part.forms).map(
          ([form, inner]) => `${form} {${written(inner, language, /[{}#]/g)}}`,
        );
        return `{${part.name}, plural, ${forms.join(' ')}}`;
      }
      if (part.format === 'text') return `{${part.name}}`;
      return `{${part.name}, number${part.format === 'number' ? '' : `, ${part.format}`}}`;
    })
    .join('');
}

/** A message in ICU MessageFormat, 40 % longer, accented and in brackets. Its values and plural forms stay. */
export function pseudoText(message: string, language: PseudoLanguage = 'qps'): string {
  const parts = parseMessage(message);
  const isList = parts.some((part) => typeof part === 'object' && part.kind === 'list');
  return isList ? message : `⟦${written(parts, language)}⟧`;
}

/** The messages of a package in the pseudo language. */
export const pseudoMessages = (english: Messages, language: PseudoLanguage = 'qps'): Messages =>
  Object.fromEntries(
    Object.entries(english)
      .filter(([name]) => !name.startsWith('@'))
      .map(([name, value]) => [
        name,
        typeof value === 'string' ? pseudoText(value, language) : pseudoMessages(value, language),
      ]),
  );
