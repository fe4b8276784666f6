/**
 * Returns the first letters of the first and last words of a name, in the script of the name: 'Noor Haddad' → 'NH',
 * 'نور حداد' → 'ن ح'.
 */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/u)
    .filter((word) => /^\p{L}/u.test(word));
  const [first = '', ...others] = words;
  const letters = [first, ...others.slice(-1)].map(firstLetter);
  // A space keeps Arabic letters from joining into what reads as a word.
  return letters.join(/\p{Script=Arabic}/u.test(first) ? ' ' : '');
}

/** A letter with its marks. `Intl.Segmenter` would load the tables of a language before the first screen of an app. */
const firstLetter = (word: string): string => /^\p{L}\p{M}*/u.exec(word)?.[0].toLocaleUpperCase() ?? '';
