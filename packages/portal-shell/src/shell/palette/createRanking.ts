import { go, snapshot } from 'fuzzysort';
import type { PaletteEntry, PaletteSection } from './PaletteEntry.ts';

/** The number of entries that a search returns. The palette shows a few of each section. */
const resultLimit = 60;
/** Below this score, from 0 to 1, letters that happen to be in a title count as no match. */
const lowestScore = 0.3;

/** How much a match in a section counts. A place in the present program comes before the same one in another. */
const weights: Partial<Readonly<Record<PaletteSection, number>>> = { pages: 1.1, notifications: 0.9, elsewhere: 0.8 };

/**
 * Prepares entries for searching, and returns the search: the entries that contain the letters of every typed word, in any order of words,
 * best first. Accents and case do not count.
 */
export function createRanking(entries: readonly PaletteEntry[]): (text: string) => readonly PaletteEntry[] {
  const prepared = snapshot(entries, {
    keys: ['title', ({ keywords = '', description = '' }: PaletteEntry) => `${keywords} ${description}`],
  });
  return (text) =>
    text === ''
      ? []
      : go(text, prepared, {
          limit: resultLimit,
          threshold: lowestScore,
          scoreFn: (result) => result.score * (weights[result.obj.section] ?? 1),
        }).map(({ obj }) => obj);
}
