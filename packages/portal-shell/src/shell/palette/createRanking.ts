import { foldText } from '@gantry/ui-kit';
import { go, snapshot } from 'fuzzysort';
import type { PaletteEntry, PaletteSection } from './PaletteEntry.ts';

/** The number of entries that a search returns. The palette shows a few of each section. */
const resultLimit = 60;
/** Below this score, from 0 to 1, letters that happen to be in a title count as no match. */
const lowestScore = 0.3;

/** How much a match in a section counts. A place in the present program comes before the same one in another. */
const weights: Partial<Readonly<Record<PaletteSection, number>>> = { pages: 1.1, notifications: 0.9, elsewhere: 0.8 };

/** Finds entries by what is typed. */
export interface Ranking {
  /** Prepares the entries. Otherwise the first search does, which a person would notice with thousands of them. */
  readonly prepare: () => void;
  /** The entries that contain the letters of every typed word, in any order of words, best first. Spelling counts as little as in `foldText`. */
  readonly search: (text: string) => readonly PaletteEntry[];
}

/** Creates the ranking of entries. Nothing is prepared yet, so that the palette opens at once. */
export function createRanking(entries: readonly PaletteEntry[]): Ranking {
  const prepare = () =>
    snapshot(entries, {
      keys: [
        ({ title }: PaletteEntry) => foldText(title),
        ({ keywords = '', description = '' }: PaletteEntry) => foldText(`${keywords} ${description}`),
      ],
    });
  let prepared: ReturnType<typeof prepare> | null = null;
  const search = (text: string) => {
    prepared ??= prepare();
    return go(foldText(text), prepared, {
      limit: resultLimit,
      threshold: lowestScore,
      scoreFn: (result) => result.score * (weights[result.obj.section] ?? 1),
    }).map(({ obj }) => obj);
  };
  return {
    prepare: () => {
      prepared ??= prepare();
    },
    search: (text) => (text === '' ? [] : search(text)),
  };
}
