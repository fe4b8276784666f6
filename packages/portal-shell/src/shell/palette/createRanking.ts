import { foldText } from '@gantry/ui-kit';
import { go, snapshot } from 'fuzzysort';
import type { PaletteEntry, PaletteSection } from './PaletteEntry.ts';

/** The number of entries that a search returns. The palette shows a few of each section. */
const resultLimit = 60;
/** Below this score, from 0 to 1, letters that happen to be in a title count as no match. */
const lowestScore = 0.3;

/** How much a match in a section counts. A place in the present program comes before the same one in another. */
const weights: Partial<Readonly<Record<PaletteSection, number>>> = { pages: 1.1, notifications: 0.9, elsewhere: 0.8 };

/** Creates the ranking of entries, which finds them by what is typed. Nothing is prepared yet, so that the palette opens at once. */
export function createRanking(entries: readonly PaletteEntry[]) {
  const prepare = (prepared = entries) =>
    snapshot(prepared, {
      keys: [
        ({ title }: PaletteEntry) => foldText(title),
        ({ keywords = '', description = '' }: PaletteEntry) => foldText(`${keywords} ${description}`),
      ],
    });
  let prepared: ReturnType<typeof prepare> | null = null;
  const find = (text: string, among: ReturnType<typeof prepare>) => {
    const scoreOf = ({ score, obj }: { readonly score: number; readonly obj: PaletteEntry }) =>
      score * (weights[obj.section] ?? 1);
    return go(foldText(text), among, { limit: resultLimit, threshold: lowestScore, scoreFn: scoreOf });
  };
  const search = (text: string, more: readonly PaletteEntry[]) => {
    prepared ??= prepare();
    const found = find(text, prepared);
    if (more.length === 0) return found.map(({ obj }) => obj);
    const all = [...found, ...find(text, prepare(more))].toSorted((one, other) => other.score - one.score);
    return all.slice(0, resultLimit).map(({ obj }) => obj);
  };
  return {
    /** Prepares the entries. Otherwise the first search does, which a person would notice with thousands of them. */
    prepare: () => {
      prepared ??= prepare();
    },
    /**
     * The entries that contain the letters of every typed word, in any order of words, best first. Spelling counts as little as in `foldText`. `more` are
     * entries of this search alone.
     */
    search: (text: string, more: readonly PaletteEntry[] = []) => (text === '' ? [] : search(text, more)),
  };
}
