import { placeKey, type Place } from '@gantry/platform-client/settings/places';
import type { PaletteEntry, PaletteSection } from './PaletteEntry.ts';

/** The entries of one section, in the order in which they are shown. */
export interface EntrySection {
  readonly id: PaletteSection;
  readonly entries: readonly PaletteEntry[];
}

/** The number of entries of one section that a search shows. */
const sectionLimit = 6;
/** "Elsewhere" multiplies modules and programs, so it gets less room. */
const elsewhereLimit = 4;

/** The favourite or recent places that the person may still open, under the names that they have now. */
function entriesOf(places: readonly Place[], entries: readonly PaletteEntry[], section: PaletteSection): EntrySection {
  const byKey = new Map(entries.flatMap((entry) => (entry.place ? [[placeKey(entry.place), entry] as const] : [])));
  const found = places.flatMap((place) => byKey.get(placeKey(place)) ?? []);
  return { id: section, entries: found.map((entry) => ({ ...entry, id: `${section} ${entry.id}`, section })) };
}

/** Before anything is typed: the favourites, the recent places that are not among them, and the commands. */
export function initialSections(
  entries: readonly PaletteEntry[],
  { favourites, recent }: Readonly<Record<'favourites' | 'recent', readonly Place[]>>,
): EntrySection[] {
  const favouriteKeys = new Set(favourites.map(placeKey));
  const others = recent.filter((place) => !favouriteKeys.has(placeKey(place)));
  const actions = entries.filter(({ section }) => section === 'actions');
  return [
    entriesOf(favourites, entries, 'favourites'),
    entriesOf(others, entries, 'recent'),
    { id: 'actions', entries: actions },
  ];
}

/** Ranked entries by section. The section with the best entry comes first. */
export function rankedSections(ranked: readonly PaletteEntry[]): EntrySection[] {
  return [...Map.groupBy(ranked, ({ section }) => section)].map(([id, entries]) => ({
    id,
    entries: entries.slice(0, id === 'elsewhere' ? elsewhereLimit : sectionLimit),
  }));
}

/** The entry whose place a path belongs to; null if none is. */
export function entryAt(entries: readonly PaletteEntry[], pathname: string): PaletteEntry | null {
  const above = entries.filter(
    ({ place, href }) => place !== undefined && href !== undefined && `${pathname}/`.startsWith(`${href}/`),
  );
  return above.toSorted((one, other) => (other.href?.length ?? 0) - (one.href?.length ?? 0))[0] ?? null;
}
