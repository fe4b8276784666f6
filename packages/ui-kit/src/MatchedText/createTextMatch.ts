import { foldText } from './foldText.ts';

/** A part of a text: from the first index up to the second, which is not part of it. */
type TextRange = readonly [start: number, end: number];

/** What a person typed to find texts. */
export interface TextMatch {
  /** True if nothing but spaces was typed, so that every text matches. */
  readonly isEmpty: boolean;
  /** Whether the text contains every typed word, in any order. Case, accents, width and the spelling of Arabic letters do not count. */
  readonly matches: (text: string) => boolean;
  /** The parts of a text that the words match, from its start on, none touching another; empty if none does. */
  readonly find: (text: string) => readonly TextRange[];
}

/** Reads what a person typed into the field of a filter. */
export function createTextMatch(typed: string): TextMatch {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  return {
    isEmpty: words.length === 0,
    matches: (text) => {
      const folded = foldText(text);
      return words.every((word) => folded.includes(word));
    },
    find: (text) => {
      if (words.length === 0) return [];
      const letters = foldLetters(text);
      return joinRanges(words.flatMap((word) => rangesOf(word, letters)));
    },
  };
}

interface FoldedLetters {
  readonly folded: string;
  /** For each unit of the folded text, the start and the end of its letter in the text. */
  readonly sources: readonly TextRange[];
}

/** Folds a text letter by letter, with the marks that follow each. */
function foldLetters(text: string): FoldedLetters {
  let folded = '';
  const sources: TextRange[] = [];
  for (const { 0: letter, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const form = foldText(letter);
    folded += form;
    for (let unit = 0; unit < form.length; unit += 1) sources.push([index, index + letter.length]);
  }
  return { folded, sources };
}

function rangesOf(word: string, { folded, sources }: FoldedLetters): readonly TextRange[] {
  const ranges: TextRange[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    const [start] = sources[at] ?? [0];
    const [, end] = sources[at + word.length - 1] ?? [0, 0];
    ranges.push([start, end]);
  }
  return ranges;
}

function joinRanges(ranges: readonly TextRange[]): readonly TextRange[] {
  const joined: TextRange[] = [];
  for (const [start, end] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1);
    if (last === undefined || start > last[1]) joined.push([start, end]);
    else joined[joined.length - 1] = [last[0], Math.max(last[1], end)];
  }
  return joined;
}
